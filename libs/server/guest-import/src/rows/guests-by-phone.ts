import { canonicalPhone } from '@smachot/kernel';
import { groupBy } from './group-by';
import type { ExistingGuest } from './existing-guest';
import { nameKeyOf, tidyCell } from './plain-text';
import type { ReadRow } from './read-row';

/** Guests with the phone of a row. Rows with the same `key` are one guest. */
type Found = { key: string; guests: readonly ExistingGuest[] };

const sharedKey = (phone: string, name: string): string => `${phone} ${nameKeyOf(name)}`;

/**
 * Existing guests by phone. Hosts may give several guests one phone, for instance a couple; only the name then tells which of
 * them a row refers to.
 */
export class GuestsByPhone {
  private readonly byPhone: Map<string, ExistingGuest[]>;
  /** Guests who share a phone, by phone and name. */
  private readonly sharing = new Map<string, ExistingGuest[]>();

  constructor(existing: readonly ExistingGuest[]) {
    const phoned = existing.filter(({ attendeePhone }) => attendeePhone);
    this.byPhone = groupBy(phoned, ({ attendeePhone }) => canonicalPhone(attendeePhone!));
    for (const [phone, guests] of this.byPhone) {
      if (guests.length < 2) continue;
      const named = groupBy(guests, ({ attendeeName }) => sharedKey(phone, attendeeName));
      for (const [key, ofThisName] of named) this.sharing.set(key, ofThisName);
    }
  }

  /** Null for a row without a phone. Of guests who share the phone only those with the row's name are found. */
  find({ guest: { attendeePhone, attendeeName } }: ReadRow): Found | null {
    if (attendeePhone === null) return null;
    const phone = canonicalPhone(attendeePhone);
    const guests = this.byPhone.get(phone) ?? [];
    if (guests.length < 2) return { key: phone, guests };
    const key = sharedKey(phone, attendeeName);
    return { key, guests: this.sharing.get(key) ?? [] };
  }

  /**
   * Row under its name as written, where a guest who shares the phone is called so: the reading takes the count out of
   * "דנה +1", and the row would refer to the guest called "דנה".
   */
  withWrittenName(row: ReadRow): ReadRow {
    const { guest, writtenName } = row;
    if (this.sharing.size === 0 || guest.attendeePhone === null) return row;
    const key = sharedKey(canonicalPhone(guest.attendeePhone), writtenName);
    if (!this.sharing.has(key) || nameKeyOf(writtenName) === nameKeyOf(guest.attendeeName)) return row;
    return { ...row, guest: { ...guest, attendeeName: tidyCell(writtenName) } };
  }
}
