import type * as z from 'zod/mini';
import type { FeatureSwitch } from './administration/feature-switch';

/**
 * The callers that are allowed. The server refuses a call that names none.
 * visitor: no sign-in needed; user: signed in; superAdmin: group super-admin, for all others the call does not exist (404); guest: holder of a personal invitation token
 * (header x-guest-token); provider: an outside service, authenticated by its signature; signedUrl: any holder of the
 * address, which carries its own signature; development: no caller in production.
 */
type Access = 'visitor' | 'user' | 'superAdmin' | 'guest' | 'provider' | 'signedUrl' | 'development';

type Schema = z.ZodMiniType;

/** Definition of one HTTP call: the server parses by it, the client builds and checks by it, and tests iterate over it. */
export type Call = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the origin, with `:params`. */
  path: string;
  access: Access;
  /** The answer to a visitor concerns one person, for example tokens: no cache may store it. */
  personal?: true;
  /**
   * A visitor's call whose answer depends on the account: the client sends the token of a person who is signed in. The server refuses
   * to start when a handler reads its caller without it.
   */
  knowsAccount?: true;
  /** The call also needs a fresh confirmation of identity (`identity.confirm`), because a phone number may have changed hands. */
  confirmed?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The part of the product it belongs to, which an admin can switch off: then it is refused (`switched_off.…`). */
  feature?: FeatureSwitch;
  /** Reading it is an act of the super admin that the audit log records, as every change is. */
  audited?: true;
  /** Changes nothing of others, although it is not a GET: it reads, or keeps settings or notes of admins. It needs neither reason nor fresh confirmation. */
  noAct?: true;
  /** It answers with a secret, or changes something although it is a GET: not for a super admin who looks through another's eyes. */
  ownEyes?: true;
  /** Absent: no body (204) or a stream described by `media`. */
  answer?: Schema;
  status?: number;
  /**
   * true: the call costs money or sends messages, and needs an `Idempotency-Key` header; the same key and body get the same answer.
   * optional: it does neither; a key that is sent works the same, and without one every request counts.
   */
  idempotent?: true | 'optional';
  /** Its command stores the key with the record it created, and answers a repeated request with that record's current state. */
  keepsKey?: true;
  /** multipart/form-data with one file field; `maxBytes` is enforced while it streams. */
  file?: { field: string; maxBytes: number };
  /** The header with the provider's signature, in lower case: without it the request is refused before its body is read. */
  signature?: string;
  /** The limit of a JSON body in bytes, where it is larger than the platform's default. */
  maxBodyBytes?: number;
  /** Media type of an answer that is not JSON. */
  media?: string;
  /** Requests allowed per minute and caller (user, else address); platform default when absent. */
  perMinute?: number;
};

/** The status of an answer that is no refusal. */
export const statusOf = ({ status, answer, media }: Call): number => status ?? (answer || media ? 200 : 204);

/** Whether an answer may concern one person; it is then stored nowhere on its way (no cache). */
export const isPersonal = ({ access, personal, knowsAccount }: Call): boolean =>
  personal === true || knowsAccount === true || (access !== 'visitor' && access !== 'signedUrl');

/** Whether a super admin who looks through another's eyes may make the call: it reads, and answers neither a file nor a secret. */
export const mayBeViewed = ({ method, access, media, confirmed, audited, ownEyes }: Call): boolean =>
  method === 'GET' && access !== 'superAdmin' && !media && !confirmed && !audited && !ownEyes;

export const call = <const C extends Call>(spec: C): C => spec;

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** The parsed input of a handler. */
export type InputOf<C extends Call> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};
/** The arguments of a client; parts that the call does not have are left out. */
export type ArgumentsOf<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends Schema ? K : never]: Given<C[K]>;
};
export type AnswerOf<C extends Call> = C['answer'] extends Schema ? z.output<C['answer']> : undefined;
