import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addCustomerNote,
  changeCustomerTags,
  deleteCustomerNote,
  exportCustomers,
  type InputOf,
  listCustomers,
  readCustomer,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { Readable } from 'node:stream';
import { ChangeTags } from '../use-cases/change-tags';
import { ExportCustomers } from '../use-cases/export-customers';
import { ListCustomers } from '../use-cases/list-customers';
import { OneCustomer } from '../use-cases/one-customer';
import { DeleteNote, WriteNote } from '../use-cases/write-note';

/** Endpoints of a store's customers, for its crew. */
@Controller()
export class CustomersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listCustomers)
  list(@Input() { params, query }: InputOf<typeof listCustomers>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListCustomers(params.partner, query, actor));
  }
  @Serves(exportCustomers)
  async export(
    @Input() { params, query }: InputOf<typeof exportCustomers>,
    @Caller() { userId }: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    const file = await this.queries.execute(new ExportCustomers(params.partner, query, userId, language));
    if (!file.ok) return file;
    const { chunks, type, name } = file.value;
    return new StreamableFile(Readable.from(chunks, { objectMode: false }), {
      type,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  }
  @Serves(readCustomer)
  read(@Input() { params }: InputOf<typeof readCustomer>, @Caller() actor: UserActor) {
    return this.queries.execute(new OneCustomer(params.partner, params.customerId, actor));
  }
  @Serves(addCustomerNote)
  addNote(@Input() { params, body }: InputOf<typeof addCustomerNote>, @Caller() { userId }: UserActor) {
    const about = { store: params.partner, customerId: params.customerId };
    return this.commands.execute(new WriteNote(about, body.text, userId));
  }
  @Serves(deleteCustomerNote)
  deleteNote(@Input() { params }: InputOf<typeof deleteCustomerNote>, @Caller() { userId }: UserActor) {
    const about = { store: params.partner, customerId: params.customerId };
    return this.commands.execute(new DeleteNote(about, params.noteId, userId));
  }
  @Serves(changeCustomerTags)
  changeTags(@Input() { params, body }: InputOf<typeof changeCustomerTags>, @Caller() { userId }: UserActor) {
    const about = { store: params.partner, customerId: params.customerId };
    return this.commands.execute(new ChangeTags(about, body, userId));
  }
}
