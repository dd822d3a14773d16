import type { DataSource } from 'typeorm';

/** Of two that migrate at once one makes the role. */
const CREATE = `do $do$ begin execute %L; exception when duplicate_object or unique_violation then null; end $do$`;

/**
 * Lets the role that the address names read and write the schemas, and nothing more: no tables of its own, no roles, no superuser. Made if
 * it is not there; its password becomes that of the address. Run after every migration: what is new has no grants yet.
 */
export const grantToApp = async (admin: DataSource, appUrl: string, schemas: string[]): Promise<void> => {
  const { username, password } = new URL(appUrl);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const run = async (template: string, ...values: string[]): Promise<void> => {
    const marks = values.map((_, at) => `$${at + 2}::text`).join(', ');
    const [row]: { sql: string }[] = await admin.query(`select format($1${marks && `, ${marks}`}) as sql`, [template, ...values]);
    await admin.query(row!.sql);
  };
  const [create]: { sql: string }[] = await admin.query('select format($1, $2::text) as sql', ['create role %I', role]);
  await run(CREATE, create!.sql);
  await run('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password %L', role, secret);
  for (const schema of schemas) {
    await run('grant usage on schema %I to %I', schema, role);
    await run('grant select, insert, update, delete on all tables in schema %I to %I', schema, role);
    await run('grant usage on all sequences in schema %I to %I', schema, role);
    await run('grant execute on all functions in schema %I to %I', schema, role);
  }
};
