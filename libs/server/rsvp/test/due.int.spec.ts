import { newId } from '@smachot/kernel';
import { BilledEvents } from '@smachot/server-payments';
import { ButtonPayloads } from '../src/ports/button-payloads';
import { ChangeGuest } from '../src/use-cases/change-guest';
import { ChangeInvitation } from '../src/use-cases/change-invitation';
import { DeleteInvitation } from '../src/use-cases/delete-invitation';
import { DeleteGuests, RestoreGuests } from '../src/use-cases/change-guests';
import { OneInvitation } from '../src/use-cases/invitations';
import { anInvitationForm } from '../src/testing';
import { type RsvpApp, rsvpApp, taken, TUESDAY } from './rsvp-app';

let app: RsvpApp;
let host: string;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
});
afterAll(() => app.close());

/** An event with guests who have it; closing 2027-05-18 19:30, wedding 2027-05-20 19:30. */
const invited = async (count: number): Promise<[string, string[]]> => {
  const eventId = await app.event(host);
  const ids = await app.guests(eventId, host, Array.from({ length: count }, (_, at) => ({ attendeeName: `אורח ${at}` })));
  await app.invite(eventId, host, ids);
  await app.outcomes(ids.map((refId) => ({ refId, messageId: newId(), round: 'invite:1', outcome: 'delivered', at: TUESDAY.toISOString() })));
  return [eventId, ids];
};
const answers = async (ids: string[], value: 'yes' | 'no' | 'maybe' = 'yes') =>
  app.replies(ids.map((rsvpId) => ({ refs: [rsvpId], payload: app.get(ButtonPayloads).sign({ rsvpId, question: 'attending', value }), text: value, at: app.clock.now().toISOString() })));
const tickAt = async (moment: string) => {
  app.clock.moveTo(new Date(moment));
  // several workers look at the same moment
  await Promise.all([1, 2].map(async () => app.ticks.rounds(app.clock.now())));
  await Promise.all([1, 2].map(async () => app.ticks.closing(app.clock.now())));
  await Promise.all([1, 2, 3].map(async () => app.ticks.billing(app.clock.now())));
};
const sends = async (eventId: string) =>
  (await app.outbox('messaging.create_messages')).map(({ payload }) => payload).filter((payload) => payload['eventId'] === eventId).slice(1);
const statuses = async (ids: string[]) => Promise.all(ids.map(async (id) => (await app.guest(id))['status']));
const billing = async (eventId: string) => taken(await app.queries.execute(new OneInvitation(eventId, host))).billing;

describe('rounds', () => {
  it('remind those who have not answered, once', async () => {
    const [eventId, ids] = await invited(3);
    await answers([ids[0]!]);
    await answers([ids[1]!], 'maybe');
    expect(taken(await app.queries.execute(new OneInvitation(eventId, host))).nextReminder).toEqual({ at: '2027-05-11T08:00:00.000Z', guests: 2 });
    await tickAt('2027-05-11T07:59:59Z');
    expect(await sends(eventId)).toEqual([]);
    await tickAt('2027-05-11T08:00:00Z');
    expect(await sends(eventId)).toMatchObject([{ templateName: 'rsvp_reminder', round: 'reminder:2', rsvpIds: ids.slice(1) }]);
    expect(await statuses(ids)).toEqual(['confirmed', 'pending_reminder', 'pending_reminder']);
    await tickAt('2027-05-11T08:00:01Z');
    expect(await sends(eventId)).toHaveLength(1);
  });
  it('lapse at the closing date, but not who said maybe', async () => {
    const [, ids] = await invited(2);
    await answers([ids[1]!], 'maybe');
    await tickAt('2027-05-18T16:30:00Z');
    expect(await statuses(ids)).toEqual(['no_response', 'maybe']);
  });
  it('write on the day and thank on the next, only to those who are coming', async () => {
    const [eventId, ids] = await invited(2);
    await answers([ids[0]!]);
    await tickAt('2027-05-20T07:00:00Z');
    expect(await sends(eventId)).toMatchObject([{ templateName: 'rsvp_day_of', round: 'day_of', rsvpIds: [ids[0]] }]);
    await tickAt('2027-05-21T08:00:00Z');
    expect((await sends(eventId)).slice(1)).toMatchObject([{ templateName: 'rsvp_thank_you', round: 'thank_you', rsvpIds: [ids[0]] }]);
    expect(await statuses([ids[0]!])).toEqual(['confirmed']);
  });
  it('follow the date when it moves, and do not go out twice', async () => {
    const [eventId] = await invited(1);
    await tickAt('2027-05-11T08:00:00Z');
    taken(await app.commands.execute(new ChangeInvitation(eventId, anInvitationForm({ date: '2027-06-24T16:30:00Z' }), host)));
    const planned = await app.source.query('select key, due_at, done_at is not null as done from rsvp.rounds where event_id = $1 order by due_at', [eventId]);
    expect(planned).toMatchObject([
      { key: 'reminder:7', done: true },
      { key: 'reminder:2', done: false, due_at: new Date('2027-06-20T08:00:00Z') },
      { key: 'day_of' },
      { key: 'thank_you' },
    ]);
  });
  it('that everybody slept through are left out', async () => {
    const [eventId] = await invited(1);
    await tickAt('2027-05-14T08:00:00Z');
    expect(await sends(eventId)).toEqual([]);
  });
});

describe('the bill', () => {
  it('comes at ten the day after, once, for each response once', async () => {
    const [eventId, ids] = await invited(4);
    await answers([ids[0]!, ids[1]!]);
    await answers([ids[1]!], 'no');
    await app.commands.execute(new ChangeGuest(eventId, ids[2]!, { answer: 'confirmed' }, host));
    await app.commands.execute(new DeleteGuests(eventId, [ids[0]!], host));
    expect(await billing(eventId)).toEqual({ state: 'open', responses: 2, amount: 2, dueAt: '2027-05-21T07:00:00.000Z' });
    expect(await app.get(BilledEvents).hasUnbilled(host)).toBe(true);

    await tickAt('2027-05-21T06:59:59Z');
    expect(await billing(eventId)).toMatchObject({ state: 'open' });
    await tickAt('2027-05-21T07:00:00Z');
    await tickAt('2027-05-21T07:00:01Z');
    const due = (await app.outbox('payments.open_bill')).filter(({ payload }) => payload['eventId'] === eventId);
    expect(due.map(({ payload }) => payload)).toMatchObject([{ hostId: host, responses: 2 }]);
    expect(await billing(eventId)).toMatchObject({ state: 'due', responses: 2 });
    expect(await app.get(BilledEvents).hasUnbilled(host)).toBe(false);

    const billId = due[0]!.payload['billId'] as string;
    await app.jobs.failed({ billId, userId: host, attempt: 1 }, await app.delivery('rsvp.note_bill_failed'));
    expect(await billing(eventId)).toMatchObject({ state: 'failed' });
    await app.jobs.settled({ billId, userId: host }, await app.delivery('rsvp.note_bill_settled'));
    await app.jobs.failed({ billId, userId: host, attempt: 2 }, await app.delivery('rsvp.note_bill_failed'));
    expect(await billing(eventId)).toMatchObject({ state: 'paid' });
    expect(await app.commands.execute(new ChangeInvitation(eventId, anInvitationForm({ date: '2027-07-01T16:30:00Z' }), host))).toMatchObject({ code: 'invitation.already_billed' });
  });
  it('of nothing is none', async () => {
    const [eventId] = await invited(1);
    await tickAt('2027-05-21T07:00:00Z');
    expect(await billing(eventId)).toMatchObject({ state: 'nothing_due', responses: 0 });
    expect((await app.outbox('payments.open_bill')).filter(({ payload }) => payload['eventId'] === eventId)).toEqual([]);
  });
  it('of a deleted event comes the day after its deletion, and survives the erasure', async () => {
    const [eventId, ids] = await invited(2);
    await answers(ids);
    taken(await app.commands.execute(new DeleteInvitation(eventId, host)));
    expect(await app.outbox('messaging.withdraw_campaign')).not.toEqual([]);
    await tickAt('2027-04-07T07:00:00Z');
    expect((await app.outbox('payments.open_bill')).filter(({ payload }) => payload['eventId'] === eventId)).toMatchObject([{ payload: { responses: 2 } }]);
    app.clock.moveTo(new Date('2027-05-07T08:00:00Z'));
    await app.ticks.erasing(app.clock.now());
    expect(await app.source.query('select 1 from rsvp.guests where event_id = $1', [eventId])).toEqual([]);
    expect(await app.source.query('select 1 from rsvp.billable_facts where event_id = $1', [eventId])).toHaveLength(2);
  });
  it('of many events takes as many statements as of one', async () => {
    const one = await host;
    await app.source.query(
      `insert into rsvp.invitations select (json_populate_record(i, json_build_object('id', gen_random_uuid()))).* from rsvp.invitations i, generate_series(1, 300)
       where i.id = (select id from rsvp.invitations where billed_at is null and deleted_at is null limit 1)`,
    );
    await app.source.query(
      `insert into rsvp.billable_facts select gen_random_uuid(), i.id, $1, now(), 'chat', null from rsvp.invitations i, generate_series(1, 5) where i.billed_at is null`,
      [one],
    );
    const before: number = (await app.source.query('select count(*)::int as count from rsvp.bills'))[0].count;
    await tickAt('2027-08-01T07:00:00Z');
    const bills = await app.source.query('select responses from rsvp.bills order by id offset $1', [before]);
    expect(bills.length).toBeGreaterThanOrEqual(300);
    expect((await app.source.query('select 1 from rsvp.billable_facts where bill_id is null'))).toEqual([]);
  });
});

describe('forgetting', () => {
  it('waits a year, then takes guests, history and links, and keeps what is billed', async () => {
    const [eventId, ids] = await invited(2);
    await answers(ids);
    await tickAt('2027-05-21T07:00:00Z');
    app.clock.moveTo(new Date('2028-05-20T16:29:59Z'));
    await app.ticks.erasing(app.clock.now());
    expect(await app.source.query('select 1 from rsvp.guests where event_id = $1', [eventId])).toHaveLength(2);
    app.clock.moveTo(new Date('2028-05-20T16:30:00Z'));
    await app.ticks.erasing(app.clock.now());
    for (const table of ['guests where event_id = $1', 'history where rsvp_id = any($2)', 'turns where event_id = $1', 'guest_tokens where rsvp_id = any($2)'])
      expect([table, await app.source.query(`select 1 from rsvp.${table} or ($1::uuid is null and $2::uuid[] is null)`, [eventId, ids])]).toEqual([table, []]);
    expect(await app.source.query('select responses from rsvp.bills where event_id = $1', [eventId])).toEqual([{ responses: 2 }]);
  });
  it('of a guest the host deleted can be undone for ten minutes', async () => {
    const [eventId, ids] = await invited(2);
    const restore = async () => taken(await app.commands.execute(new RestoreGuests(eventId, ids, host))).restored;
    taken(await app.commands.execute(new DeleteGuests(eventId, ids, host)));
    app.clock.moveTo(new Date(TUESDAY.getTime() + 9 * 60_000));
    expect(await restore()).toBe(2);
    expect(await statuses(ids)).toEqual(['received', 'received']);
    taken(await app.commands.execute(new DeleteGuests(eventId, [ids[0]!], host)));
    app.clock.moveTo(new Date(TUESDAY.getTime() + 21 * 60_000));
    expect(await restore()).toBe(0);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 40 * 60_000));
    await app.ticks.erasing(app.clock.now());
    expect(await app.source.query('select id from rsvp.guests where event_id = $1', [eventId])).toEqual([{ id: ids[1] }]);
  });
  it('of a host deletes the events', async () => {
    const [eventId] = await invited(1);
    await app.jobs.forget({ userId: host }, await app.delivery('rsvp.forget_host'));
    expect(await app.queries.execute(new OneInvitation(eventId, host))).toMatchObject({ code: 'not_found' });
  });
});
