import { Injectable } from '@nestjs/common';
import type { ChargebackId, ChargebackStatus } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Chargeback } from '../../domain/chargebacks/chargeback';
import { ChargebackRepository } from '../../persistence/chargebacks/chargeback.repository';
import { DisputedPaymentRepository } from '../../persistence/chargebacks/disputed-payment.repository';
import { type Audience, ChargebackNotices } from './chargeback-notices';
import { ChargebackRecipients } from './chargeback-recipients';

/** Moves a chargeback, and the refunds that wait for its outcome with it, in one transaction. */
@Injectable()
export class ChargebackWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly chargebacks: ChargebackRepository,
    private readonly payments: DisputedPaymentRepository,
    private readonly notices: ChargebackNotices,
    private readonly recipients: ChargebackRecipients,
    private readonly acts: ActLog,
  ) {}

  async change(
    id: ChargebackId,
    act: (chargeback: Chargeback) => Result<unknown>,
    then: (tx: Tx, state: Chargeback['state']) => Promise<void> = () => Promise.resolve(),
  ): Promise<Result<undefined>> {
    const audience = await this.recipients.of(id);
    if (!audience) return refuse('not_found');
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const chargeback = await this.chargebacks.load(tx, id);
      if (!chargeback) return refuse('not_found');
      const done = act(chargeback);
      if (!done.ok) return done;
      await this.save(tx, chargeback, audience);
      await then(tx, chargeback.state);
      return accept();
    });
  }

  /** The same as an act of a super admin, entered in the audit log. */
  async decide(
    id: ChargebackId,
    act: (chargeback: Chargeback) => Result<unknown>,
  ): Promise<Result<undefined>> {
    let before: ChargebackStatus;
    return this.change(
      id,
      (chargeback) => {
        before = chargeback.state.status;
        return act(chargeback);
      },
      (tx, { status }) => this.audit(tx, id, before, status),
    );
  }

  audit(tx: Tx, id: ChargebackId, before: ChargebackStatus, after: ChargebackStatus): Promise<void> {
    const subject = { kind: 'chargeback', id };
    return this.acts.changed(tx, { subject, before: { status: before }, after: { status: after } });
  }

  /** Records that the provider gave the sum back. Refunds that it had stood for are made after all. */
  async win(tx: Tx, chargeback: Chargeback, now: Date, audience: Audience): Promise<void> {
    const won = chargeback.win(now);
    if (!won.ok) return;
    const { paymentId } = chargeback.state;
    if (paymentId && won.value > 0) await this.payments.refundAfterAll(tx, paymentId, newId(), won.value);
    await this.save(tx, chargeback, audience);
  }

  private async save(tx: Tx, chargeback: Chargeback, audience: Audience): Promise<void> {
    const { paymentId, resolvedAt } = chargeback.state;
    await this.chargebacks.save(tx, chargeback);
    if (!resolvedAt) return;
    this.notices.resolved(tx, chargeback, audience);
    // refunds that waited for the outcome are made, or the chargeback stands for them
    if (paymentId) await this.payments.advanceRefunds(tx, paymentId);
  }
}
