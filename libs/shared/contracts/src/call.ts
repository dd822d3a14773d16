import type * as z from 'zod/mini';

/**
 * Who may call. The server refuses a call that does not say so.
 * visitor: anybody; user: signed in; superAdmin: group super-admin; guest: holder of a personal invitation token
 * (header x-guest-token); provider: an outside service, authenticated by its signature; signedUrl: whoever holds the
 * address, which carries its own signature; development: nobody in production.
 */
export type Access = 'visitor' | 'user' | 'superAdmin' | 'guest' | 'provider' | 'signedUrl' | 'development';

type Schema = z.ZodMiniType;

/** One HTTP call, said once: the server parses by it, the client builds and checks by it, tests walk over it. */
export type Call = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the origin, with `:params`. */
  path: string;
  access: Access;
  /** The answer to a visitor is about one person, such as tokens: no cache may keep it. */
  personal?: true;
  /** Also needs a fresh confirmation that it is the person (`identity.confirm`): a phone number may have changed hands. */
  confirmed?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Absent: no body (204) or a stream described by `media`. */
  answer?: Schema;
  status?: number;
  /** Costs money or sends messages: needs an `Idempotency-Key` header; same key and body, same answer. */
  idempotent?: true;
  /** Its command keeps the key with what it made, and answers a repeated one with that as it is by now. */
  keepsKey?: true;
  /** multipart/form-data with one file field; `maxBytes` is enforced while it streams. */
  file?: { field: string; maxBytes: number };
  /** Bytes of a JSON body, where it may be larger than the platform allows by itself. */
  maxBodyBytes?: number;
  /** Media type of an answer that is not JSON. */
  media?: string;
  /** Requests allowed per minute and caller (user, else address); platform default when absent. */
  perMinute?: number;
};

/** Whether an answer may be about one person, and therefore is stored nowhere on its way. */
export const isPersonal = ({ access, personal }: Call): boolean =>
  personal === true || (access !== 'visitor' && access !== 'signedUrl');

export const call = <const C extends Call>(spec: C): C => spec;

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler gets, parsed. */
export type InputOf<C extends Call> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};
/** What a client passes; keys the call does not have are left out. */
export type ArgumentsOf<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends Schema ? K : never]: Given<C[K]>;
};
export type AnswerOf<C extends Call> = C['answer'] extends Schema ? z.output<C['answer']> : undefined;
