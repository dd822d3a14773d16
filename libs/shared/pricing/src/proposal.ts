import type { PriceLine, ProposalForm, ProposalLine } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';

/** `position`: among the lines of the proposal. `amount` in agorot. `taken`: it is part of the price. */
export type PricedProposalLine = {
  position: number;
  line: ProposalLine;
  /** Of the whole celebration: per participant times participants. */
  quantity: number;
  amount: number;
  taken: boolean;
};
/** `total` in agorot, of the lines that are taken. */
export type ProposalPrice = { total: number; lines: PricedProposalLine[] };

/** The most a proposal may cost, in agorot: what a payment can be. */
export const MOST_PROPOSAL_PRICE = 100_000_000;

/** The price of a proposal for a number of participants. `options`: positions of the optional lines that are taken; positions of others count for nothing. */
export const proposalPrice = (
  lines: readonly ProposalLine[],
  participants: number,
  options: readonly number[] = [],
): ProposalPrice => {
  const priced = lines.map((line, position) => {
    const quantity = line.quantity * (line.per === 'participant' ? participants : 1);
    const taken = !line.optional || options.includes(position);
    return { position, line, quantity, amount: quantity * toAgorot(line.unitPrice), taken };
  });
  return { total: priced.reduce((sum, { amount, taken }) => sum + (taken ? amount : 0), 0), lines: priced };
};

/** The lines that are taken, as an order explains its price. */
export const orderLinesOf = ({ lines }: ProposalPrice): PriceLine[] =>
  lines
    .filter(({ taken }) => taken)
    .map(({ line, quantity, amount }) => ({
      kind: 'item',
      label: line.name,
      quantity,
      unitPrice: line.unitPrice,
      amount: toShekels(amount),
    }));

/** What differs between two versions of a proposal. Lines and terms are the same when their names are. */
export type ProposalDifferences = {
  fields: ('participants' | 'datetime' | 'location' | 'remarks' | 'validUntil')[];
  lines: ListDifferences;
  terms: ListDifferences;
};
/** Names, each once; `changed`: in both, with other words or another price. */
type ListDifferences = { added: string[]; removed: string[]; changed: string[] };
type Content = Pick<ProposalForm, 'eventInfo' | 'lines' | 'terms' | 'remarks' | 'validUntil'>;

export const proposalDifferences = (before: Content, after: Content): ProposalDifferences => {
  const facts = {
    participants: ({ eventInfo }: Content) => eventInfo.participants,
    datetime: ({ eventInfo }: Content) => Date.parse(eventInfo.datetime),
    location: ({ eventInfo }: Content) => eventInfo.location?.address ?? '',
    remarks: ({ remarks }: Content) => remarks,
    validUntil: ({ validUntil }: Content) => Date.parse(validUntil),
  };
  return {
    fields: (Object.keys(facts) as (keyof typeof facts)[]).filter(
      (name) => facts[name](before) !== facts[name](after),
    ),
    lines: listDifferences(before.lines, after.lines),
    terms: listDifferences(before.terms, after.terms),
  };
};

const listDifferences = <Item extends { name: string }>(
  before: readonly Item[],
  after: readonly Item[],
): ListDifferences => {
  const [then, now] = [byName(before), byName(after)];
  return {
    added: [...now.keys()].filter((name) => !then.has(name)),
    removed: [...then.keys()].filter((name) => !now.has(name)),
    changed: [...now].flatMap(([name, said]) => (then.has(name) && then.get(name) !== said ? [name] : [])),
  };
};

/** Of each name everything that is said under it, so that two lines of one name are compared as well. */
const byName = <Item extends { name: string }>(items: readonly Item[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const item of items) {
    const said = JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
    found.set(item.name, (found.get(item.name) ?? '') + said);
  }
  return found;
};
