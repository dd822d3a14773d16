import type { DataSource, QueryRunner } from 'typeorm';
import type { ContextPersistence } from './data-source';

/** Creates the role; of two concurrent migrations one creates it, and the other ignores the error. */
const CREATE = `do $do$ begin execute %L; exception when duplicate_object or unique_violation then null; end $do$`;

const runWith =
  (runner: QueryRunner) =>
  async (template: string, ...values: string[]): Promise<void> => {
    const marks = values.map((_, at) => `$${at + 2}::text`).join(', ');
    const rows = (await runner.query(`select format($1${marks && `, ${marks}`}) as sql`, [
      template,
      ...values,
    ])) as {
      sql: string;
    }[];
    await runner.query(rows[0]!.sql);
  };

/**
 * Grants the role that the address names read and write access to the schemas, and nothing more: no tables of its own, no
 * roles, no superuser; append-only tables it may read and append to. The role is created if missing; its password becomes
 * that of the address. Run after every migration: new tables have no grants yet.
 */
export const grantToApp = async (
  admin: DataSource,
  appUrl: string,
  stores: ContextPersistence[],
): Promise<void> => {
  const { username, password } = new URL(appUrl);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const runner = admin.createQueryRunner();
  const run = runWith(runner);
  try {
    // one transaction: an app that runs concurrently never has more rights than in the end
    await runner.startTransaction();
    const [create] = (await runner.query('select format($1, $2::text) as sql', ['create role %I', role])) as {
      sql: string;
    }[];
    await run(CREATE, create!.sql);
    await run(
      'alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password %L',
      role,
      secret,
    );
    for (const { schema, appendOnly = [] } of stores) {
      await run('grant usage on schema %I to %I', schema, role);
      await run('grant select, insert, update, delete on all tables in schema %I to %I', schema, role);
      for (const table of appendOnly)
        await run('revoke update, delete, truncate on %I.%I from %I', schema, table, role);
      await run('grant usage on all sequences in schema %I to %I', schema, role);
      await run('grant execute on all functions in schema %I to %I', schema, role);
    }
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
};
