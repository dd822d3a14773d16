import type { ProposalForm, ProposalLine, ProposalTerm } from '@smachot/contracts';
import { proposalPrice } from './proposal';

/** What two versions are compared by, in the order it is told. */
export const PROPOSAL_FIELDS = [
  'unit',
  'customerName',
  'participants',
  'datetime',
  'location',
  'remarks',
  'validUntil',
] as const;
export type ProposalField = (typeof PROPOSAL_FIELDS)[number];

/** An entry of a list in two versions; `before` null: it was added, `after` null: it was removed. */
export type EntryDifference<Entry> =
  | { kind: 'added'; before: null; after: Entry }
  | { kind: 'removed'; before: Entry; after: null }
  | { kind: 'changed'; before: Entry; after: Entry; fields: (keyof Entry)[] };

/** What differs between two versions of a proposal. `price`: the sums in agorot without options, when they differ. */
export type ProposalDifferences = {
  fields: ProposalField[];
  lines: EntryDifference<ProposalLine>[];
  terms: EntryDifference<ProposalTerm>[];
  price: { before: number; after: number } | null;
};

const FACTS: Record<ProposalField, (content: ProposalForm) => unknown> = {
  unit: ({ pricingUnitId }) => pricingUnitId,
  customerName: ({ customerName }) => customerName,
  participants: ({ eventInfo }) => eventInfo.participants,
  datetime: ({ eventInfo }) => Date.parse(eventInfo.datetime),
  location: ({ eventInfo }) => eventInfo.location,
  remarks: ({ remarks }) => remarks,
  validUntil: ({ validUntil }) => Date.parse(validUntil),
};
const LINE_FIELDS = ['name', 'description', 'per', 'quantity', 'unitPrice', 'optional', 'dish'] as const;
const TERM_FIELDS = ['name', 'description'] as const;

export const proposalDifferences = (before: ProposalForm, after: ProposalForm): ProposalDifferences => {
  const [then, now] = [before, after].map(
    ({ lines, eventInfo }) => proposalPrice(lines, eventInfo.participants).total,
  ) as [number, number];
  return {
    fields: PROPOSAL_FIELDS.filter((field) => !isSame(FACTS[field](before), FACTS[field](after))),
    lines: lineDifferences(before.lines, after.lines),
    terms: entryDifferences<ProposalTerm>(before.terms, after.terms, TERM_FIELDS),
    price: then === now ? null : { before: then, after: now },
  };
};

export const lineDifferences = (
  before: readonly ProposalLine[],
  after: readonly ProposalLine[],
): EntryDifference<ProposalLine>[] => entryDifferences(before, after, LINE_FIELDS);

/**
 * The entries of two lists that differ; another order of them is no difference. An entry continues one of the same name, or one that says the
 * same under another name; several of one name continue each other in their order.
 */
const entryDifferences = <Entry extends { name: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
  fields: readonly (keyof Entry)[],
): EntryDifference<Entry>[] => {
  const fieldsThatDiffer = (one: Entry, other: Entry) =>
    fields.filter((field) => !isSame(one[field], other[field]));
  const left = [...before];
  /** By position in `after`. */
  const continued = new Map<number, Entry>();
  const pair = (isContinued: (one: Entry, by: Entry) => boolean): void =>
    after.forEach((entry, position) => {
      const at = continued.has(position) ? -1 : left.findIndex((one) => isContinued(one, entry));
      if (at >= 0) continued.set(position, left.splice(at, 1)[0]!);
    });
  pair((one, by) => fieldsThatDiffer(one, by).length === 0);
  pair((one, by) => one.name === by.name);
  pair((one, by) => fieldsThatDiffer(one, by).every((field) => field === 'name'));
  const told = after.flatMap((entry, position): EntryDifference<Entry>[] => {
    const earlier = continued.get(position);
    if (!earlier) return [{ kind: 'added', before: null, after: entry }];
    const differing = fieldsThatDiffer(earlier, entry);
    return differing.length ? [{ kind: 'changed', before: earlier, after: entry, fields: differing }] : [];
  });
  return [...told, ...left.map((entry) => ({ kind: 'removed' as const, before: entry, after: null }))];
};

/** Values of JSON; the order of fields does not count. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
