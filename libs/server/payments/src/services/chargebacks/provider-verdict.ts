import { Injectable } from '@nestjs/common';
import type { ChargebackId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { isChargedBack } from '../../domain/sale-state';
import { ChargebackQueries } from '../../persistence/chargebacks/chargeback.queries';
import { PaymeGateway } from '../../provider/payme.gateway';
import { ChargebackReading } from './chargeback-reading';
import { ChargebackWriter } from './chargeback-writer';

/** Asks the provider whether a disputed sum is back, when an admin says so. */
@Injectable()
export class ProviderVerdict {
  constructor(
    private readonly queries: ChargebackQueries,
    private readonly payme: PaymeGateway,
    private readonly reading: ChargebackReading,
    private readonly writer: ChargebackWriter,
    private readonly clock: Clock,
  ) {}

  async confirmWon(id: ChargebackId, version: number | undefined): Promise<Result<undefined>> {
    const chargeback = await this.queries.byId(id);
    if (!chargeback) return refuse('not_found');
    if (version !== undefined && version !== chargeback.version) return refuse('conflict.version');
    if (chargeback.status === 'won') return refuse('lifecycle.illegal_move');
    const sale = await this.payme.read(chargeback.saleId);
    if (!sale || isChargedBack(sale)) return refuse('chargeback.not_returned');
    await this.reading.apply(chargeback.saleId, sale, this.clock.now(), (tx) =>
      this.writer.audit(tx, id, chargeback.status, 'won'),
    );
    return accept();
  }
}
