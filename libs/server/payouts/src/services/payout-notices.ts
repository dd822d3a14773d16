import type { NotificationKind } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { StoreContact } from '@smachot/server-stores';
import type { PayoutState } from '../domain/payout';

/** Tells the owners of a store what happens to its payout; never a number of an account. */
const tellOwners =
  (kind: NotificationKind, urgent: boolean) =>
  (tx: Tx, { amount }: PayoutState, store: StoreContact | undefined): void => {
    for (const userId of store?.ownerIds ?? [])
      tx.emit('notifications.wanted', {
        userId,
        kind,
        values: { store: store!.businessName, amount: toShekels(amount) },
        href: `/dashboard/${store!.partnerUsername}/payments`,
        urgent,
      });
  };

export const tellSent = tellOwners('payout_sent', false);
export const tellReturned = tellOwners('payout_returned', true);
