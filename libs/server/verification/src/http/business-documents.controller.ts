import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  deleteBusinessDocument,
  type InputOf,
  listBusinessDocuments,
  readBusinessDocument,
  saveBusinessDocument,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import {
  BusinessDocumentFile,
  BusinessDocumentsOf,
} from '../use-cases/business-documents/business-documents-of';
import { DeleteBusinessDocument } from '../use-cases/business-documents/delete-business-document';
import { SaveBusinessDocument } from '../use-cases/business-documents/save-business-document';

/** The store's side of its business documents. */
@Controller()
export class BusinessDocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listBusinessDocuments)
  list(@Input() { params }: InputOf<typeof listBusinessDocuments>, @Caller() reader: UserActor) {
    return this.queries.execute(new BusinessDocumentsOf(params.partner, reader));
  }

  @Serves(saveBusinessDocument)
  save(@Input() { params, body }: InputOf<typeof saveBusinessDocument>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new SaveBusinessDocument(params.partner, params.kind, body, userId));
  }

  @Serves(deleteBusinessDocument)
  delete(@Input() { params }: InputOf<typeof deleteBusinessDocument>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DeleteBusinessDocument(params.partner, params.kind, userId));
  }

  @Serves(readBusinessDocument)
  file(@Input() { params }: InputOf<typeof readBusinessDocument>, @Caller() reader: UserActor) {
    return this.queries.execute(new BusinessDocumentFile(params.partner, params.kind, reader));
  }
}
