import type { ProblemCode } from '@smachot/contracts';

/** Ends a request with a refusal. Only the edge throws it; use cases return `refuse(code)`. */
export class ProblemError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}
