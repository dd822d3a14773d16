import { createHash } from 'node:crypto';
import pg from 'pg';
import { socketOf, wrapQuery } from './undeclared';

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

/** The driver's client: sends `prepared` statements by name, and pipelines queries without waiting for earlier answers. */
export class Client extends pg.Client {
  constructor(options: pg.ClientConfig) {
    super({ ...options, pipeline: true });
    wrapQuery(this, (ask) => (query, values, done) => {
      const name = typeof query === 'string' ? names.get(query) : undefined;
      return name ? ask({ name, text: query, values: values ?? [] }, done) : ask(query, values, done);
    });
  }

  /** Sends all queries until the end of this turn of the event loop in one write. */
  writeAtOnce(): void {
    const socket = socketOf(this);
    socket.cork();
    setImmediate(() => socket.uncork());
  }
}
