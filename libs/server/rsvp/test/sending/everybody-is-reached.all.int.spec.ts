import { HOUR_MS, newId } from '@smachot/kernel';
import { RsvpRepository } from '../../src/persistence/guests/rsvp.repository';
import { Campaigns } from '../../src/use-cases/sending/campaigns';
import { DeleteGuests } from '../../src/use-cases/guests/change-guests';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { SteerCampaign, type Steering } from '../../src/use-cases/sending/steer-campaign';
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

const after = (hours: number) => new Date(TUESDAY.getTime() + hours * HOUR_MS);
const guests = (eventId: string, count: number) =>
  app.guests(
    eventId,
    host,
    Array.from({ length: count }, (_, at) => ({
      attendeeName: `אורח ${at}`,
      estimatedNumberOfGuests: 1 + (at % 4),
    })),
  );
/** Ids of the guests in the requests to messaging, in order. */
const asked = async (eventId: string): Promise<string[]> => {
  const requests = (await app.outbox('messaging.create_messages')).map(({ payload }) => payload);
  return requests
    .filter((payload) => payload['eventId'] === eventId)
    .flatMap((payload) => payload['rsvpIds'] as string[]);
};
const dayAt = async (moment: Date) => {
  app.clock.moveTo(moment);
  await Promise.all([1, 2, 3].map(() => app.ticks.scheduled(moment)));
};
const only = async (eventId: string) =>
  taken(await app.queries.execute(new Campaigns(eventId, host))).campaigns[0]!;
const steer = async (campaignId: string, steering: Steering) =>
  taken(await app.commands.execute(new SteerCampaign(campaignId, steering, host)));

it('writes to 800 guests over four days, the large households first, and to nobody twice', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 800);
  const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds: ids, consent: true };
  const preview = taken(await app.queries.execute(new PreviewSend(request, host)));
  expect(preview.sendable).toHaveLength(250);
  expect(preview.later.map(({ at, rsvpIds, afterClosing }) => [at, rsvpIds.length, afterClosing])).toEqual([
    ['2027-04-07T08:00:00.000Z', 250, false],
    ['2027-04-08T08:00:00.000Z', 250, false],
    ['2027-04-09T08:00:00.000Z', 50, false],
  ]);
  expect([preview.dailyLimit, preview.refused]).toEqual([250, []]);
  const sent = await app.invite(eventId, host, ids);
  expect(sent).toMatchObject({
    accepted: 800,
    scheduled: 550,
    lastAt: '2027-04-09T08:00:00.000Z',
    refused: [],
  });
  const seats = await app.source.query('select estimated from rsvp.guests where id = any($1)', [
    await asked(eventId),
  ]);
  expect(Math.min(...seats.map(({ estimated }: { estimated: number }) => estimated))).toBeGreaterThanOrEqual(
    3,
  );
  expect(await only(eventId)).toMatchObject({ total: 800, queued: 250, scheduled: 550 });

  const counts: number[] = [];
  for (const hours of [1, 23.9, 24, 25, 48, 71, 72, 73]) {
    await dayAt(after(hours));
    counts.push((await asked(eventId)).length);
  }
  expect(counts).toEqual([250, 250, 500, 500, 750, 750, 800, 800]);
  expect(new Set(await asked(eventId))).toEqual(new Set(ids));
  expect(await only(eventId)).toMatchObject({ total: 800, queued: 800, scheduled: 0, nextAt: null });
});

it('leaves out who has answered or gone meanwhile, and takes the next in their place', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 520);
  await app.invite(eventId, host, ids);
  const today = new Set(await asked(eventId));
  const rest = ids.filter((id) => !today.has(id));
  await app.answers(rest.slice(0, 5));
  await app.commands.execute(new DeleteGuests(eventId, rest.slice(5, 8), host));
  await dayAt(after(24));
  const tomorrow = (await asked(eventId)).slice(250);
  expect(tomorrow).toHaveLength(250);
  await dayAt(after(48));
  const all = await asked(eventId);
  expect(all).toHaveLength(512);
  expect(new Set(all)).toEqual(new Set(ids.filter((id) => !rest.slice(0, 8).includes(id))));
  expect(await only(eventId)).toMatchObject({ total: 512, scheduled: 0 });
});

it('does not schedule somebody again whom a campaign will write to', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 300);
  await app.invite(eventId, host, ids);
  const again = await app.invite(eventId, host, ids);
  expect(again).toMatchObject({ campaignId: null, accepted: 0 });
  const codes = again.refused.map(({ code }) => code).sort();
  expect([codes.filter((code) => code === 'already_in_flight').length, codes.length]).toEqual([250, 300]);
  expect(codes.filter((code) => code === 'already_scheduled')).toHaveLength(50);
});

it('sends once when two acts of the host meet, and keeps the limit over events', async () => {
  const [one, other] = [await app.event(host), await app.event(host)];
  const [ids, others] = [await guests(one, 200), await guests(other, 200)];
  await Promise.all([
    app.invite(one, host, ids),
    app.invite(one, host, ids),
    app.invite(other, host, others),
  ]);
  expect((await asked(one)).length + (await asked(other)).length).toBe(250);
  await dayAt(after(24));
  expect(new Set([...(await asked(one)), ...(await asked(other))])).toEqual(new Set([...ids, ...others]));
  expect((await asked(one)).length + (await asked(other)).length).toBe(400);
});

it('waits while paused, ends with the rest cancelled or with all of it', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 600);
  const { campaignId } = await app.invite(eventId, host, ids);
  await steer(campaignId!, 'pause');
  await dayAt(after(25));
  expect(await asked(eventId)).toHaveLength(250);
  await steer(campaignId!, 'resume');
  await dayAt(after(26));
  expect(await asked(eventId)).toHaveLength(500);
  expect(await steer(campaignId!, 'cancel_scheduled')).toMatchObject({
    status: 'running',
    total: 500,
    scheduled: 0,
  });
  await dayAt(after(72));
  expect(await asked(eventId)).toHaveLength(500);

  const next = await app.event(host);
  const { campaignId: whole } = await app.invite(next, host, await guests(next, 300));
  expect(await steer(whole!, 'cancel')).toMatchObject({ status: 'cancelled', scheduled: 0 });
  await dayAt(after(120));
  expect(await asked(next)).toHaveLength(250);
});

it('sends at the hour the host chose, judged again then', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 3);
  // On Friday night: sent after Shabbat.
  const request = {
    eventId,
    templateName: 'rsvp_invite_wedding' as const,
    rsvpIds: ids,
    consent: true,
    sendAt: '2027-04-09T18:00:00Z',
  };
  const sent = taken(await app.commands.execute(new SendInvites(request, host, newId())));
  expect(sent).toMatchObject({ accepted: 3, scheduled: 3 });
  const at = new Date(sent.lastAt!);
  expect(at.getTime()).toBeGreaterThan(Date.parse('2027-04-10T16:00:00Z'));
  await app.answers([ids[0]!]);
  await dayAt(new Date(at.getTime() - 1000));
  expect(await asked(eventId)).toEqual([]);
  await dayAt(at);
  expect((await asked(eventId)).sort()).toEqual(ids.slice(1));
});

it('is over when everybody answered before their day', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 2);
  const request = {
    eventId,
    templateName: 'rsvp_invite_wedding' as const,
    rsvpIds: ids,
    consent: true,
    sendAt: after(3).toISOString(),
  };
  taken(await app.commands.execute(new SendInvites(request, host, newId())));
  await app.answers(ids);
  await dayAt(after(3));
  expect(await only(eventId)).toMatchObject({ status: 'done', total: 0 });
});

it('waits for what the host has to settle without looking at each guest, says so, and goes on afterwards', async () => {
  const eventId = await app.event(host);
  await app.invite(eventId, host, await guests(eventId, 300));
  await app.source.query('update payments.cards set deleted_at = now() where user_id = $1', [host]);
  const loaded = jest.spyOn(RsvpRepository.prototype, 'loadMany');
  await dayAt(after(24));
  await dayAt(after(25));
  expect(loaded).not.toHaveBeenCalled();
  loaded.mockRestore();
  expect(await asked(eventId)).toHaveLength(250);
  expect(await only(eventId)).toMatchObject({
    scheduled: 50,
    waitsFor: 'no_payment_method',
    nextAt: after(26).toISOString(),
  });
  const told = (await app.outbox('notifications.deliver')).filter(
    ({ payload }) => payload['kind'] === 'send_waits',
  );
  expect(told.filter(({ payload }) => payload['userId'] === host)).toHaveLength(1);
  await app.source.query('update payments.cards set deleted_at = null where user_id = $1', [host]);
  await dayAt(after(26));
  expect(await asked(eventId)).toHaveLength(300);
  expect(await only(eventId)).toMatchObject({ scheduled: 0, waitsFor: null });
});

it('reaches everybody in a round of reminders, and tells the host', async () => {
  const eventId = await app.event(host);
  const ids = await guests(eventId, 300);
  await app.invite(eventId, host, ids);
  await dayAt(after(24));
  await app.reach(ids);
  await app.tickAt('2027-05-11T08:00:00Z');
  const before = (await asked(eventId)).length;
  expect(before).toBe(300 + 250);
  const told = (await app.outbox('notifications.deliver')).filter(
    ({ payload }) => payload['kind'] === 'send_scheduled',
  );
  expect(told.at(-1)!.payload).toMatchObject({
    userId: host,
    values: { eventId, today: 250, later: 50, until: '2027-05-12T08:00:00.000Z', afterClosing: 0 },
  });
  await dayAt(new Date('2027-05-12T08:00:00Z'));
  expect((await asked(eventId)).slice(300).sort()).toEqual([...ids].sort());
});

it('refuses with a code whom the event would come before', async () => {
  const eventId = await app.event(host, { date: after(20).toISOString() });
  const ids = await guests(eventId, 260);
  const sent = await app.invite(eventId, host, ids);
  expect(sent).toMatchObject({ accepted: 250, scheduled: 0 });
  expect(sent.refused.map(({ code }) => code)).toEqual(Array(10).fill('over_daily_limit'));
});

it('counts a guest who is deleted and added again, by the phone', async () => {
  const eventId = await app.event(host);
  const guest = { attendeeName: 'דנה', attendeePhone: '053-7100001' };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [id] = await app.guests(eventId, host, [guest]);
    expect(await app.invite(eventId, host, [id!])).toMatchObject({ accepted: 1 });
    await app.commands.execute(new DeleteGuests(eventId, [id!], host));
    const [again] = await app.guests(eventId, host, [guest]);
    expect((await app.invite(eventId, host, [again!])).refused).toEqual([
      { rsvpId: again, code: attempt < 4 ? 'too_soon' : 'too_many_attempts' },
    ]);
    await app.commands.execute(new DeleteGuests(eventId, [again!], host));
    app.clock.moveTo(after(25 * (attempt + 1)));
  }
});
