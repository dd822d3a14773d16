import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Chargeback, ChargebackId, ChargebackSide, StoreId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { ChargedOrdersPort } from '../../charged-orders-port';
import type { ChargebackState } from '../../domain/chargebacks/chargeback';
import { type ChargebackPage, ChargebackQueries } from '../../persistence/chargebacks/chargeback.queries';
import { chargebackView } from '../../views/chargeback-view';

export type SeenChargeback = { state: ChargebackState; side: ChargebackSide };

/** Chargebacks as the people see them whom they concern; for anybody else they do not exist. */
@Injectable()
export class ChargebackSides {
  constructor(
    private readonly queries: ChargebackQueries,
    private readonly clock: Clock,
    @Optional() @Inject(ChargedOrdersPort) private readonly orders?: ChargedOrdersPort,
  ) {}

  /** Who is both customer and owner answers as the customer. */
  async find(id: ChargebackId, userId: UserId): Promise<SeenChargeback | undefined> {
    const state = await this.queries.byId(id);
    if (!state) return undefined;
    if (state.userId === userId) return { state, side: 'customer' };
    return state.storeId && (await this.isOwner(state.storeId, userId))
      ? { state, side: 'business' }
      : undefined;
  }

  async one(id: ChargebackId, userId: UserId): Promise<Chargeback | undefined> {
    const seen = await this.find(id, userId);
    return seen && (await this.views([seen.state], seen.side))[0];
  }

  /** Undefined when `storeId` names a store that the reader does not own. */
  async page(
    userId: UserId,
    storeId: StoreId | undefined,
    page: ChargebackPage,
  ): Promise<Chargeback[] | undefined> {
    if (!storeId) return this.views(await this.queries.page({ userId }, page), 'customer');
    if (!(await this.isOwner(storeId, userId))) return undefined;
    return this.views(await this.queries.page({ storeId }, page), 'business');
  }

  private async isOwner(storeId: StoreId, userId: UserId): Promise<boolean> {
    return (await this.orders?.isOwner(storeId, userId)) ?? false;
  }

  private async views(states: ChargebackState[], side: ChargebackSide): Promise<Chargeback[]> {
    const answers = states.length ? await this.queries.answers(states.map(({ id }) => id)) : [];
    const now = this.clock.now();
    return states.map((state) => chargebackView(state, side, answers, now));
  }
}
