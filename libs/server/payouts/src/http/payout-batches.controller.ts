import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  confirmPayoutsSent,
  downloadPayoutFile,
  type InputOf,
  listExcludedStores,
  listFailedPayouts,
  listPayoutBatches,
  makePayoutFile,
  type PayoutBatchId,
  readPayoutBatch,
  uploadPayoutAnswer,
} from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { Input, ProblemError, Serves, Upload, type UploadedFile } from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { ConfirmPayoutsSent } from '../use-cases/confirm-sent';
import { ExcludedStores } from '../use-cases/excluded-stores';
import { FailedPayouts } from '../use-cases/failed-payouts';
import { MakePayoutFile } from '../use-cases/make-file';
import { PayoutBatches, PayoutBatchOf, PayoutBatchWithItems } from '../use-cases/payout-batches';
import { PayoutFileOf } from '../use-cases/payout-file';
import { ReadBankAnswer } from '../use-cases/read-bank-answer';

/** The admins' side: the batches, their files and the bank's answers. */
@Controller()
export class PayoutBatchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listPayoutBatches)
  list(@Input() { query }: InputOf<typeof listPayoutBatches>) {
    return this.queries.execute(new PayoutBatches(query));
  }

  @Serves(readPayoutBatch)
  read(@Input() { params, query }: InputOf<typeof readPayoutBatch>) {
    return this.queries.execute(new PayoutBatchWithItems(params.batchId, query));
  }

  @Serves(listExcludedStores)
  excluded(@Input() { params, query }: InputOf<typeof listExcludedStores>) {
    return this.queries.execute(new ExcludedStores(params.batchId, query));
  }

  @Serves(makePayoutFile)
  async make(@Input() { params, body }: InputOf<typeof makePayoutFile>) {
    const made = await this.commands.execute(new MakePayoutFile(params.batchId, body.replaces));
    return this.after(params.batchId, made);
  }

  @Serves(downloadPayoutFile)
  async download(
    @Input() { params }: InputOf<typeof downloadPayoutFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.queries.execute(new PayoutFileOf(params.batchId, params.fileNumber));
    if (!file.ok) throw new ProblemError(file.code);
    await reply
      .header('content-type', downloadPayoutFile.media)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.value.fileName}"`)
      .send(file.value.content);
  }

  @Serves(confirmPayoutsSent)
  async sent(@Input() { params, body }: InputOf<typeof confirmPayoutsSent>) {
    const sent = await this.commands.execute(new ConfirmPayoutsSent(params.batchId, body.fileNumber));
    return this.after(params.batchId, sent);
  }

  @Serves(uploadPayoutAnswer)
  async answer(@Input() { params }: InputOf<typeof uploadPayoutAnswer>, @Upload() file: UploadedFile) {
    const read = await this.commands.execute(new ReadBankAnswer(params.batchId, file));
    if (!read.ok) return read;
    const batch = await this.queries.execute(new PayoutBatchOf(params.batchId));
    return batch.ok ? accept({ batch: batch.value, ...read.value }) : batch;
  }

  @Serves(listFailedPayouts)
  failed(@Input() { query }: InputOf<typeof listFailedPayouts>) {
    return this.queries.execute(new FailedPayouts(query));
  }

  /** The batch after the command. */
  private after(batchId: PayoutBatchId, done: Result<undefined>) {
    return done.ok ? this.queries.execute(new PayoutBatchOf(batchId)) : Promise.resolve(done);
  }
}
