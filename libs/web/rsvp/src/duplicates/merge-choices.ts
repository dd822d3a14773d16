import type { DuplicatePair, MergeChoices, Rsvp } from '@smachot/contracts';

export type Pair = DuplicatePair['guests'];
export type MergeField = keyof MergeChoices;
const MERGE_FIELDS = [
  'attendeeName',
  'attendeePhone',
  'estimatedNumberOfGuests',
  'tableName',
  'group',
  'groupLabel',
  'side',
  'language',
  'hostNote',
  'income',
] as const satisfies readonly MergeField[];
/** The server keeps notes up to this many characters. */
const MAX_NOTE = 1000;
const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Fields in which the two records differ: where one is empty, the other's value is taken without a question. */
export const questionsOf = ([a, b]: Pair): MergeField[] =>
  MERGE_FIELDS.filter((field) => a[field] !== b[field] && !isEmpty(a[field]) && !isEmpty(b[field]));

export const mayKeepBothNotes = ([a, b]: Pair): boolean =>
  (a.hostNote?.length ?? 0) + (b.hostNote?.length ?? 0) + 3 <= MAX_NOTE;

/** The default choices of a merge: the fuller name, a mobile number over none, and both notes. */
export const firstChoices = (pair: Pair): MergeChoices => {
  const [a, b] = pair;
  return Object.fromEntries(
    questionsOf(pair).map((field) => {
      if (field === 'hostNote' && mayKeepBothNotes(pair)) return [field, 'both'];
      if (field === 'attendeeName')
        return [field, b.attendeeName.length > a.attendeeName.length ? b._id : a._id];
      if (field === 'estimatedNumberOfGuests')
        return [field, b.estimatedNumberOfGuests > a.estimatedNumberOfGuests ? b._id : a._id];
      return [field, a._id];
    }),
  );
};

/** The record as it will be, as far as the host decides it. */
export const mergedValue = <Field extends MergeField>(
  [a, b]: Pair,
  take: MergeChoices,
  field: Field,
): Rsvp[Field] => {
  const choice = take[field];
  if (choice === b._id) return b[field];
  if (choice === a._id) return a[field];
  return isEmpty(a[field]) ? b[field] : a[field];
};

/** Of which of the two the answer counts: the later one's; undefined when neither has answered. */
export const answerThatCounts = ([a, b]: Pair): Rsvp | undefined => {
  if (!a.answeredAt || !b.answeredAt) return a.answeredAt ? a : b.answeredAt ? b : undefined;
  return Date.parse(a.answeredAt) > Date.parse(b.answeredAt) ? a : b;
};
