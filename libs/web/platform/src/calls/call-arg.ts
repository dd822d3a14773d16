import type { ArgumentsOf, AnswerOf, Call } from '@smachot/contracts';

type Part<A, K extends PropertyKey> = K extends keyof A
  ? object extends A[K]
    ? { [P in K]?: A[P & keyof A] }
    : { [P in K]: A[P & keyof A] }
  : unknown;

type CallArg<C extends Call> = Part<ArgumentsOf<C>, 'params'> &
  Part<ArgumentsOf<C>, 'query'> &
  Part<ArgumentsOf<C>, 'body'> &
  (C['file'] extends { field: string } ? { file: Blob } : unknown) &
  (C['idempotent'] extends true | 'optional' ? { idempotencyKey?: string } : unknown);

/** The argument of a call: only the parts the call declares; `void` where none is needed. */
export type ArgOf<C extends Call> =
  unknown extends CallArg<C> ? void : object extends CallArg<C> ? CallArg<C> | void : CallArg<C>;

/** The same as a parameter list: functions outside of RTK Query let it be left out where it may be. */
export type ArgList<C extends Call, More extends unknown[] = []> =
  unknown extends CallArg<C>
    ? [arg?: undefined, ...more: More]
    : object extends CallArg<C>
      ? [arg?: CallArg<C>, ...more: More]
      : [arg: CallArg<C>, ...more: More];

/** The same, seen from inside, where the call is not known. */
export type LooseArg = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  idempotencyKey?: string;
};

export type { AnswerOf };
