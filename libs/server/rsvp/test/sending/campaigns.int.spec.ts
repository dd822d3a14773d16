import { newId } from '@smachot/kernel';
import { Campaigns } from '../../src/use-cases/sending/campaigns';
import { SteerCampaign } from '../../src/use-cases/sending/steer-campaign';
import { type RsvpApp, rsvpApp, taken } from '../rsvp-app';

let app: RsvpApp;
let host: string;
let eventId: string;
let campaignId: string;
let ids: string[];
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  host = await app.host();
  eventId = await app.event(host);
  ids = await app.guests(eventId, host, [{ attendeeName: 'דנה' }, { attendeeName: 'רותם' }]);
  campaignId = (await app.invite(eventId, host, ids)).campaignId!;
});
afterAll(() => app.close());

const shown = async () => taken(await app.queries.execute(new Campaigns(eventId, host))).campaigns[0]!;
const wanted = async (kind: string) =>
  (await app.outbox('notifications.deliver'))
    .map(({ payload }) => payload)
    .filter((payload) => payload['userId'] === host && payload['kind'] === kind);
/** Creates messages as messaging does for a campaign's parts. */
const made = async (rsvpIds: string[], status: string) => {
  await app.source.query(
    'insert into messaging.campaigns (id, event_id, host_id, created_at) values ($1, $2, $3, now()) on conflict do nothing',
    [campaignId, eventId, host],
  );
  for (const refId of rsvpIds)
    await app.source.query(
      `insert into messaging.messages (id, ref_id, round, campaign_id, host_id, lane, quiet, state, status, due_at, created_at)
       values ($1, $2, 'invite:1', $3, $4, 'campaign', 'jewish', 'done', $5, now(), now())`,
      [newId(), refId, campaignId, host, status],
    );
};
const finished = async () =>
  app.jobs.finished({ campaignId }, await app.delivery('rsvp.note_campaign_finished'));

it('shows messages that are not made yet as queued', async () => {
  expect(await shown()).toMatchObject({ total: 2, queued: 2, status: 'running' });
  await made([ids[0]!], 'delivered');
  expect(await shown()).toMatchObject({ total: 2, queued: 1, delivered: 1 });
});
it('is done once every part of it is', async () => {
  await made([ids[0]!], 'read');
  await finished();
  expect([(await shown()).status, await wanted('campaign_done')]).toEqual(['running', []]);
  await made([ids[1]!], 'failed');
  await finished();
  await finished();
  expect(await shown()).toMatchObject({ status: 'done', delivered: 1, failed: 1, queued: 0 });
  expect(await wanted('campaign_done')).toMatchObject([
    { values: { campaignId, guests: 2 }, href: `/me/rsvps/${eventId}?send=invite&campaign=${campaignId}` },
  ]);
});
it.each([
  ['rsvp_reminder', 'send=reminder'],
  ['rsvp_day_of', 'send=day_of'],
  ['rsvp_thank_you', 'send=thank_you'],
  ['rsvp_update_wedding', 'send=invite'],
])('leads to the round it speaks of: %s', async (templateName, address) => {
  await app.source.query('update rsvp.campaigns set template_name = $2 where id = $1', [
    campaignId,
    templateName,
  ]);
  const href = `/me/rsvps/${eventId}?${address}&campaign=${campaignId}`;
  await app.jobs.held(
    { campaignId, until: '2027-04-07T06:00:00.000Z', because: 'night' },
    await app.delivery('rsvp.note_campaign_held'),
  );
  await app.jobs.stopped(
    { campaignId, because: 'template' },
    await app.delivery('rsvp.note_campaign_stopped'),
  );
  await made(ids, 'delivered');
  await finished();
  expect((await wanted('send_held')).map((one) => one['href'])).toEqual([href, href]);
  expect((await wanted('campaign_done')).map((one) => one['href'])).toEqual([href]);
});
it('leads to the invitations of a host once the event is cancelled', async () => {
  await app.source.query(`update rsvp.campaigns set template_name = 'rsvp_cancelled_wedding' where id = $1`, [
    campaignId,
  ]);
  await made(ids, 'delivered');
  await finished();
  expect((await wanted('campaign_done')).map((one) => one['href'])).toEqual(['/me/rsvps']);
});
it('tells the host until when it is held', async () => {
  const until = '2027-04-07T06:00:00.000Z';
  await app.jobs.held({ campaignId, until, because: 'night' }, await app.delivery('rsvp.note_campaign_held'));
  expect(await wanted('send_held')).toMatchObject([{ values: { eventId, until, because: 'night' } }]);
});
it('is paused without its template until the host goes on with it, and tells the host once', async () => {
  const delivery = await app.delivery('rsvp.note_campaign_stopped');
  await app.jobs.stopped({ campaignId, because: 'template' }, delivery);
  await app.jobs.stopped({ campaignId, because: 'template' }, delivery);
  expect((await shown()).status).toBe('paused');
  expect(await wanted('send_held')).toMatchObject([{ values: { eventId, campaignId, because: 'template' } }]);
  expect(taken(await app.commands.execute(new SteerCampaign(campaignId, 'resume', host))).status).toBe(
    'running',
  );
});
