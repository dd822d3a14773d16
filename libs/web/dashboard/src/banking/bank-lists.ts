import type { AnswerOf, listBanks, listBranches } from '@smachot/contracts';

export type Bank = AnswerOf<typeof listBanks>['banks'][number];
export type Branch = AnswerOf<typeof listBranches>['branches'][number];

/** The choice of a bank that the list does not have; its number is typed. */
export const OTHER_BANK = 'other';

const SUGGESTED_MOST = 7;

/** Letters and digits only: quotation marks and hyphens in names of places are written in many ways. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** Branches for what is typed, a number from its beginning or part of a name or town; none when the number is complete. */
export const branchesFor = (typed: string, branches: readonly Branch[]): Branch[] => {
  const words = plain(typed);
  if (words === '' || branches.some(({ branchNumber }) => branchNumber === words)) return [];
  const isNumber = /^\d+$/.test(words);
  const fits = ({ branchNumber, name, city, closed }: Branch) =>
    !closed && (isNumber ? branchNumber.startsWith(words) : plain(`${name} ${city}`).includes(words));
  return branches.filter(fits).slice(0, SUGGESTED_MOST);
};
