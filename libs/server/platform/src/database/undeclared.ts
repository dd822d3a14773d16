import type pg from 'pg';
import type { DataSource, EntitySchema } from 'typeorm';

/**
 * The only place where a type is asserted against a declaration (`unknown` to a type). The driver and TypeORM have members that
 * their declarations leave out or type for each use only; what is read here was looked up in their sources, and the tests that
 * run on a database fail when an update changes it.
 */
const undeclared = <Actual>(value: unknown): Actual => value as Actual;

/** A schema without the type of its rows: a data source holds tables of any rows, and a schema stands only for its own. */
export type AnyEntity = EntitySchema<never>;
export const anyEntity = <Row>(schema: EntitySchema<Row>): AnyEntity => undeclared(schema);

/** The pool of a data source's driver. */
export const poolOf = (source: DataSource): pg.Pool => undeclared<{ master: pg.Pool }>(source.driver).master;

/** `query` of a client, with which it may be called by pg itself, by its pool and by TypeORM. */
export type AnyQuery = (query: unknown, values?: unknown, done?: unknown) => unknown;
/** Replaces `query` of one client by a function around the present one. */
export const wrapQuery = (client: pg.Client, wrap: (query: AnyQuery) => AnyQuery): void => {
  client.query = undeclared(wrap(undeclared(client.query.bind(client))));
};

/** The socket of a client. */
export const socketOf = (client: pg.Client): { cork(): void; uncork(): void } =>
  undeclared<{ connection: { stream: { cork(): void; uncork(): void } } }>(client).connection.stream;
