import { problemOf } from '../calls/failure';

/** Whether the server refused, as opposed to being unreachable. */
export const isRefusal = (error: unknown): boolean => [400, 401, 403].includes(problemOf(error).status ?? 0);
