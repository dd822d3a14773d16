import { problemOf } from '@smachot/web-platform';

/** Whether a read failed because there is no such event; an address without an id names none either. */
export const isMissing = (error: unknown): boolean => {
  const { status } = problemOf(error);
  return status === 404 || status === 422;
};
