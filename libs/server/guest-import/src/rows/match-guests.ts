import type { TableGuest } from '@smachot/contracts';
import type { ExistingGuest } from './existing-guest';
import { groupBy } from './group-by';
import type { GuestsByPhone } from './guests-by-phone';
import { nameKeyOf } from './plain-text';
import type { ReadRow } from './read-row';

/** Changes the row would make to this guest, as the present values of the changed fields. Empty cells change nothing. */
export const changesOf = (row: ReadRow, existing: ExistingGuest): Partial<TableGuest> => {
  const before: Partial<TableGuest> = {};
  if (row.guest.attendeeName !== existing.attendeeName) before.attendeeName = existing.attendeeName;
  for (const field of row.given) {
    if (field === 'specialRequests' && existing.ownWords) continue;
    if (row.guest[field] !== existing[field]) Object.assign(before, { [field]: existing[field] });
  }
  return before;
};

const isUnchanged = (row: ReadRow, existing: ExistingGuest): boolean =>
  Object.keys(changesOf(row, existing)).length === 0;

export const fingerprint = (guest: TableGuest): string =>
  JSON.stringify([
    guest.attendeeName,
    guest.estimatedNumberOfGuests ?? 1,
    guest.group,
    guest.groupLabel,
    guest.side,
    guest.tableName,
    guest.language,
    guest.specialRequests,
    guest.hostNote,
  ]);

/** Above this number of pairs of one name only exact repeats are matched: no event has 500 guests of one name. */
const MAX_PAIRS = 250_000;

const nameOf = (row: ReadRow): string => nameKeyOf(row.guest.attendeeName);

/** Finds the guest each row refers to. At most one row refers to a guest. */
export class GuestMatcher {
  readonly matches = new Map<ReadRow, ExistingGuest>();
  private claimed = new Set<ExistingGuest>();
  private byName = new Map<string, ExistingGuest[]>();

  constructor(
    private existing: readonly ExistingGuest[],
    private byPhone: GuestsByPhone,
  ) {}

  match(rows: readonly ReadRow[]): void {
    for (const row of rows) {
      const guests = this.byPhone.find(row)?.guests ?? [];
      const guest = guests.length > 1 ? guests.find((one) => isUnchanged(row, one)) : undefined;
      if (guests[0]) this.claim(row, guest ?? guests[0]);
    }
    // A row without a phone is matched by name, and so is a guest without one: most tables have neither.
    const bare = rows.some((row) => row.guest.attendeePhone === null);
    const waiting = this.existing.some((guest) => guest.attendeePhone === null && !this.claimed.has(guest));
    if ((!bare && !waiting) || this.claimed.size === this.existing.length) return;
    this.byName = groupBy(this.existing, (guest) => nameKeyOf(guest.attendeeName));
    for (const [name, ofThisName] of groupBy(rows, nameOf)) {
      if (this.byName.has(name)) this.matchName(name, ofThisName);
    }
  }

  private claim(row: ReadRow, guest: ExistingGuest): void {
    this.matches.set(row, guest);
    this.claimed.add(guest);
  }

  private free(nameKey: string): ExistingGuest[] {
    return (this.byName.get(nameKey) ?? []).filter((guest) => !this.claimed.has(guest));
  }

  private matchName(nameKey: string, ofThisName: ReadRow[]): void {
    const rows = ofThisName.filter((row) => !this.matches.has(row));
    const waiting = this.free(nameKey).filter((guest) => guest.attendeePhone === null);
    const phoned = rows.filter((row) => row.guest.attendeePhone !== null);
    // The one guest of this name has no phone yet, and the one row of this name contains it.
    if (phoned.length === 1 && ofThisName.length === 1 && waiting.length === 1)
      this.claim(phoned[0]!, waiting[0]!);
    const bare = rows.filter((row) => row.guest.attendeePhone === null);
    if (bare.length === 0) return;
    this.matchExact(bare, this.free(nameKey));
    const candidates = this.free(nameKey);
    const rest = bare.filter((row) => !this.matches.has(row));
    if (rest.length * candidates.length > MAX_PAIRS) return;
    this.matchUnchanged(rest, candidates, bare, nameKey);
    const left = bare.filter((row) => !this.matches.has(row));
    const free = this.free(nameKey);
    if (left.length === 1 && free.length === 1) this.claim(left[0]!, free[0]!);
  }

  private matchExact(rows: ReadRow[], candidates: ExistingGuest[]): void {
    const byPrint = groupBy(candidates, fingerprint);
    for (const row of rows) {
      const guest = byPrint.get(fingerprint(row.guest))?.pop();
      if (guest) this.claim(row, guest);
    }
  }

  /**
   * Finds the maximum matching of rows that change nothing (augmenting paths, after Kuhn): a table uploaded twice must match
   * every guest of the first upload, although sparse rows would fit several of them.
   */
  private matchUnchanged(
    rest: ReadRow[],
    candidates: ExistingGuest[],
    all: ReadRow[],
    nameKey: string,
  ): void {
    if (rest.length === 0 || candidates.length === 0) return;
    const holders = new Map<ExistingGuest, ReadRow>();
    for (const row of all) {
      const guest = this.matches.get(row);
      if (guest) holders.set(guest, row);
    }
    const ofAll = (this.byName.get(nameKey) ?? []).filter(
      (guest) => !this.claimed.has(guest) || holders.has(guest),
    );
    const place = (row: ReadRow, seen: Set<ExistingGuest>): boolean => {
      for (const guest of ofAll) {
        if (seen.has(guest) || !isUnchanged(row, guest)) continue;
        seen.add(guest);
        const holder = holders.get(guest);
        if (holder && !place(holder, seen)) continue;
        holders.set(guest, row);
        this.claim(row, guest);
        return true;
      }
      return false;
    };
    for (const row of rest) place(row, new Set());
  }
}
