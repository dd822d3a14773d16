import type { Database } from './storage';

/** The copied tables, with the columns that a copy must have of its own beside its ids. No copied row is due any more. */
const OWN: Record<string, string> = {
  'identity.users': `'username', id_of(one.username, n), 'phone', '+97255' || lpad(n::text, 7, '0')`,
  'rsvp.invitations': `'lapse_at', null::timestamptz, 'billed_at', one.created_at, 'erased_at', one.created_at`,
  'rsvp.rounds': `'done_at', one.due_at`,
  'rsvp.guests': `'phone', '+97253' || lpad((n % 10000000)::text, 7, substr(abs(hashtext(one.id::text))::text, 1, 3))`,
  'rsvp.campaigns': '',
  'rsvp.billable_facts': '',
  'rsvp.history': '',
  'rsvp.guest_tokens': `'hash', id_of(one.hash, n)`,
  'rsvp.turns': '',
  'messaging.campaigns': `'finished_at', one.created_at`,
  'messaging.messages': `'wamid', id_of(one.wamid, n), 'phone_key', id_of(one.phone_key, n), 'provider_user_id', id_of(one.provider_user_id, n)`,
  'messaging.inbound': `'wamid', id_of(one.wamid, n), 'phone_key', id_of(one.phone_key, n), 'provider_user_id', id_of(one.provider_user_id, n)`,
  'messaging.inbound_refs': '',
  'messaging.recipients': `'provider_user_id', id_of(one.provider_user_id, n)`,
  'messaging.webhooks': `'hash', '\\x' || md5(one.hash::text || n)`,
  'platform.outbox': `'done_at', coalesce(one.done_at, one.created_at)`,
};

const idsOf = (table: string): string => {
  const [schema, name] = table.split('.');
  return `select coalesce(string_agg(format('%L, md5(one.%I::text || n)::uuid', column_name, column_name), ', '), '') as ids
    from information_schema.columns where table_schema = '${schema}' and table_name = '${name}' and udt_name = 'uuid'`;
};

/**
 * Everything that is there, over and over: rows that the product itself wrote, under ids of their own that still belong
 * together. Answers how many rows there are then.
 */
export async function multiply(database: Database, times: number): Promise<number> {
  await database.rows(
    `create function id_of(one text, n int) returns text language sql immutable as $$ select md5(one || n) $$`,
  );
  for (const [table, own] of Object.entries(OWN)) {
    const { ids } = await database.one<{ ids: string }>(idsOf(table));
    const different = [ids, own].filter(Boolean).join(', ');
    await database.rows(
      `insert into ${table} select made.* from ${table} one, generate_series(1, ${times}) n,
         lateral jsonb_populate_record(one, to_jsonb(one) || jsonb_build_object(${different})) made`,
    );
  }
  await database.rows('drop function id_of');
  await database.rows('vacuum (analyze)');
  const sql = 'select sum(n_live_tup)::int as rows from pg_stat_user_tables';
  return (await database.one<{ rows: number }>(sql)).rows;
}

/** How many rows have been read of each table that has more than so many: `whole` by going through all of it. */
export async function rowsRead(
  database: Database,
  above: number,
): Promise<Map<string, { whole: number; found: number }>> {
  // Each database session reports its read statistics within some seconds, also when it is idle.
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  const rows = await database.rows<{ table: string; whole: string; found: string }>(
    `select schemaname || '.' || relname as table, seq_tup_read as whole, idx_tup_fetch as found
     from pg_stat_user_tables where n_live_tup > $1`,
    [above],
  );
  return new Map(
    rows.map(({ table, whole, found }) => [table, { whole: Number(whole), found: Number(found) }]),
  );
}
