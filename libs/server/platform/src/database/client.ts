import { createHash } from 'node:crypto';
import pg from 'pg';
import { countErased, erasedCounter } from '../retention/erased-rows';
import { type AnyQuery, socketOf, wrapQuery } from './undeclared';

const names = new Map<string, string>();

/**
 * Marks a frequent statement as prepared: each connection parses it once and, when its plan does not depend on the values,
 * plans it once. The length of an id list is one of these values; `any((select $1::uuid[])::uuid[])` hides it, where any
 * number is looked up alike. Only for constant texts; a text built per call would stay in the connection's memory.
 */
export const prepared = (sql: string): string => {
  if (!names.has(sql))
    names.set(sql, `prepared_${createHash('sha256').update(sql).digest('hex').slice(0, 20)}`);
  return sql;
};

type Heard = (error: unknown, answer: unknown) => void;
/** Counts what the answers of a retention job's statements erased; pg answers to a function, or to a promise. */
const counted =
  (counter: { rows: number }, send: AnyQuery): AnyQuery =>
  (query, values, done) => {
    const heard = typeof values === 'function' ? values : done;
    if (typeof heard === 'function') {
      const told: Heard = (error, answer) => {
        if (!error) countErased(counter, query, answer);
        (heard as Heard)(error, answer);
      };
      return typeof values === 'function' ? send(query, told) : send(query, values, told);
    }
    const answer = send(query, values);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: unknown) => {
      countErased(counter, query, result);
      return result;
    });
  };

/** The driver's client: sends `prepared` statements by name, and pipelines queries without waiting for earlier answers. */
export class Client extends pg.Client {
  /** Statements sent so far. */
  statements = 0;

  constructor(options: pg.ClientConfig) {
    super({ ...options, pipeline: true });
    wrapQuery(this, (ask) => (query, values, done) => {
      this.statements += 1;
      const name = typeof query === 'string' ? names.get(query) : undefined;
      const send: typeof ask = name
        ? (_, given, heard) => ask({ name, text: query, values: given ?? [] }, heard)
        : ask;
      const counter = erasedCounter();
      return counter ? counted(counter, send)(query, values, done) : send(query, values, done);
    });
  }

  /** Sends all queries until the end of this turn of the event loop in one write. */
  writeAtOnce(): void {
    const socket = socketOf(this);
    socket.cork();
    setImmediate(() => socket.uncork());
  }
}
