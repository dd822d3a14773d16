import type { SeatedAt } from '@smachot/contracts';
import type { Bundle } from './bundles';
import type { SeatingProblem, SolverGuest, SolverTable } from './problem';

const WEIGHT = { anchor: 100_000, trait: 5_000, label: 6, group: 3, side: 2 } as const;
/** Seats of strangers count against a table, and so does a trait that others may wish for. */
const COST = { stranger: 1, unwished: 4, looseness: 0.05, short: 4 } as const;

type Kin = readonly (readonly [key: string, weight: number])[];
const kinOf = ({ side, group, label }: SolverGuest): Kin => [
  ...(label === null ? [] : [[`l ${label}`, WEIGHT.label] as const]),
  [`g ${group} ${side ?? ''}`, WEIGHT.group],
  ...(side === null ? [] : [[`s ${side}`, WEIGHT.side] as const]),
];

type TableState = {
  table: SolverTable;
  taken: number;
  /** Seats by kin. */
  kin: Map<string, number>;
  guests: Set<string>;
  bundles: Set<Bundle>;
};

/** The tables while guests are being seated. Tables are known by their place in the order of their ids. */
export class Room {
  private readonly tables: TableState[];
  private readonly at = new Map<Bundle, number>();
  private readonly fixed = new Map<string, number>();
  private readonly enemies = new Map<string, Set<string>>();
  private readonly kin = new Map<string, Kin>();
  /** Seats of guests who wait for a table, by their closest kin. */
  private readonly waiting = new Map<string, number>();
  private readonly largest: number;

  constructor({ tables, guests, wishes, seated }: SeatingProblem, moving: ReadonlySet<string>) {
    const sorted = [...tables].sort((a, b) => (a.id < b.id ? -1 : 1));
    this.tables = sorted.map((table) => ({
      ...{ table, taken: 0 },
      ...{ kin: new Map<string, number>(), guests: new Set<string>(), bundles: new Set<Bundle>() },
    }));
    const known = new Map(guests.map((guest) => [guest.id, guest]));
    this.largest = Math.max(0, ...sorted.map(({ seats }) => seats));
    for (const guest of guests) {
      this.kin.set(guest.id, kinOf(guest));
      if (moving.has(guest.id)) this.wait(guest, 1);
    }
    for (const { kind, guests: of } of wishes)
      if (kind === 'apart') for (const id of of) this.makeEnemies(id, of);
    const indexOf = new Map(sorted.map(({ id }, at) => [id, at]));
    for (const [id, seats] of Object.entries(seated)) {
      if (moving.has(id)) continue;
      for (const { tableId, seats: taken } of seats) {
        const at = indexOf.get(tableId);
        if (at === undefined) continue;
        this.fixed.set(id, Math.min(at, this.fixed.get(id) ?? at));
        this.count(this.tables[at]!, id, known.has(id) ? this.kin.get(id)! : [], taken, 1);
      }
    }
  }

  readonly tableOfFixed = (guest: string): number | undefined => this.fixed.get(guest);
  tableOf(bundle: Bundle): number | undefined {
    return this.at.get(bundle);
  }
  bundlesAt(table: number): Bundle[] {
    return [...this.tables[table]!.bundles];
  }
  roomAt(table: number): number {
    const { table: one, taken } = this.tables[table]!;
    return one.seats - taken;
  }

  fits(bundle: Bundle, table: number): boolean {
    if (bundle.seats > this.roomAt(table)) return false;
    const { guests } = this.tables[table]!;
    return bundle.guests.every(({ id }) => {
      const enemies = this.enemies.get(id);
      return !enemies || ![...enemies].some((enemy) => guests.has(enemy));
    });
  }

  /** The table that suits a bundle best; undefined when it fits nowhere. */
  bestFor(bundle: Bundle, except?: number): number | undefined {
    let best: number | undefined;
    let most = -Infinity;
    for (const table of this.tables.keys()) {
      if (table === except || !this.fits(bundle, table)) continue;
      const score = this.score(bundle, table);
      if (score > most) [best, most] = [table, score];
    }
    return best;
  }

  /** All tables that are large enough, the most suitable first. */
  tablesFor(bundle: Bundle): number[] {
    return [...this.tables.keys()]
      .filter((table) => this.tables[table]!.table.seats >= bundle.seats)
      .map((table) => ({ table, score: this.score(bundle, table) }))
      .sort((a, b) => b.score - a.score || a.table - b.table)
      .map(({ table }) => table);
  }

  place(bundle: Bundle, table: number): void {
    this.at.set(bundle, table);
    this.tables[table]!.bundles.add(bundle);
    for (const { id, seats } of bundle.guests)
      this.count(this.tables[table]!, id, this.kin.get(id)!, seats, 1);
  }
  lift(bundle: Bundle): void {
    const state = this.tables[this.at.get(bundle)!]!;
    this.at.delete(bundle);
    state.bundles.delete(bundle);
    for (const guest of bundle.guests) {
      this.count(state, guest.id, this.kin.get(guest.id)!, guest.seats, -1);
      this.wait(guest, 1);
    }
  }

  /** Where these guests sit; those who sit nowhere are left out. */
  seatsOf(moving: ReadonlySet<string>): Record<string, SeatedAt[]> {
    const seats: Record<string, SeatedAt[]> = {};
    for (const [bundle, table] of this.at)
      for (const guest of bundle.guests)
        if (moving.has(guest.id))
          seats[guest.id] = [{ tableId: this.tables[table]!.table.id, seats: guest.seats }];
    return seats;
  }

  private score(bundle: Bundle, at: number): number {
    const { table, taken, kin } = this.tables[at]!;
    let score = bundle.anchor === at ? WEIGHT.anchor : 0;
    for (const trait of table.traits) score += bundle.wants.includes(trait) ? WEIGHT.trait : -COST.unwished;
    let strangers = 0;
    for (const { id } of bundle.guests) {
      const own = this.kin.get(id)!;
      for (const [key, weight] of own) score += weight * (kin.get(key) ?? 0);
      strangers += taken - Math.max(...own.map(([key]) => kin.get(key) ?? 0));
    }
    // a group that begins a table wants room for those of it who still wait
    const [closest] = this.kin.get(bundle.guests[0]!.id)![0]!;
    const begins = !kin.get(closest);
    const wanted = Math.min(this.waiting.get(closest) ?? 0, this.largest);
    if (begins) score -= COST.short * Math.max(0, wanted - (table.seats - taken));
    return score - COST.stranger * strangers - COST.looseness * (table.seats - taken - bundle.seats);
  }

  private count(state: TableState, id: string, kin: Kin, seats: number, sign: 1 | -1): void {
    state.taken += sign * seats;
    if (sign === 1) state.guests.add(id);
    else state.guests.delete(id);
    for (const [key] of kin) state.kin.set(key, (state.kin.get(key) ?? 0) + sign * seats);
  }

  private wait({ id, seats }: SolverGuest, sign: 1 | -1): void {
    const [closest] = this.kin.get(id)![0]!;
    this.waiting.set(closest, (this.waiting.get(closest) ?? 0) + sign * seats);
  }

  private makeEnemies(id: string, others: readonly string[]): void {
    const enemies = this.enemies.get(id) ?? new Set();
    for (const other of others) if (other !== id) enemies.add(other);
    this.enemies.set(id, enemies);
  }
}
