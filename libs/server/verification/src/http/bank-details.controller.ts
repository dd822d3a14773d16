import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  bankDocumentFile,
  editBankDetails,
  type InputOf,
  listBanks,
  listBranches,
  readBankDetails,
  submitBankDetails,
  uploadDocument,
} from '@smachot/contracts';
import {
  Caller,
  Input,
  ProblemError,
  Serves,
  Upload,
  type UploadedFile,
  type UserActor,
} from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { BankDetailsOf } from '../use-cases/bank-details-of';
import { DocumentFile } from '../use-cases/bank-document';
import { Banks, BranchesOf } from '../use-cases/banks';
import { EditBankDetails } from '../use-cases/edit-bank-details';
import { SubmitBankDetails } from '../use-cases/submit-bank-details';
import { UploadDocument } from '../use-cases/upload-document';

@Controller()
export class BankDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(uploadDocument)
  upload(@Upload() file: UploadedFile, @Caller() { userId }: UserActor) {
    return this.commands.execute(new UploadDocument(file, userId));
  }

  @Serves(readBankDetails)
  read(@Input() { params }: InputOf<typeof readBankDetails>, @Caller() reader: UserActor) {
    return this.queries.execute(new BankDetailsOf(params.b, reader));
  }

  @Serves(submitBankDetails)
  submit(@Input() { params, body }: InputOf<typeof submitBankDetails>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new SubmitBankDetails(params.b, body, userId));
  }

  @Serves(editBankDetails)
  edit(@Input() { params, body }: InputOf<typeof editBankDetails>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new EditBankDetails(params.id, body, userId));
  }

  @Serves(listBanks)
  banks() {
    return this.queries.execute(new Banks());
  }

  @Serves(listBranches)
  branches(@Input() { params }: InputOf<typeof listBranches>) {
    return this.queries.execute(new BranchesOf(params.bankNumber));
  }

  /** No cache keeps it, no page frames it, and nothing in it runs. */
  @Serves(bankDocumentFile)
  async file(@Input() input: InputOf<typeof bankDocumentFile>, @Res() reply: FastifyReply): Promise<void> {
    const opened = await this.queries.execute(new DocumentFile(input));
    if (!opened.ok) throw new ProblemError(opened.code);
    const { stream, fileName, mediaType, inline } = opened.value;
    await reply
      .header('content-type', mediaType)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(
        'content-disposition',
        inline ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      )
      .send(stream);
  }
}
