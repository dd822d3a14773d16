import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayoutBatchId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, readLimited, type Tx, UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import type { Payout } from '../domain/payout';
import { readAnswer, type ReturnedPayment } from '../masav/masav-answer';
import { PayoutQueries } from '../persistence/payout.queries';
import { auditedBatch, batchChange } from '../services/audited-batch';
import { BatchPayouts } from '../services/batch-payouts';
import { tellReturned } from '../services/payout-notices';
import { type Contacts, StoresGateway } from '../stores-gateway';

type Outcome = { returned: number; known: number };

/** The bank's answer to a batch: what it names is returned to the balances, the rest is paid. */
export class ReadBankAnswer extends Command<Result<Outcome>> {
  constructor(
    readonly batchId: PayoutBatchId,
    readonly file: UploadedFile,
  ) {
    super();
  }
}

@CommandHandler(ReadBankAnswer)
export class ReadBankAnswerHandler implements ICommandHandler<ReadBankAnswer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: PayoutQueries,
    private readonly stores: StoresGateway,
    private readonly batches: BatchPayouts,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ batchId, file }: ReadBankAnswer): Promise<Result<Outcome>> {
    const bytes = await readLimited(file.stream, file.maxBytes);
    if (!bytes) return refuse('file.too_large');
    const payer = this.batches.payer.get();
    if (!payer.ok) return payer;
    const answer = readAnswer(bytes, payer.value.institution);
    if (!answer.ok) return answer;
    const numbers = new Set(answer.value.map(({ reference }) => reference));
    const known = await this.queries.ofBatch(batchId, null, null, null);
    const named = known.filter(({ number }) => numbers.has(number));
    const contacts = await this.stores.contacts(named.map(({ storeId }) => storeId));
    return this.work.run((tx) => this.apply(tx, batchId, answer.value, contacts));
  }

  private async apply(
    tx: Tx,
    batchId: PayoutBatchId,
    answer: ReturnedPayment[],
    contacts: Contacts,
  ): Promise<Result<Outcome>> {
    const now = this.clock.now();
    const loaded = await this.batches.load(tx, batchId, ['sent', 'paid', 'returned']);
    if (!loaded.ok) return loaded;
    const { batch, payouts } = loaded.value;
    const before = auditedBatch(batch.state);
    const answered = batch.answer(now);
    if (!answered.ok) return answered;
    const byNumber = new Map(payouts.map((payout) => [payout.state.number, payout]));
    const isForeign = ({ reference, amount }: ReturnedPayment) =>
      byNumber.get(reference)?.state.amount !== amount;
    if (answer.some(isForeign)) return refuse('payouts.answer_foreign');
    let returned = 0;
    for (const line of answer) {
      const payout = byNumber.get(line.reference)!;
      if (payout.state.status === 'returned') continue;
      await this.batches.reversal.giveBack(tx, payout, line, now);
      tellReturned(tx, payout.state, contacts.get(payout.state.storeId));
      returned += 1;
    }
    await this.payTheRest(tx, payouts, now);
    await this.batches.save(tx, batch);
    await this.acts.changed(tx, batchChange(batch, before, { returned }));
    return accept({ returned, known: answer.length - returned });
  }

  private async payTheRest(tx: Tx, payouts: Payout[], now: Date): Promise<void> {
    const paid = payouts.filter((payout) => payout.pay(now).ok);
    await this.batches.savePaid(tx, paid);
    for (const { state } of paid) tx.hint(`store:${state.storeId}`);
  }
}
