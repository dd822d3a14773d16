import * as z from 'zod/mini';

type Issue = { input?: unknown };
const isMissing = ({ input }: Issue): boolean => input === undefined || input === null || input === '';

/** The code of a field that was not given at all, else this one. */
export const orRequired =
  (code: string) =>
  (issue: Issue): string =>
    isMissing(issue) ? 'field.required' : code;

// whatever kind of field it is: one that was not given is told as such
z.config({
  customError: (issue) =>
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
    isMissing(issue)
      ? 'field.required'
      : undefined,
});
