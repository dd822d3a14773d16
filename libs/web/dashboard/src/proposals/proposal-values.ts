import type { Location, Proposal, ProposalDish, ProposalForm, ProposalTerm } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, toShekels, wallTime } from '@smachot/kernel';
import { proposalPrice } from '@smachot/pricing';
import { type ContractRules, now } from '@smachot/web-platform';
import { emptyLine, type TypedLine, typedLine } from '@smachot/web-ui';

export type ProposalValues = {
  unitId: string;
  customerName: string;
  participants: string;
  /** YYYY-MM-DD, HH:MM in Israel. */
  day: string;
  time: string;
  address: string;
  /** Chosen from the suggestions; valid only while the text is unchanged. */
  place: Location | null;
  lines: TypedLine[];
  terms: ProposalTerm[];
  remarks: string;
  /** The last day it is valid. */
  until: string;
};

/** A dish of a menu, for each guest; the price is typed. */
const lineOfDish = (dish: ProposalDish): TypedLine => ({
  ...emptyLine(),
  name: dish.name,
  per: 'participant',
  dish,
});

/** An untouched first line makes room for others. */
const isEmpty = ({ key: _, ...line }: TypedLine): boolean =>
  !line.dish && !line.name.trim() && !line.description.trim() && !line.unitPrice.trim();
export const withDishes = (lines: readonly TypedLine[], dishes: readonly ProposalDish[]): TypedLine[] => [
  ...lines.filter((line) => !isEmpty(line)),
  ...dishes.map(lineOfDish),
];

const VALID_DAYS = 14;
export const newProposal = (unitId: string): ProposalValues => ({
  unitId,
  customerName: '',
  participants: '',
  day: '',
  time: '19:30',
  address: '',
  place: null,
  lines: [emptyLine()],
  terms: [],
  remarks: '',
  until: wallTime(new Date(now().getTime() + VALID_DAYS * DAY_MS)).day,
});

export const valuesOfProposal = ({ content }: Pick<Proposal, 'content'>): ProposalValues => {
  const { eventInfo, lines, validUntil } = content;
  const start = wallTime(new Date(eventInfo.datetime));
  return {
    unitId: content.pricingUnitId,
    customerName: content.customerName,
    participants: String(eventInfo.participants),
    ...start,
    address: eventInfo.location?.address ?? '',
    place: eventInfo.location,
    lines: lines.map(typedLine),
    terms: content.terms,
    remarks: content.remarks,
    until: wallTime(new Date(new Date(validUntil).getTime() - 1)).day,
  };
};

const instantOf = (day: string, time: string): Date | null => {
  try {
    return atWallTime(day, time);
  } catch {
    return null;
  }
};

/** The end of the last day, or the beginning of the celebration when that is earlier. */
const endOf = (until: string, startsAt: Date | null): string | undefined => {
  const end = until ? instantOf(addDays(until, 1), '00:00') : null;
  if (!end) return undefined;
  return (startsAt && startsAt < end ? startsAt : end).toISOString();
};

const locationOf = ({ address, place }: ProposalValues): Location | null => {
  const typed = address.trim();
  if (!typed) return null;
  return place && place.address === typed ? place : { address: typed };
};

const wireOf = (values: ProposalValues): unknown => {
  const startsAt = instantOf(values.day, values.time);
  return {
    pricingUnitId: values.unitId,
    customerName: values.customerName,
    eventInfo: {
      participants: values.participants.trim() || undefined,
      datetime: startsAt?.toISOString(),
      location: locationOf(values),
    },
    lines: values.lines.map(({ key: _, ...line }) => line),
    terms: values.terms,
    remarks: values.remarks,
    validUntil: endOf(values.until, startsAt),
  };
};

export const proposalRules: ContractRules<typeof ProposalForm, ProposalValues> = {
  wireOf,
  paths: {
    unitId: 'pricingUnitId',
    participants: 'eventInfo.participants',
    day: 'eventInfo.datetime',
    address: 'eventInfo.location',
    until: 'validUntil',
  },
};

/** A typed price; 0 while it is none. */
const priceOf = (typed: string): number => (/^\d{1,9}(\.\d{0,2})?$/.test(typed.trim()) ? Number(typed) : 0);

/** Shekels without and with all options, as far as the lines can be read. */
export const typedTotals = ({ lines, participants }: ProposalValues): { least: number; most: number } => {
  const read = lines.map(({ quantity, unitPrice, dish: _, ...line }) => ({
    ...line,
    quantity: Number(quantity) || 0,
    unitPrice: priceOf(unitPrice),
  }));
  const count = Number(participants) || 0;
  const all = read.map((_, position) => position);
  return {
    least: toShekels(proposalPrice(read, count).total),
    most: toShekels(proposalPrice(read, count, all).total),
  };
};
