import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What frames a transaction is a round trip, too, but no statement of a handler. */
const FRAME = /^\s*(begin|start transaction|commit|rollback|savepoint|release)/i;

type Query = (...given: unknown[]) => unknown;
const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : ((given as { text?: string } | undefined)?.text ?? '');

/** Hears the statements of all connections that are opened from now on in this process. */
export const hearStatements = () => {
  const client = pg.Client.prototype as { query: Query };
  const { query } = client;
  // what a timer of the product asks beside the act belongs to none
  const act = new AsyncLocalStorage<string[]>();
  client.query = function heard(this: unknown, ...given: unknown[]) {
    act.getStore()?.push(textOf(given[0]));
    return query.apply(this, given);
  };
  return {
    /** The statements of what is done, in their order. */
    async of(work: () => Promise<unknown>): Promise<string[]> {
      const texts: string[] = [];
      await act.run(texts, work);
      return texts.filter((text) => !FRAME.test(text));
    },
    stop: () => void (client.query = query),
  };
};
