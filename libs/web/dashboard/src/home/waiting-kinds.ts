import type { StoreWaitingKind } from '@smachot/contracts';
import type { PlaceId } from '../shell/places';
import type { StoreWaiting } from './use-waiting';

/** Where things of a kind are done: the place whose badge counts them, what is chosen there, and what their clock says. */
type Kind = { place: PlaceId; chosen?: string; clock: 'until' | 'startsIn' | 'payUntil' };

export const KINDS: Record<StoreWaitingKind, Kind> = {
  bookings: { place: 'orders', clock: 'startsIn' },
  proposals: { place: 'proposals', clock: 'until' },
  conversations: { place: 'messages', clock: 'until' },
  reviews: { place: 'reviews', chosen: '?show=unanswered', clock: 'until' },
  disputes: { place: 'payments', clock: 'until' },
  registrations: { place: 'events', clock: 'until' },
  plan_unpaid: { place: 'account', clock: 'payUntil' },
  plan_at_bank: { place: 'account', clock: 'payUntil' },
};

/** How many things wait at a place of the store. */
export const waitingAt = ({ orders, others }: StoreWaiting, place: PlaceId): number =>
  others
    .filter(({ kind }) => KINDS[kind].place === place)
    .reduce((sum, { count }) => sum + count, place === 'orders' ? orders.length : 0);
