import { QueryFailedError } from 'typeorm';

/** SQLSTATE of the driver; undefined for errors that are not PostgreSQL's. */
export const sqlState = (error: unknown): string | undefined =>
  ((error instanceof QueryFailedError ? error.driverError : error) as { code?: string } | undefined)?.code;

/** Whether PostgreSQL refused a value: data it cannot store (22), a constraint (23), or a limit of its own (54). Trying again does not help. */
export const isRefusedValue = (error: unknown): boolean => /^(?:22|23|54)\w{3}$/.test(sqlState(error) ?? '');
