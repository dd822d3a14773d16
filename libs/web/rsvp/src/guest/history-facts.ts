import { answerIn, type HistoryEntry, numberIn } from './history-words';

/** Facts of an answer, one for each question it answered. */
export type Fact =
  | { of: 'attending'; value: 'confirmed' | 'maybe' | 'declined' }
  | { of: 'headcount'; value: number }
  | { of: 'requests'; value: 'some' | 'none' }
  | { of: 'ride'; value: 'needed' | 'not_needed' };

type Details = HistoryEntry['details'];

export const factsIn = (details: Details): Fact[] => {
  const attending = answerIn(details);
  const headcount = numberIn(details, 'headcount', 'number');
  const { special_requests: requests, transportation: ride } = details;
  return [
    ...(attending ? [{ of: 'attending' as const, value: attending }] : []),
    ...(headcount !== null && headcount > 0 ? [{ of: 'headcount' as const, value: headcount }] : []),
    ...(typeof requests === 'string'
      ? [{ of: 'requests' as const, value: requests ? ('some' as const) : ('none' as const) }]
      : []),
    ...(typeof ride === 'boolean'
      ? [{ of: 'ride' as const, value: ride ? ('needed' as const) : ('not_needed' as const) }]
      : []),
  ];
};

/** The words of an answer: as they were written, else the request that was given without any. */
export const wordsIn = ({ text, details }: Pick<HistoryEntry, 'text' | 'details'>): string | null => {
  const requests = details['special_requests'];
  return text ?? (typeof requests === 'string' && requests ? requests : null);
};

/** Fields a host typed over that have a name for people. `mobile` only follows the phone. */
const NAMED_FIELDS = [
  'name',
  'phone',
  'group',
  'groupLabel',
  'side',
  'tableName',
  'estimated',
  'language',
  'hostNote',
  'specialRequests',
  'income',
  'headcount',
  'transportation',
] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

export const fieldsIn = ({ fields }: Details): NamedField[] =>
  Array.isArray(fields) ? NAMED_FIELDS.filter((field) => fields.includes(field)) : [];
