import { isolate, newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { refuseRows } from '@smachot/server-testing';
import { anInvitationForm } from '../../src/testing';
import { ChangeInvitation } from '../../src/use-cases/invitations/change-invitation';
import { OneInvitation } from '../../src/use-cases/invitations/invitations';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { taken, TUESDAY } from '../rsvp-app';
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

const moveTo = async (eventId: string, date: string) =>
  taken(await app.commands.execute(new ChangeInvitation(eventId, anInvitationForm({ date }), host)));
const planned = async (eventId: string): Promise<object[]> =>
  app.source.query(
    'select key, due_at, done_at is not null as done from rsvp.rounds where event_id = $1 order by due_at',
    [eventId],
  );

describe('rounds', () => {
  it('remind those who have not answered, once', async () => {
    const [eventId, ids] = await app.invited(host, 3);
    await app.answers([ids[0]!]);
    await app.answers([ids[1]!], 'maybe');
    expect(taken(await app.queries.execute(new OneInvitation(eventId, host))).nextReminder).toEqual({
      at: '2027-05-11T08:00:00.000Z',
      guests: 2,
    });
    await app.tickAt('2027-05-11T07:59:59Z');
    expect(await app.sends(eventId)).toEqual([]);
    await app.tickAt('2027-05-11T08:00:00Z');
    expect(await app.sends(eventId)).toMatchObject([
      { templateName: 'rsvp_reminder', round: 'reminder:2', rsvpIds: ids.slice(1) },
    ]);
    expect(await app.statuses(ids)).toEqual(['confirmed', 'pending_reminder', 'pending_reminder']);
    await app.tickAt('2027-05-11T08:00:01Z');
    expect(await app.sends(eventId)).toHaveLength(1);
  });
  it('that are due on a Shabbat are announced for when they go out', async () => {
    const [eventId] = await app.invited(host, 1);
    const monday = anInvitationForm({ date: '2027-05-17T16:30:00Z' });
    taken(await app.commands.execute(new ChangeInvitation(eventId, monday, host)));
    const { nextReminder } = taken(await app.queries.execute(new OneInvitation(eventId, host)));
    expect(nextReminder?.at).toBe('2027-05-08T17:06:00.000Z');
  });
  it('lapse at the closing date, but not who said maybe', async () => {
    const [, ids] = await app.invited(host, 2);
    await app.answers([ids[1]!], 'maybe');
    await app.tickAt('2027-05-18T16:30:00Z');
    expect(await app.statuses(ids)).toEqual(['no_response', 'maybe']);
  });
  it('lapse although those of another event cannot', async () => {
    const [[broken, stuck], [, ids]] = [await app.invited(host, 1), await app.invited(host, 1)];
    const mend = await refuseRows(
      app.source,
      'rsvp.guests',
      `new.event_id = '${broken}' and new.status = 'no_response'`,
    );
    app.clock.moveTo(new Date('2027-05-18T16:30:00Z'));
    await expect(app.ticks.closing(app.clock.now())).rejects.toThrow(/^1 of/);
    expect(await app.statuses([...stuck, ...ids])).toEqual(['received', 'no_response']);
    await mend();
    await app.ticks.closing(app.clock.now());
    expect(await app.statuses(stuck)).toEqual(['no_response']);
  });
  it('lapse at the start who was written to after the closing date, and a day later whose message came late', async () => {
    const [eventId, ids] = await app.invited(host, 1);
    await app.tickAt('2027-05-18T16:30:00Z');
    const late = await app.guests(eventId, host, [{ attendeeName: 'מאוחר' }, { attendeeName: 'מאוחר מאוד' }]);
    await app.invite(eventId, host, late);
    await app.reach([late[0]!]);
    await app.tickAt('2027-05-20T16:29:59Z');
    expect(await app.statuses([...ids, ...late])).toEqual(['no_response', 'received', 'pending']);
    await app.tickAt('2027-05-20T16:30:00Z');
    await app.reach([late[1]!]);
    expect(await app.statuses(late)).toEqual(['no_response', 'received']);
    await app.tickAt('2027-05-21T16:30:00Z');
    expect(await app.statuses(late)).toEqual(['no_response', 'no_response']);
    const [{ lapse_at }] = await app.source.query('select lapse_at from rsvp.invitations where id = $1', [
      eventId,
    ]);
    expect(lapse_at).toBeNull();
  });
  it('write on the day and thank on the next, only to those who are coming', async () => {
    const [eventId, ids] = await app.invited(host, 2);
    await app.answers([ids[0]!]);
    await app.tickAt('2027-05-20T07:00:00Z');
    expect(await app.sends(eventId)).toMatchObject([
      { templateName: 'rsvp_day_of', round: 'day_of', rsvpIds: [ids[0]] },
    ]);
    await app.tickAt('2027-05-21T08:00:00Z');
    expect((await app.sends(eventId)).slice(1)).toMatchObject([
      { templateName: 'rsvp_thank_you', round: 'thank_you', rsvpIds: [ids[0]] },
    ]);
    expect(await app.statuses([ids[0]!])).toEqual(['confirmed']);
  });
  it('write before Shabbat about a wedding after it, with the day it is on', async () => {
    const eventId = await app.event(host, { date: '2027-05-22T17:30:00Z' });
    const ids = await app.guests(eventId, host, [{ attendeeName: 'דנה' }]);
    await app.invite(eventId, host, ids);
    await app.reach(ids);
    await app.answers(ids);
    await app.tickAt('2027-05-21T07:00:00Z');
    const [{ campaignId, ...sent }] = (await app.sends(eventId)) as [{ campaignId: string }];
    expect(sent).toMatchObject({ templateName: 'rsvp_day_of', rsvpIds: ids });
    const messageId = newId();
    const asked = [{ messageId, refId: ids[0]!, round: 'day_of', campaignId }];
    expect((await app.get(MessageContentProvider).contents(asked)).get(messageId)).toMatchObject({
      content: {
        variables: [...['דנה', 'נועה ואיתי', 'שבת, 22 במאי 2027, 20:30'].map(isolate), expect.any(String)],
      },
    });
  });
  it('write days ahead when a holiday and Shabbat come between, which the host may not by hand', async () => {
    // The New Year is on Shabbat and Sunday, and the wedding is on Sunday night.
    const eventId = await app.event(host, { date: '2027-10-03T18:00:00Z' });
    const ids = await app.guests(eventId, host, [{ attendeeName: 'דנה' }]);
    await app.invite(eventId, host, ids);
    await app.reach(ids);
    await app.answers(ids);
    app.clock.moveTo(new Date('2027-10-01T06:30:00Z'));
    const request = { eventId, templateName: 'rsvp_day_of' as const, rsvpIds: ids, consent: true };
    const refused = [{ rsvpId: ids[0], code: 'too_soon' }];
    expect(taken(await app.commands.execute(new SendInvites(request, host, newId())))).toMatchObject({
      accepted: 0,
      refused,
    });
    expect(taken(await app.queries.execute(new PreviewSend(request, host)))).toMatchObject({
      sendable: [],
      refused,
      messages: [{ rsvpId: ids[0] }],
    });
    await app.tickAt('2027-10-01T07:00:00Z');
    expect(await app.sends(eventId)).toMatchObject([{ templateName: 'rsvp_day_of', rsvpIds: ids }]);
  });
  it('follow the date when it moves', async () => {
    const [eventId] = await app.invited(host, 1);
    await app.tickAt('2027-05-11T08:00:00Z');
    await moveTo(eventId, '2027-06-24T16:30:00Z');
    expect(await planned(eventId)).toMatchObject([
      { key: 'reminder:7', done: false, due_at: new Date('2027-06-15T08:00:00Z') },
      { key: 'reminder:2', done: false, due_at: new Date('2027-06-20T08:00:00Z') },
      { key: 'day_of' },
      { key: 'thank_you' },
    ]);
  });
  it('remind again before a date far ahead, and not before one that moved by a day', async () => {
    const [eventId, ids] = await app.invited(host, 1);
    const remindAt = async (moment: string) => {
      await app.tickAt(moment);
      const round = String((await app.sends(eventId)).at(-1)!['round']);
      const at = app.clock.now().toISOString();
      await app.outcomes([{ refId: ids[0]!, messageId: newId(), round, outcome: 'delivered', at }]);
    };
    await remindAt('2027-05-11T08:00:00Z');
    await remindAt('2027-05-16T08:00:00Z');
    await moveTo(eventId, '2027-05-21T16:30:00Z');
    expect((await planned(eventId)).slice(0, 2)).toMatchObject([{ done: true }, { done: true }]);
    await moveTo(eventId, '2027-09-23T16:30:00Z');
    await remindAt('2027-09-14T08:00:00Z');
    await remindAt('2027-09-19T08:00:00Z');
    const reminders = (await app.sends(eventId)).filter((sent) => sent['templateName'] === 'rsvp_reminder');
    expect(reminders.map((sent) => sent['round'])).toEqual([2, 3, 4, 5].map((n) => `reminder:${n}`));
  });
  it('that come due without a valid card wait for it, say so once, and go out once', async () => {
    const [eventId, ids] = await app.invited(host, 2);
    const scheduledAt = async (moment: string) => {
      await app.tickAt(moment);
      await Promise.all([1, 2].map(async () => app.ticks.scheduled(app.clock.now())));
    };
    const card = (deletedAt: Date | null) =>
      app.source.query('update payments.cards set deleted_at = $2 where user_id = $1', [host, deletedAt]);
    await card(TUESDAY);
    await scheduledAt('2027-05-11T08:00:00Z');
    await scheduledAt('2027-05-11T09:00:00Z');
    expect(await app.sends(eventId)).toEqual([]);
    const told = (await app.outbox('notifications.deliver')).filter(
      ({ payload }) => payload['userId'] === host && payload['kind'] === 'send_waits',
    );
    expect(told).toMatchObject([{ payload: { values: { eventId, because: 'no_payment_method' } } }]);
    await card(null);
    await scheduledAt('2027-05-11T10:00:00Z');
    await scheduledAt('2027-05-11T11:00:00Z');
    const [sent, ...more] = await app.sends(eventId);
    expect(sent).toMatchObject({ templateName: 'rsvp_reminder', round: 'reminder:2' });
    expect([...(sent!['rsvpIds'] as string[])].sort()).toEqual([...ids].sort());
    expect(more).toEqual([]);
  });
  it('of the day go out again for the new one when the event moves to another day after them', async () => {
    const [eventId, ids] = await app.invited(host, 2);
    await app.answers([ids[0]!]);
    await app.tickAt('2027-05-20T07:00:00Z');
    const later = (date: string) =>
      app.commands.execute(new ChangeInvitation(eventId, anInvitationForm({ date }), host));
    taken(await later('2027-05-20T18:30:00Z'));
    await app.tickAt('2027-05-20T09:00:00Z');
    expect(await app.sends(eventId)).toHaveLength(1);
    taken(await later('2027-06-24T16:30:00Z'));
    await app.tickAt('2027-06-24T07:00:00Z');
    expect((await app.sends(eventId)).filter((sent) => sent.templateName === 'rsvp_day_of')).toMatchObject([
      { round: 'day_of', rsvpIds: [ids[0]] },
      { round: 'day_of:2', rsvpIds: [ids[0]] },
    ]);
  });
  it('of the day that the host has scheduled are withdrawn when it moves', async () => {
    const [eventId, ids] = await app.invited(host, 1);
    await app.answers(ids);
    app.clock.moveTo(new Date('2027-05-19T09:00:00Z'));
    const sendAt = '2027-05-20T12:00:00Z';
    const request = { eventId, templateName: 'rsvp_day_of' as const, rsvpIds: ids, consent: true, sendAt };
    taken(await app.commands.execute(new SendInvites(request, host, newId())));
    const scheduled = () =>
      app.source.query('select due_at from rsvp.scheduled_sends where event_id = $1', [eventId]);
    expect(await scheduled()).toEqual([{ due_at: new Date(sendAt) }]);
    const moved = anInvitationForm({ date: '2027-06-24T16:30:00Z' });
    taken(await app.commands.execute(new ChangeInvitation(eventId, moved, host)));
    expect(await scheduled()).toEqual([]);
    await app.tickAt('2027-06-24T07:00:00Z');
    expect((await app.sends(eventId)).filter((sent) => sent.templateName === 'rsvp_day_of')).toMatchObject([
      { round: 'day_of', rsvpIds: ids },
    ]);
  });
  it('that are due and wait for their turn outlive a change of the event', async () => {
    const [eventId, ids] = await app.invited(host, 1);
    app.clock.moveTo(new Date('2027-05-11T08:00:20Z'));
    const form = anInvitationForm({ title: 'החתונה של נועה ואיתי' });
    taken(await app.commands.execute(new ChangeInvitation(eventId, form, host)));
    await app.tickAt('2027-05-11T08:01:00Z');
    expect(await app.sends(eventId)).toMatchObject([{ rsvpIds: ids }]);
  });
  it('that everybody slept through are left out', async () => {
    const [eventId] = await app.invited(host, 1);
    await app.tickAt('2027-05-14T08:00:00Z');
    expect(await app.sends(eventId)).toEqual([]);
  });
});
