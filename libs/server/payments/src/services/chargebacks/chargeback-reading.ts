import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { Chargeback } from '../../domain/chargebacks/chargeback';
import { disputedAmount } from '../../domain/chargebacks/disputed-amount';
import { isChargedBack } from '../../domain/sale-state';
import { ChargebackRepository } from '../../persistence/chargebacks/chargeback.repository';
import type { ReadSale } from '../../provider/payme.gateway';
import { type Audience, ChargebackNotices } from './chargeback-notices';
import { ChargebackWriter } from './chargeback-writer';
import { ChargedSales, type KnownSale } from './charged-sales';

/** Opens and wins chargebacks by what the provider shows of a sale; what a notification says is never believed. */
@Injectable()
export class ChargebackReading {
  constructor(
    private readonly work: UnitOfWork,
    private readonly chargebacks: ChargebackRepository,
    private readonly sales: ChargedSales,
    private readonly notices: ChargebackNotices,
    private readonly writer: ChargebackWriter,
  ) {}

  /** Idempotent. `within`: runs in the same transaction, first. */
  async apply(
    saleId: string,
    shown: ReadSale,
    now: Date,
    within: (tx: Tx) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const known = await this.sales.of(saleId);
    const audience = { admins: await this.notices.admins(), store: known.store };
    await this.work.run(async (tx) => {
      await within(tx);
      const standing = await this.chargebacks.ofSale(tx, saleId);
      if (!isChargedBack(shown)) {
        if (standing) await this.writer.win(tx, standing, now, audience);
      } else if (!standing) await this.open(tx, known, shown, now, audience);
    });
  }

  private async open(
    tx: Tx,
    { sale, recorded }: KnownSale,
    { amount, left, state }: ReadSale,
    now: Date,
    audience: Audience,
  ): Promise<void> {
    const disputed = disputedAmount(recorded, { amount, left, partly: state === 'partly_charged_back' });
    const chargeback = Chargeback.open({ ...sale, id: newId(), amount: disputed }, now);
    await this.chargebacks.add(tx, chargeback);
    this.notices.opened(tx, chargeback, audience);
  }
}
