import { newId } from '@smachot/kernel';
import { CampaignProgress, MessagesOf } from '../src';
import { eventually, type MessagingApp, messagingApp } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

const request = (rsvpIds: string[], campaignId = newId()) => ({
  campaignId,
  eventId: newId(),
  hostId: newId(),
  templateName: 'rsvp_reminder' as const,
  round: 'invite',
  quietCalendar: 'jewish' as const,
  notBefore: null,
  rsvpIds,
});
const outcomes = async (kind: string) =>
  (await app.told('messaging.outcomes')).flatMap(({ items }) => items).filter(({ outcome }) => outcome === kind);

describe('a campaign', () => {
  it('goes out once to each guest, and their statuses come back', async () => {
    const refs = app.guests.add(40);
    const asked = request(refs);
    const delivery = await app.deliver('messaging.create_messages', asked);
    await app.deliver('messaging.create_messages', asked, delivery);
    await app.deliver('messaging.create_messages', asked);
    const arrived = async () => new Set([...(await outcomes('delivered')), ...(await outcomes('read'))].map(({ refId }) => refId)).size;
    await eventually('all delivered', async () => (await arrived()) === 40);

    const sent = await app.sandbox.messages();
    expect(sent.map(({ to }) => to).sort()).toEqual(refs.map((ref) => app.guests.phones.get(ref)!.slice(1)).sort());
    expect(sent[0]!.body).toMatchObject({ type: 'template', template: { name: 'rsvp_reminder', language: { code: 'he' } } });

    const progress = (await app.queries.execute(new CampaignProgress([asked.campaignId]))).get(asked.campaignId);
    expect(progress).toEqual({ total: 40, queued: 0, sent: 0, delivered: 40, failed: 0, withdrawn: 0, uncertain: 0, heldUntil: null, heldBecause: null });
    const of = (await app.queries.execute(new MessagesOf([refs[0]!]))).get(refs[0]!);
    expect(of!.whatsappMessages).toHaveLength(1);
    expect(of!.whatsappMessages[0]).toMatchObject({ messageType: 'template', wamid: expect.stringMatching(/^wamid/) as string });
    expect(of!.whatsappMessages[0]!.statusHistory.map(({ status }) => status)).toEqual(expect.arrayContaining(['accepted', 'sent']));
  });
});
