import { BillableEventsPort } from '@smachot/server-payments';
import { anInvitationForm } from '../../src/testing';
import { ChangeInvitation } from '../../src/use-cases/invitations/change-invitation';
import { CreateInvitation } from '../../src/use-cases/invitations/create-invitation';
import { TUESDAY } from '../rsvp-app';
import { timeApp, type TimeApp } from '../time-app';

let app: TimeApp;
let host: string;
beforeAll(async () => {
  app = await timeApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
});
afterAll(() => app.close());

const moveTo = (eventId: string, date: string) =>
  app.commands.execute(new ChangeInvitation(eventId, anInvitationForm({ date }), host));
const billsOf = async (eventId: string) =>
  (await app.outbox('payments.open_bill'))
    .map(({ payload }) => payload)
    .filter((payload) => payload['eventId'] === eventId)
    .map(({ responses }) => responses);

it('bills responses thirty days late at most, however often the date is moved, and the rest after the event', async () => {
  const [eventId, ids] = await app.invited(host, 5);
  await app.answers([ids[0]!, ids[1]!]);
  // The wedding is on 20 May; every fortnight the host postpones it by another month.
  for (const [today, date] of [
    ['2027-05-10T08:00:00Z', '2027-06-20T16:30:00Z'],
    ['2027-05-24T08:00:00Z', '2027-07-20T16:30:00Z'],
    ['2027-06-07T08:00:00Z', '2027-09-20T16:30:00Z'],
  ]) {
    app.clock.moveTo(new Date(today!));
    expect(await moveTo(eventId, date!)).toMatchObject({ ok: true });
  }
  const limit = '2027-06-20T07:00:00.000Z';
  expect(await app.billing(eventId, host)).toMatchObject({ state: 'open', dueAt: limit });
  expect(await app.get(BillableEventsPort).unbilled(host)).toEqual({ responses: 2, until: new Date(limit) });
  await app.tickAt('2027-06-20T06:59:59Z');
  expect(await billsOf(eventId)).toEqual([]);
  await app.tickAt('2027-06-20T07:00:00Z');
  await app.tickAt('2027-06-20T07:00:01Z');
  expect(await billsOf(eventId)).toEqual([2]);

  // Later responses are billed too, with a limit of their own: the new date.
  await app.answers([ids[2]!]);
  expect(await app.billing(eventId, host)).toMatchObject({ dueAt: '2027-09-21T07:00:00.000Z' });
  expect(await moveTo(eventId, '2028-03-20T16:30:00Z')).toMatchObject({ ok: true });
  await app.tickAt('2027-10-21T07:00:00Z');
  expect(await billsOf(eventId)).toEqual([2, 1]);
  await app.answers([ids[3]!]);
  await app.tickAt('2028-03-21T08:00:00Z');
  await app.tickAt('2028-05-21T08:00:00Z');
  expect(await billsOf(eventId)).toEqual([2, 1, 1]);
  expect(await app.source.query('select 1 from rsvp.billing_limits where event_id = $1', [eventId])).toEqual(
    [],
  );
});

it('counts from the earliest date the event ever had', async () => {
  const [eventId, ids] = await app.invited(host, 2);
  await app.answers(ids);
  await moveTo(eventId, '2027-04-20T16:30:00Z');
  await moveTo(eventId, '2027-07-20T16:30:00Z');
  expect(await app.billing(eventId, host)).toMatchObject({ dueAt: '2027-05-21T07:00:00.000Z' });
});

it('leaves the date free while nobody has answered', async () => {
  const [eventId] = await app.invited(host, 2);
  await moveTo(eventId, '2027-09-20T16:30:00Z');
  expect(await app.billing(eventId, host)).toMatchObject({ dueAt: '2027-09-21T07:00:00.000Z' });
});

it('sets the limit once when many answer in the same moment as the date is moved', async () => {
  const [eventId, ids] = await app.invited(host, 4);
  await Promise.all([...ids.map((id) => app.answers([id])), moveTo(eventId, '2027-09-20T16:30:00Z')]);
  const rows: { until: Date }[] = await app.source.query(
    'select until from rsvp.billing_limits where event_id = $1',
    [eventId],
  );
  // The answers arrived either before or after the change of the date.
  expect(rows).toHaveLength(1);
  expect(['2027-06-20T07:00:00.000Z', '2027-10-21T07:00:00.000Z']).toContain(rows[0]!.until.toISOString());
});

it('refuses a date once the event has passed, and one more than 24 months ahead', async () => {
  const [eventId, ids] = await app.invited(host, 1);
  await app.answers(ids);
  expect(await moveTo(eventId, '2029-04-07T16:30:00Z')).toMatchObject({
    code: 'invitation.date_too_far',
    fields: { date: 'invitation.date_too_far' },
  });
  expect(
    await app.commands.execute(
      new CreateInvitation(anInvitationForm({ date: '2036-12-01T16:30:00Z' }), host),
    ),
  ).toMatchObject({ code: 'invitation.date_too_far' });
  app.clock.moveTo(new Date('2027-05-20T16:30:00Z'));
  expect(await moveTo(eventId, '2027-09-20T16:30:00Z')).toMatchObject({ code: 'invitation.already_held' });
  await app.tickAt('2027-05-21T07:00:00Z');
  expect(await billsOf(eventId)).toEqual([1]);
});
