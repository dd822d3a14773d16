import { Injectable } from '@nestjs/common';
import { toShekels } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { StoreUsage } from '@smachot/server-stores';
import type { Subscription } from '../domain/subscription';
import { graceEnd } from '../domain/dunning';

/** Tells every owner of a store what became of its subscription. */
@Injectable()
export class OwnerNotices {
  send(tx: Tx, { news, state }: Subscription, usage: StoreUsage | null): void {
    if (!usage) return;
    const { businessName: store, partnerUsername, owners } = usage;
    const href = `/dashboard/${partnerUsername}/account`;
    for (const { kind, amount } of news) {
      const isUnpaid = kind === 'subscription_unpaid';
      const until = isUnpaid ? graceEnd(state.untilDay!).toISOString() : null;
      const values = { store, amount: toShekels(amount), until };
      for (const userId of owners)
        tx.emit('notifications.wanted', { userId, kind, values, href, urgent: isUnpaid });
    }
  }
}
