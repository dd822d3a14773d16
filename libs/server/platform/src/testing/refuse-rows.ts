import type { DataSource } from 'typeorm';

/** Makes the database refuse rows of a table. `condition`: SQL on the row `new`. @returns ends it */
export const refuseRows = async (
  source: DataSource,
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> => {
  await source.query(
    `create function ${table}_refusal() returns trigger language plpgsql as $$
     begin if ${condition} then raise exception 'refused'; end if; return new; end $$`,
  );
  await source.query(
    `create trigger refusal before insert or update on ${table} for each row execute function ${table}_refusal()`,
  );
  return () => source.query(`drop function ${table}_refusal() cascade`);
};
