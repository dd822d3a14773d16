import {
  type AnswerOf,
  type changeSeating,
  type EventId,
  MAX_TABLES,
  MAX_WISHES,
  type RsvpId,
  type SeatedAt,
  type SeatingPatch,
  type SeatingTable,
  type SeatingTableId,
  type SeatingWish,
  type SeatingWishId,
  type SplitSeats,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { changedSince } from '../guests/field-versions';
import type { Rsvp } from '../guests/rsvp';

export type TableState = SeatingTable & { eventId: EventId };
export type SplitState = SplitSeats & { eventId: EventId };
export type WishState = SeatingWish & { eventId: EventId };
export type PatchOutcome = AnswerOf<typeof changeSeating>;

/** Longest name of a guest's table. */
const LONGEST = 40;
/** The table name of a record that sits at two tables. */
const joinedName = (first: string, second: string): string => `${first} + ${second}`;

/**
 * The tables of an event and who sits there. A guest's `tableName` is the truth: the plan keeps only what a name cannot say, which is how the
 * seats of one record are split over two tables.
 */
export class SeatingPlan {
  readonly changedTables = new Set<SeatingTableId>();
  readonly removedTables = new Set<SeatingTableId>();
  readonly changedSplits = new Set<RsvpId>();
  readonly addedWishes: WishState[] = [];
  readonly removedWishes: SeatingWishId[] = [];
  private readonly tables: Map<SeatingTableId, TableState>;
  private readonly splits: Map<RsvpId, SplitState>;
  private readonly wishes: Set<SeatingWishId>;

  constructor(
    readonly eventId: EventId,
    rows: { tables: TableState[]; splits: SplitState[]; wishIds: SeatingWishId[] },
  ) {
    this.tables = new Map(rows.tables.map((table) => [table._id, table]));
    this.splits = new Map(rows.splits.map((split) => [split.rsvpId, split]));
    this.wishes = new Set(rows.wishIds);
  }

  table(id: SeatingTableId): TableState | undefined {
    return this.tables.get(id);
  }
  split(id: RsvpId): SplitState | undefined {
    return this.splits.get(id);
  }

  /** Names by which guests sit at the tables that the patch renames or removes. */
  namesTouchedBy({ tables, removedTables }: SeatingPatch): string[] {
    const touched = new Set<SeatingTableId>();
    for (const { _id, name } of tables) if (this.tables.get(_id)?.name !== name) touched.add(_id);
    for (const { _id } of removedTables) touched.add(_id);
    const names = [...touched].flatMap((id) => this.tables.get(id)?.name ?? []);
    for (const split of this.splits.values())
      if (touched.has(split.firstTableId) || touched.has(split.secondTableId)) names.push(split.tableName);
    return names;
  }

  /** @param rsvps the guests that the patch seats, and those whose table it renames or removes. */
  apply(patch: SeatingPatch, rsvps: Rsvp[], now: Date): Result<PatchOutcome> {
    const outcome: PatchOutcome = {
      tables: [],
      guests: [],
      splits: [],
      outdated: { tables: [], goneTables: [], guests: [], goneGuests: [] },
    };
    const seated = new Map(rsvps.map((rsvp) => [rsvp.state.id, this.seatsOf(rsvp)]));
    for (const form of patch.tables) this.put(form, outcome);
    for (const rsvp of rsvps) this.follow(rsvp, seated.get(rsvp.state.id)!, now);
    const placed = this.seat(patch, new Map(rsvps.map((rsvp) => [rsvp.state.id, rsvp])), outcome, now);
    if (!placed.ok) return placed;
    for (const removed of patch.removedTables) this.remove(removed, rsvps, outcome);
    this.changeWishes(patch);
    const sound = this.check();
    if (!sound.ok) return sound;
    outcome.tables.push(...[...this.changedTables].map((id) => view(this.tables.get(id)!)));
    outcome.guests.push(...rsvps.filter(({ touched }) => touched).map(seatedGuest));
    outcome.splits.push(...[...this.changedSplits].flatMap((id) => withoutEvent(this.splits.get(id))));
    return accept(outcome);
  }

  /** Tables at which a guest sits by the name in the list; without a table of that name at none. */
  private seatsOf({ state: { id, tableName } }: Rsvp): SeatingTableId[] {
    if (tableName === null) return [];
    const split = this.splits.get(id);
    if (split?.tableName === tableName) return [split.firstTableId, split.secondTableId];
    const table = [...this.tables.values()].find(({ name }) => name === tableName);
    return table ? [table._id] : [];
  }

  private put(form: SeatingTable, { tables, outdated }: PatchOutcome): void {
    const before = this.tables.get(form._id);
    const after: TableState = { ...form, eventId: this.eventId, version: (before?.version ?? 0) + 1 };
    // another request has stored the same already, or this one is repeated
    if (before && isSame(before, after)) tables.push(view(before));
    else if (before && before.version !== form.version) outdated.tables.push(view(before));
    else if (!before && form.version !== 0) outdated.goneTables.push(form._id);
    else {
      this.tables.set(form._id, after);
      this.changedTables.add(form._id);
    }
  }

  /** Takes a guest along with a table that has another name now. */
  private follow(rsvp: Rsvp, at: SeatingTableId[], now: Date): void {
    const split = this.splits.get(rsvp.state.id);
    const name = at.length ? this.nameOf(at) : rsvp.state.tableName;
    if (name === null || name === rsvp.state.tableName) return;
    if (at.length > 1 && split) {
      this.splits.set(rsvp.state.id, { ...split, tableName: name });
      this.changedSplits.add(rsvp.state.id);
    }
    rsvp.edit({ tableName: name }, now);
  }

  private nameOf(at: readonly SeatingTableId[]): string {
    const [first, second] = at.map((id) => this.tables.get(id)!.name);
    return second === undefined ? first! : joinedName(first!, second);
  }

  private seat(
    patch: SeatingPatch,
    rsvps: ReadonlyMap<RsvpId, Rsvp>,
    { outdated }: PatchOutcome,
    now: Date,
  ): Result<undefined> {
    for (const { rsvpId, version, at } of patch.seats) {
      const rsvp = rsvps.get(rsvpId);
      if (!rsvp) {
        outdated.goneGuests.push(rsvpId);
        continue;
      }
      const [first, second] = at;
      if (first && first.tableId === second?.tableId) return refuse('seating.no_table');
      const known = at.every(({ tableId }) => this.tables.has(tableId));
      const name = at.length && known ? this.nameOf(at.map(({ tableId }) => tableId)) : null;
      if (name !== null && name.length > LONGEST) return refuse('seating.long_names');
      const moved = changedSince(rsvp.state.fieldVersions, ['tableName'], version);
      if (!known || (moved && name !== rsvp.state.tableName)) outdated.guests.push(seatedGuest(rsvp));
      else this.sit(rsvp, name, at, now);
    }
    return accept();
  }

  private sit(rsvp: Rsvp, name: string | null, [first, second]: SeatedAt[], now: Date): void {
    const { id, tableName } = rsvp.state;
    if (name !== tableName) rsvp.edit({ tableName: name }, now);
    if (second && name !== null) {
      this.splits.set(id, {
        ...{ rsvpId: id, eventId: this.eventId, tableName: name },
        ...{ firstTableId: first!.tableId, secondTableId: second.tableId, firstSeats: first!.seats },
      });
      this.changedSplits.add(id);
    } else if (this.splits.delete(id)) this.changedSplits.add(id);
  }

  private remove(
    { _id, version }: SeatingPatch['removedTables'][number],
    rsvps: Rsvp[],
    { outdated }: PatchOutcome,
  ): void {
    const table = this.tables.get(_id);
    if (!table) return;
    const taken = rsvps.some((rsvp) => this.seatsOf(rsvp).includes(_id));
    if (table.version !== version || taken) {
      outdated.tables.push(view(table));
      return;
    }
    this.tables.delete(_id);
    this.changedTables.delete(_id);
    this.removedTables.add(_id);
  }

  private changeWishes({ wishes, removedWishes }: SeatingPatch): void {
    for (const wish of wishes) {
      if (this.wishes.has(wish._id)) continue;
      this.wishes.add(wish._id);
      this.addedWishes.push({ ...wish, eventId: this.eventId });
    }
    for (const id of removedWishes) if (this.wishes.delete(id)) this.removedWishes.push(id);
  }

  private check(): Result<undefined> {
    if (this.tables.size > MAX_TABLES) return refuse('seating.too_many_tables');
    if (this.wishes.size > MAX_WISHES) return refuse('seating.too_many_wishes');
    const names = new Set([...this.tables.values()].map(({ name }) => name));
    return names.size === this.tables.size ? accept() : refuse('seating.name_taken');
  }
}

const view = ({ eventId: _, ...table }: TableState): SeatingTable => table;
const withoutEvent = (split: SplitState | undefined): SplitSeats[] => {
  if (!split) return [];
  const { eventId: _, ...seats } = split;
  return [seats];
};
const seatedGuest = ({ state: { id, name, tableName, version, fieldVersions } }: Rsvp) => ({
  rsvpId: id,
  attendeeName: name,
  tableName,
  // of a record that will be saved, the version it is saved as
  version: Math.max(version, fieldVersions['tableName'] ?? 0),
});

const isSame = (before: TableState, after: TableState): boolean => {
  const { version: _, traits, ...rest } = before;
  return (
    Object.entries(rest).every(([field, value]) => after[field as keyof TableState] === value) &&
    traits.length === after.traits.length &&
    traits.every((trait) => after.traits.includes(trait))
  );
};
