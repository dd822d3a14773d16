import { readSearch } from '@smachot/server-platform';

type Fact = string | number | boolean;

/**
 * The filters of an export as the audit log keeps them. The log outlives accounts, so it has no words that were searched for: only of
 * which kind they were.
 */
export const factsOf = (filter: Readonly<Record<string, unknown>>): Record<string, Fact> => {
  const { q, ...rest } = filter;
  const given = Object.entries(rest).filter((entry): entry is [string, Fact] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  );
  const words = readSearch(typeof q === 'string' ? q : undefined);
  return Object.fromEntries(words ? [...given, ['searched', kindOf(words)]] : given);
};

const kindOf = ({ id, email, phone }: NonNullable<ReturnType<typeof readSearch>>): string => {
  if (id) return 'id';
  if (email) return 'email';
  return phone ? 'phone' : 'text';
};
