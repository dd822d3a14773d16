import { newId } from '@smachot/kernel';
import { GuestHistory } from '../../src/use-cases/guests/guest-history';
import { ListRsvps } from '../../src/use-cases/guests/list-rsvps';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { taken, TUESDAY } from '../rsvp-app';
import { timeApp, type TimeApp } from '../time-app';

let app: TimeApp;
let host: string;
let eventId: string;
let ids: string[];
const FAILED_AT = TUESDAY.toISOString();
const AN_HOUR_LATER = '2027-04-06T09:00:00.000Z';

beforeAll(async () => {
  app = await timeApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
  eventId = await app.event(host);
  ids = await app.guests(eventId, host, [{ attendeeName: 'דנה' }, { attendeeName: 'רותם' }]);
  await app.invite(eventId, host, ids);
});
afterAll(() => app.close());

const becomes = (
  refId: string,
  outcome: 'failed' | 'delivered' | 'uncertain',
  more: { mayArrive?: boolean; at?: string; round?: string } = {},
) => app.outcomes([{ refId, messageId: newId(), round: 'invite:1', outcome, at: FAILED_AT, ...more }]);
const again = (templateName: 'rsvp_invite_wedding' | 'rsvp_reminder' = 'rsvp_invite_wedding') => ({
  eventId,
  templateName,
  rsvpIds: ids,
  consent: true,
});
const send = async (request = again()) =>
  taken(await app.commands.execute(new SendInvites(request, host, newId())));
const listed = async (filter: object) =>
  taken(await app.queries.execute(new ListRsvps(eventId, host, { cursor: undefined, limit: 9, ...filter })))
    .rsvps;

describe('trying again what the provider told had failed', () => {
  beforeEach(async () => {
    await becomes(ids[0]!, 'failed', { mayArrive: true });
    await becomes(ids[1]!, 'delivered');
  });

  it('is refused within the hour, and says from when on it is possible', async () => {
    app.clock.moveTo(new Date('2027-04-06T08:59:59Z'));
    const late = { rsvpId: ids[0], code: 'failed_lately', from: AN_HOUR_LATER };
    const { campaignId, accepted, refused } = await send();
    expect([campaignId, accepted]).toEqual([null, 0]);
    expect(refused).toContainEqual(late);
    expect(taken(await app.queries.execute(new PreviewSend(again(), host))).refused).toContainEqual(late);
    const { eligibility } = taken(await app.queries.execute(new GuestHistory(eventId, ids[0]!, host)));
    expect(eligibility).toEqual({ reminder: 'failed_lately', reminderFrom: AN_HOUR_LATER });
  });
  it('is possible once the hour is over', async () => {
    app.clock.moveTo(new Date(AN_HOUR_LATER));
    expect(await send()).toMatchObject({ accepted: 1 });
    expect(await app.statuses(ids)).toEqual(['pending', 'received']);
  });
  it('is no matter any more when it arrives late', async () => {
    await becomes(ids[0]!, 'delivered', { at: '2027-04-06T08:20:00Z' });
    expect(await listed({ toRetry: true })).toEqual([]);
    expect((await send()).refused.map(({ code }) => code)).not.toContain('failed_lately');
  });
  it('is offered for those who failed, with the moment', async () => {
    const failed = await listed({ toRetry: true });
    expect(failed).toMatchObject([{ _id: ids[0], retryFrom: AN_HOUR_LATER, rsvpStatus: 'created' }]);
    expect(await listed({ toCall: true })).toEqual([]);
  });
});

it('tries again at once what the provider refused to take', async () => {
  await becomes(ids[0]!, 'failed');
  expect(await listed({ toRetry: true })).toMatchObject([{ _id: ids[0], retryFrom: null }]);
  expect(await send({ ...again(), rsvpIds: [ids[0]!] })).toMatchObject({ accepted: 1 });
});

describe('the next round of reminders', () => {
  const ROUND = '2027-05-11T08:00:00Z';

  it('invites again whose invitation never arrived, and reminds the others', async () => {
    await becomes(ids[0]!, 'failed', { mayArrive: true });
    await becomes(ids[1]!, 'delivered');
    await app.tickAt(ROUND);
    expect(await app.sends(eventId)).toMatchObject([
      { templateName: 'rsvp_reminder', rsvpIds: [ids[1]] },
      { templateName: 'rsvp_invite_wedding', rsvpIds: [ids[0]] },
    ]);
    expect(await app.statuses(ids)).toEqual(['pending', 'pending_reminder']);
    await app.tickAt('2027-05-11T08:00:01Z');
    expect(await app.sends(eventId)).toHaveLength(2);
  });
  it('leaves out who failed within the hour, whom nobody wrote to, and whose fate nobody knows', async () => {
    await app.guests(eventId, host, [{ attendeeName: 'חדשה' }]);
    await becomes(ids[0]!, 'failed', { mayArrive: true, at: '2027-05-11T07:30:00Z' });
    await becomes(ids[1]!, 'uncertain');
    await app.tickAt(ROUND);
    expect(await app.sends(eventId)).toEqual([]);
  });
});

it('counts the reminders that were sent, whatever is told how often and in which order', async () => {
  await becomes(ids[0]!, 'delivered');
  await becomes(ids[1]!, 'delivered');
  const reminders = async () => (await listed({})).map((guest) => guest.invitationTracking.reminders);
  await app.tickAt('2027-05-11T08:00:00Z');
  const told = { round: 'reminder:2', at: '2027-05-11T08:00:05Z' };
  await becomes(ids[0]!, 'delivered', told);
  await becomes(ids[0]!, 'delivered', told);
  await becomes(ids[1]!, 'delivered', told);
  await becomes(ids[1]!, 'failed', { ...told, mayArrive: true });
  expect(await reminders()).toEqual([1, 1]);
  await app.tickAt('2027-05-16T08:00:00Z');
  await becomes(ids[0]!, 'delivered', { round: 'reminder:3', at: '2027-05-16T08:00:05Z' });
  await becomes(ids[1]!, 'failed', { round: 'reminder:3', at: '2027-05-16T08:00:05Z', mayArrive: true });
  expect(await reminders()).toEqual([2, 1]);
  expect(await listed({ toCall: true })).toMatchObject([{ _id: ids[0] }]);
});
