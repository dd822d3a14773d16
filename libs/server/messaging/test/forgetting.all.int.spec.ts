import { DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { OptedOut } from '../src';
import { eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

const phoneOf = (ref: string) => app.guests.phones.get(ref)!;
const TABLES = ['messages', 'inbound', 'inbound_refs', 'recipients', 'webhooks'];
/** The tables that contain any of these words. */
const wordsIn = async (...words: string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const table of TABLES) {
    const text = table === 'webhooks' ? `convert_from(body, 'UTF8')` : 'to_jsonb(t)::text';
    const rows = await app.source.query(
      `select 1 from messaging.${table} t where exists (select 1 from unnest($1::text[]) word where position(word in ${text}) > 0)`,
      [words],
    );
    if (rows.length) found.push(table);
  }
  return found;
};
/** Waits until no new webhook has come for a while, and all are processed. */
const quiet = async () => {
  let known = -1;
  await eventually('quiet', async () => {
    const [{ all, open }] = await app.source.query(
      'select count(*)::int as all, count(*) filter (where processed_at is null)::int as open from messaging.webhooks',
    );
    const before = known;
    known = all;
    if (all === before && open === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return false;
  });
};
const written = async (ref: string) => {
  await eventually('sent', () => app.isSent(ref));
  const [{ wamid, provider_user_id }] = await app.source.query(
    'select wamid, provider_user_id from messaging.messages where ref_id = $1',
    [ref],
  );
  return [phoneOf(ref).slice(1), wamid as string, provider_user_id as string];
};

it('leaves nothing of guests who are erased but that they were written to, and whom to leave alone', async () => {
  const [gone, stays] = app.guests.add(2) as [string, string];
  const asked = await app.send([gone, stays]);
  const traces = await written(gone);
  const others = await written(stays);
  await app.sandbox.reply({ to: phoneOf(gone), text: 'אנחנו לא אוכלים בשר', name: 'דנה כהן' });
  await app.sandbox.reply({ to: phoneOf(gone), text: 'הסר', name: 'דנה כהן' });
  await app.sandbox.reply({ to: phoneOf(stays), text: 'מגיעים', name: 'יוסי' });
  await eventually(
    'replies',
    async () => (await app.told('messaging.replied')).flatMap(({ inboundIds }) => inboundIds).length === 3,
  );
  await eventually('confirmed', async () =>
    (await app.sandbox.messages(phoneOf(gone))).some(({ body }) => JSON.stringify(body).includes('הוסרתם')),
  );
  await quiet();
  expect(await wordsIn(...traces, 'דנה כהן', 'בשר')).toEqual([
    'messages',
    'inbound',
    'recipients',
    'webhooks',
  ]);

  const delivery = await app.deliver('messaging.forget_guests', { rsvpIds: [gone] });
  await app.deliver('messaging.forget_guests', { rsvpIds: [gone] }, delivery);
  expect(await wordsIn(...traces, 'דנה כהן', 'בשר')).toEqual([]);
  expect(await wordsIn(...others, 'יוסי')).toEqual(['messages', 'inbound', 'recipients', 'webhooks']);
  expect((await app.queries.execute(new OptedOut([phoneOf(gone)]))).size).toBe(1);
  const counted = await app.source.query(
    'select count(distinct ref_id)::int as written from messaging.messages where host_id = $1 and posted_at is not null',
    [asked.hostId],
  );
  expect(counted).toEqual([{ written: 2 }]);
});

it('keeps what was written to several events with those that are left', async () => {
  const [gone, stays] = app.guests.add(2) as [string, string];
  app.guests.phones.set(stays, phoneOf(gone));
  await app.sandbox.reply({ to: phoneOf(gone), text: 'מזל טוב לכולכם' });
  await eventually('kept', async () => (await wordsIn('מזל טוב לכולכם')).includes('inbound'));
  await app.deliver('messaging.forget_guests', { rsvpIds: [gone] });
  expect(await wordsIn('מזל טוב לכולכם')).toContain('inbound');
  await app.deliver('messaging.forget_guests', { rsvpIds: [stays] });
  expect(await wordsIn('מזל טוב לכולכם')).toEqual([]);
});

it('learns nothing new about them from what the provider says later', async () => {
  const [ref] = app.guests.add() as [string];
  await app.send([ref], { notBefore: new Date(TUESDAY.getTime() + MINUTE_MS).toISOString() });
  await app.deliver('messaging.forget_guests', { rsvpIds: [ref] });
  const phone = phoneOf(ref).slice(1);
  await app.moveTo(new Date(TUESDAY.getTime() + 120_000));
  await eventually('posted', async () => (await app.sandbox.messages(phoneOf(ref))).length === 1);
  await eventually('told by the provider', async () =>
    (await app.sandbox.messages(phoneOf(ref)))[0]!.statuses.some(({ status }) => status === 'delivered'),
  );
  await quiet();
  const kept = await app.source.query(
    'select wamid, phone_key, provider_user_id from messaging.messages where ref_id = $1',
    [ref],
  );
  expect(kept).toEqual([{ wamid: null, phone_key: null, provider_user_id: null }]);
  expect((await wordsIn(phone)).filter((table) => table !== 'webhooks')).toEqual([]);
  await app.moveTo(TUESDAY);
});

it('forgets what was said when the year after the event is over', async () => {
  const old = newId(Date.now() - 460 * DAY_MS);
  const [refId, recent] = [newId(), newId()];
  await app.source.query(
    `insert into messaging.messages (id, ref_id, round, lane, quiet, state, due_at, created_at)
     values ($1, $2, 'invite', 'campaign', 'jewish', 'done', now(), now()), ($3, $2, 'day_of', 'campaign', 'jewish', 'done', now(), now())`,
    [old, refId, recent],
  );
  await app.source.query(
    `insert into messaging.recipients (provider_user_id, ref_id) values ('IL.old', $1)`,
    [refId],
  );
  await app.ticks.purge(TUESDAY);
  expect(await app.source.query('select id from messaging.messages where ref_id = $1', [refId])).toEqual([
    { id: recent },
  ]);
  expect(
    await app.source.query(`select 1 from messaging.recipients where provider_user_id = 'IL.old'`),
  ).toEqual([]);
});
