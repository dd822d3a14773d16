import type { GuestForm, Side } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';

/** A guest's details as the host enters them; the phone is already parsed. */
export type GuestDetails = Omit<
  GuestForm,
  | 'attendeeName'
  | 'attendeePhone'
  | 'estimatedNumberOfGuests'
  | 'income'
  | 'tableName'
  | 'specialRequests'
  | 'hostNote'
  | 'groupLabel'
  | 'side'
> & {
  name: string;
  phone: E164 | null;
  mobile: boolean;
  tableName: string | null;
  groupLabel: string | null;
  side: Side | null;
  estimated: number;
  estimateGiven: boolean;
  /** Request entered by the host on the guest's behalf. */
  specialRequests: string | null;
  hostNote: string | null;
  income: number | null;
};
