import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';

/** What frames a transaction is a round trip, too, but no statement of a handler. */
const FRAME = /^\s*(begin|start transaction|commit|rollback|savepoint|release)/i;
/** Whether a session stands, and what is switched off, is remembered for seconds: who asks depends on the hour. */
const REMEMBERED =
  /^select (u\.groups from identity\.refresh_families|name, is_on .* from platform\.feature_switches)/;

type Query = (...given: unknown[]) => unknown;
const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : ((given as { text?: string } | undefined)?.text ?? '');

/** `statements`: texts, `calls`: method and path of each request to a provider; both in their order. */
export type Heard = { statements: string[]; calls: string[] };
const REQUEST = 'undici:request:create';
type Sent = { request: { method: string; path: string } };

/** Hears the statements of all connections that are opened from now on in this process, and the requests to providers. */
export const hearCosts = () => {
  const client = pg.Client.prototype as { query: Query };
  const { query } = client;
  // what a timer of the product asks beside the act belongs to none
  const act = new AsyncLocalStorage<string[] | undefined>();
  client.query = function heard(this: unknown, ...given: unknown[]) {
    const text = textOf(given[0]);
    if (!FRAME.test(text) && !REMEMBERED.test(text)) act.getStore()?.push(text);
    return query.apply(this, given);
  };
  // a request that waits for a connection is made outside of its act: all count, except those of the outside world and of tests
  const calls: string[] = [];
  const called = (message: unknown) => {
    const { method, path } = (message as Sent).request;
    if (!/^\/(_sandbox|webhooks)\//.test(path)) calls.push(`${method} ${path}`);
  };
  subscribe(REQUEST, called);
  return {
    async of<T>(work: () => Promise<T>): Promise<Heard & { answer: T }> {
      const statements: string[] = [];
      calls.length = 0;
      const answer = await act.run(statements, work);
      return { statements, calls: [...calls], answer };
    },
    /** What a test does within an act and the product would not. */
    beside: <T>(work: () => Promise<T>): Promise<T> => act.run(undefined, work),
    stop() {
      client.query = query;
      unsubscribe(REQUEST, called);
    },
  };
};

/** Compares a cost with its budget. @param heard what it is made of, to be read when the two differ */
export const compare = (cost: unknown, budget: unknown, heard: string[]): void => {
  try {
    expect(cost).toEqual(budget);
  } catch (error) {
    throw new Error([(error as Error).message, ...heard].join('\n'), { cause: error });
  }
};
