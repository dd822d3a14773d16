import * as z from 'zod/mini';

type Issue = { input?: unknown };
const isMissing = ({ input }: Issue): boolean => input === undefined || input === null || input === '';

/** The error code of a field: `field.required` when it is missing, else the given code. */
export const orRequired =
  (code: string) =>
  (issue: Issue): string =>
    isMissing(issue) ? 'field.required' : code;

// a missing field of any type gets `field.required`
z.config({
  customError: (issue) =>
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
    isMissing(issue)
      ? 'field.required'
      : undefined,
});
