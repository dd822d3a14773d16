import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/**
 * A statement that is asked all day: each connection parses it once and, when its plan does not depend on the values, plans it
 * once. For texts that are constants; a text made at each call would stay in the connection's memory.
 */
export const kept = (sql: string): string => {
  if (!names.has(sql)) names.set(sql, `kept_${createHash('sha256').update(sql).digest('hex').slice(0, 20)}`);
  return sql;
};

type Ask = (query: unknown, values?: unknown, done?: unknown) => unknown;

/** The driver's client, which asks what is `kept` by name. */
export class PlanKeepingClient extends pg.Client {
  constructor(...options: ConstructorParameters<typeof pg.Client>) {
    super(...options);
    const ask = this.query.bind(this) as unknown as Ask;
    const askByName: Ask = (query, values, done) => {
      const name = typeof query === 'string' ? names.get(query) : undefined;
      return name ? ask({ name, text: query, values: values ?? [] }, done) : ask(query, values, done);
    };
    this.query = askByName as unknown as pg.Client['query'];
  }
}
