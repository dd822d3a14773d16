import type { TableTrait } from '@smachot/contracts';
import type { SolverGuest, SolverWish } from './problem';

/** Guests who are to sit at one table. */
export type Bundle = {
  guests: readonly SolverGuest[];
  seats: number;
  wants: readonly TableTrait[];
  /** A table where somebody they are to sit with sits already. */
  anchor: number | undefined;
};

/** What is known of guests who sit already. */
type Fixed = { tableOfFixed: (guest: string) => number | undefined };

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Sets of ids that are joined by pairs. */
class Sets {
  private readonly parents = new Map<string, string>();

  rootOf(id: string): string {
    const parent = this.parents.get(id) ?? id;
    if (parent === id) return id;
    const root = this.rootOf(parent);
    this.parents.set(id, root);
    return root;
  }
  join(a: string, b: string): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)].sort();
    this.parents.set(second!, first!);
  }
}

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Joins those who are to be together, but never two of whom a wish says that they are to be apart. */
const joined = (wishes: readonly SolverWish[]): Sets => {
  const sets = new Sets();
  const apart = new Set<string>();
  for (const { kind, guests } of wishes)
    if (kind === 'apart')
      for (const a of guests) for (const b of guests) if (a !== b) apart.add(pairKey(a, b));
  const members = new Map<string, string[]>();
  const membersOf = (root: string) => members.get(root) ?? [root];
  const together = wishes
    .filter(({ kind }) => kind === 'together')
    .map(({ guests }) => [...guests].sort())
    .sort((a, b) => (a.join() < b.join() ? -1 : 1));
  for (const [first, ...others] of together)
    for (const other of others) {
      const [a, b] = [sets.rootOf(first!), sets.rootOf(other)];
      const [here, there] = [membersOf(a), membersOf(b)];
      if (a === b || here.some((one) => there.some((two) => apart.has(pairKey(one, two))))) continue;
      sets.join(a, b);
      members.set(sets.rootOf(a), [...here, ...there]);
    }
  return sets;
};

const kinOf = ({ side, group, label }: SolverGuest): string => JSON.stringify([side, label ?? group]);

/** Bundles in the order in which they are placed: those with wishes, then the largest groups, in them the largest bundles. */
export const bundlesOf = (
  free: readonly SolverGuest[],
  wishes: readonly SolverWish[],
  { tableOfFixed }: Fixed,
): { bundles: Bundle[]; alone: (bundle: Bundle) => Bundle[] } => {
  const sets = joined(wishes);
  const traits = new Map<string, Set<TableTrait>>();
  const anchors = new Map<string, number>();
  for (const { kind, guests } of wishes)
    for (const id of guests) {
      if (kind === 'near_door' || kind === 'quiet') traits.set(id, (traits.get(id) ?? new Set()).add(kind));
      const table = kind === 'together' ? tableOfFixed(id) : undefined;
      const root = sets.rootOf(id);
      if (table !== undefined) anchors.set(root, Math.min(table, anchors.get(root) ?? table));
    }
  const bundle = (guests: readonly SolverGuest[]): Bundle => ({
    guests,
    seats: guests.reduce((sum, guest) => sum + guest.seats, 0),
    wants: [...new Set(guests.flatMap(({ id }) => [...(traits.get(id) ?? [])]))].sort(),
    anchor: anchors.get(sets.rootOf(guests[0]!.id)),
  });
  const byRoot = new Map<string, SolverGuest[]>();
  for (const guest of [...free].sort(byId)) {
    const root = sets.rootOf(guest.id);
    byRoot.set(root, [...(byRoot.get(root) ?? []), guest]);
  }
  return {
    bundles: ordered([...byRoot.values()].map(bundle), free),
    alone: (whole) => whole.guests.map((guest) => bundle([guest])),
  };
};

const ordered = (bundles: Bundle[], free: readonly SolverGuest[]): Bundle[] => {
  const sizes = new Map<string, number>();
  for (const guest of free) sizes.set(kinOf(guest), (sizes.get(kinOf(guest)) ?? 0) + guest.seats);
  const rank = bundles.map((bundle) => {
    const [first] = bundle.guests;
    const wished = bundle.wants.length > 0 || bundle.anchor !== undefined;
    return { bundle, wished, kin: kinOf(first!), size: sizes.get(kinOf(first!))!, id: first!.id };
  });
  return rank
    .sort(
      (a, b) =>
        Number(b.wished) - Number(a.wished) ||
        b.size - a.size ||
        (a.kin < b.kin ? -1 : a.kin > b.kin ? 1 : 0) ||
        b.bundle.seats - a.bundle.seats ||
        byId(a, b),
    )
    .map(({ bundle }) => bundle);
};
