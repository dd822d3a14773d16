import { isolate, newId } from '@smachot/kernel';
import { HostKeys, MessageContentProvider } from '@smachot/server-messaging';
import { anInvitationForm } from '../../src/testing';
import { ChangeInvitation } from '../../src/use-cases/invitations/change-invitation';
import { DeleteInvitation } from '../../src/use-cases/invitations/delete-invitation';
import { DismissChange, PendingChange, TellChange } from '../../src/use-cases/sending/tell-change';
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

const change = async (eventId: string, form: Parameters<typeof anInvitationForm>[0]) =>
  taken(await app.commands.execute(new ChangeInvitation(eventId, anInvitationForm(form), host)));
const pending = async (eventId: string) =>
  taken(await app.queries.execute(new PendingChange(eventId, host))).change;
const suspend = async () =>
  app.source.query(
    'insert into messaging.suspended_hosts (host_id, host_key, since) values ($1, $2, now())',
    [host, await app.get(HostKeys).of(host)],
  );
const tell = (eventId: string, changeId: string) =>
  app.commands.execute(new TellChange(eventId, changeId, host));
/** Content of the guest's message in the last send requested from messaging. */
const said = async (eventId: string, refId: string) => {
  const { campaignId, round } = (await app.sends(eventId)).at(-1) as { campaignId: string; round: string };
  const messageId = newId();
  const asked = [{ messageId, refId, round, campaignId }];
  return (await app.get(MessageContentProvider).contents(asked)).get(messageId);
};

it('tells everybody who was invited of a new date and place, once, an hour after the invitation; answers stand', async () => {
  const [eventId, ids] = await app.invited(host, 3);
  await app.guests(eventId, host, [{ attendeeName: 'עוד לא הוזמן' }]);
  await app.answers([ids[0]!]);
  expect(await pending(eventId)).toBeNull();
  await change(eventId, { date: '2027-05-27T16:30:00Z' });
  await change(eventId, { date: '2027-05-27T17:30:00Z', location: { address: 'גן אחר, חיפה' } });
  const found = await pending(eventId);
  expect(found).toMatchObject({ what: ['date', 'hour', 'place'], guests: 3, heldUntil: null });
  expect(found!.messages.map(({ rsvpId }) => rsvpId)).toEqual(ids);
  expect(found!.messages[0]!.body).toMatch(/אורח 0[^]*התאריך, השעה, המקום[^]*גן אחר, חיפה/);
  const both = await Promise.all([tell(eventId, found!._id), tell(eventId, found!._id)]);
  expect(both.map((answer) => taken(answer).told)).toEqual([3, 3]);
  expect(await app.sends(eventId)).toMatchObject([
    { templateName: 'rsvp_update_wedding', round: `update:${found!._id}`, rsvpIds: ids },
  ]);
  expect(await pending(eventId)).toBeNull();
  expect(await app.statuses(ids)).toEqual(['confirmed', 'received', 'received']);
  expect(await said(eventId, ids[0]!)).toMatchObject({
    kind: 'send',
    content: {
      name: 'rsvp_update_wedding',
      variables: [
        ...['אורח 0', 'נועה ואיתי', 'התאריך, השעה, המקום'].map(isolate),
        expect.stringContaining('27 במאי 2027, 20:30'),
        isolate('גן אחר, חיפה'),
      ],
      payloads: [expect.any(String), expect.any(String), expect.any(String)],
    },
  });
});

it('counts and writes only to those who still want messages', async () => {
  const [eventId, ids] = await app.invited(host, 3);
  await app.source.query('update rsvp.guests set opted_out = true where id = $1', [ids[0]]);
  await change(eventId, { date: '2027-05-27T16:30:00Z' });
  const found = await pending(eventId);
  expect(found).toMatchObject({ guests: 2 });
  expect(taken(await tell(eventId, found!._id)).told).toBe(2);
});

it('keeps a change for later while the host is suspended', async () => {
  const [eventId] = await app.invited(host, 2);
  await change(eventId, { date: '2027-05-27T16:30:00Z' });
  const found = await pending(eventId);
  await suspend();
  expect(await tell(eventId, found!._id)).toMatchObject({ ok: false, code: 'reply.host_suspended' });
  expect(await pending(eventId)).toMatchObject({ _id: found!._id });
  await app.source.query('delete from messaging.suspended_hosts where host_id = $1', [host]);
  expect(taken(await tell(eventId, found!._id)).told).toBe(2);
});

it('counts guests who share a phone once, as they are written to', async () => {
  const [eventId, ids] = await app.invited(host, 3);
  await app.source.query(
    'update rsvp.guests set phone = (select phone from rsvp.guests where id = $1) where id = $2',
    [ids[0], ids[1]],
  );
  await change(eventId, { date: '2027-05-27T16:30:00Z' });
  const found = await pending(eventId);
  expect(found).toMatchObject({ guests: 2 });
  expect(taken(await tell(eventId, found!._id)).told).toBe(2);
});

it('says to the orders that follow it what moved, to the version, and that it is no more', async () => {
  const [eventId] = await app.invited(host, 1);
  const emitted = async () => {
    const rows: { job: string; payload: object }[] = await app.source.query(
      `select job, payload from platform.outbox where payload->>'eventId' = $1 and job like 'orders.%' order by id`,
      [eventId],
    );
    return rows;
  };
  await change(eventId, { title: 'שם אחר' });
  expect(await emitted()).toEqual([]);
  const { version } = await change(eventId, { title: 'שם אחר', date: '2027-05-27T16:30:00Z' });
  const moved = { job: 'orders.hear_of_event', payload: { eventId, version } };
  expect(await emitted()).toEqual([moved]);
  await app.commands.execute(new DeleteInvitation(eventId, host));
  expect(await emitted()).toEqual([moved, { job: 'orders.hear_of_cancelled_event', payload: { eventId } }]);
});

it('asks nothing of a change guests need not know, or that nobody was invited to', async () => {
  const [eventId] = await app.invited(host, 1);
  await change(eventId, { title: 'שם אחר' });
  expect(await pending(eventId)).toBeNull();
  const empty = await app.event(host);
  await change(empty, { date: '2027-05-27T16:30:00Z' });
  expect(await pending(empty)).toBeNull();
});

it('is not asked again once the host said that there is no need', async () => {
  const [eventId] = await app.invited(host, 1);
  await change(eventId, { date: '2027-05-27T16:30:00Z' });
  const found = await pending(eventId);
  taken(await app.commands.execute(new DismissChange(eventId, found!._id, host)));
  expect(await pending(eventId)).toBeNull();
  expect(await tell(eventId, found!._id)).toMatchObject({ ok: false, code: 'not_found' });
});

it('tells two changes a day', async () => {
  const [eventId] = await app.invited(host, 1);
  for (const day of ['25', '26', '27']) {
    await change(eventId, { date: `2027-05-${day}T16:30:00Z` });
    const { _id } = (await pending(eventId))!;
    const answer = await tell(eventId, _id);
    if (day !== '27') taken(answer);
    else expect(answer).toMatchObject({ ok: false, code: 'invitation.told_today' });
  }
});

it('tells that the event does not take place, to all but those who declined, when the host says so', async () => {
  const [eventId, ids] = await app.invited(host, 3);
  await app.answers([ids[0]!], 'no');
  taken(await app.commands.execute(new DeleteInvitation(eventId, host, true)));
  expect(await app.sends(eventId)).toMatchObject([
    { templateName: 'rsvp_cancelled_wedding', rsvpIds: ids.slice(1) },
  ]);
  expect(await said(eventId, ids[1]!)).toMatchObject({
    kind: 'send',
    content: {
      variables: [isolate('אורח 1'), isolate('נועה ואיתי'), expect.stringContaining('20 במאי 2027')],
      payloads: [],
    },
  });
  const [silent] = await app.invited(host, 1);
  taken(await app.commands.execute(new DeleteInvitation(silent, host)));
  expect(await app.sends(silent)).toEqual([]);
});

it('does not delete while a suspended host asks to tell it, but does without', async () => {
  const [eventId] = await app.invited(host, 2);
  await suspend();
  const deletion = (tell: boolean) => app.commands.execute(new DeleteInvitation(eventId, host, tell));
  expect(await deletion(true)).toMatchObject({ ok: false, code: 'reply.host_suspended' });
  const deleted = () => app.source.query('select deleted_at from rsvp.invitations where id = $1', [eventId]);
  expect(await deleted()).toEqual([{ deleted_at: null }]);
  taken(await deletion(false));
  expect(await deleted()).toEqual([{ deleted_at: expect.any(Date) }]);
  expect(await app.sends(eventId)).toEqual([]);
});
