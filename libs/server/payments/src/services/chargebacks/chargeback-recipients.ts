import { Inject, Injectable, Optional } from '@nestjs/common';
import type { ChargebackId } from '@smachot/contracts';
import { ChargedOrdersPort } from '../../charged-orders-port';
import { ChargebackQueries } from '../../persistence/chargebacks/chargeback.queries';
import { type Audience, ChargebackNotices } from './chargeback-notices';

/** Reads whom the outcome of a chargeback concerns. */
@Injectable()
export class ChargebackRecipients {
  constructor(
    private readonly queries: ChargebackQueries,
    private readonly notices: ChargebackNotices,
    @Optional() @Inject(ChargedOrdersPort) private readonly orders?: ChargedOrdersPort,
  ) {}

  /** Undefined when there is no such chargeback. */
  async of(id: ChargebackId): Promise<Audience | undefined> {
    const found = await this.queries.byId(id);
    if (!found) return undefined;
    const store = found.storeId ? await this.orders?.store(found.storeId) : undefined;
    return { admins: await this.notices.admins(), store };
  }
}
