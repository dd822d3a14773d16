import { atWallTime, newId } from '@smachot/kernel';
import { CampaignProgress, MessagesOf } from '../src';
import { templates } from '../src/templates/template-texts';
import { ADMIN, aRequest, eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());
afterEach(() => app.moveTo(TUESDAY));

const arrived = async (refs: string[]) => {
  const present = new Set(
    [...(await app.outcomes('delivered')), ...(await app.outcomes('read'))].map(({ refId }) => refId),
  );
  return refs.every((ref) => present.has(ref));
};
const progressOf = async (campaignId: string) =>
  (await app.queries.execute(new CampaignProgress([campaignId]))).get(campaignId);
const sentTo = async (ref: string) => (await app.sandbox.messages(app.guests.phones.get(ref))).length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** What is due now and may leave has left once a message that is asked for later has. */
const othersAreSent = async () => {
  const [other] = app.guests.add() as [string];
  await app.send([other]);
  await eventually('another is sent', () => app.isSent(other));
};

it('has registered every template with the provider as it renders them', async () => {
  const answer = await fetch(`${app.sandbox.url}/whatsapp/v25.0/WABA1/message_templates`, {
    headers: { authorization: 'Bearer sandbox-token' },
  });
  type Listed = {
    name: string;
    language: 'he';
    components: { type: string; text?: string; buttons?: { type: string; text: string }[] }[];
  };
  const { data } = (await answer.json()) as { data: Listed[] };
  const registered = data.map(({ name, language, components }) => {
    const find = (type: string) => components.find((component) => component.type === type);
    return {
      name,
      language,
      picture: Boolean(find('HEADER')),
      body: find('BODY')!.text,
      buttons: (find('BUTTONS')?.buttons ?? [])
        .filter(({ type }) => type === 'QUICK_REPLY')
        .map(({ text }) => text),
    };
  });
  const ours = Object.entries(templates).flatMap(([name, { picture, texts }]) =>
    Object.entries(texts).map(([language, text]) => ({ name, language, picture, ...text })),
  );
  expect(registered).toEqual(expect.arrayContaining(ours));
});

describe('a campaign', () => {
  it('goes out once to each guest, and their statuses come back', async () => {
    const refs = app.guests.add(40);
    const asked = aRequest(refs);
    const delivery = await app.deliver('messaging.create_messages', asked);
    await app.deliver('messaging.create_messages', asked, delivery);
    await app.deliver('messaging.create_messages', asked);
    await eventually('all delivered', () => arrived(refs));

    const sent = await app.sandbox.messages();
    expect(sent.map(({ to }) => to).sort()).toEqual(
      refs.map((ref) => app.guests.phones.get(ref)!.slice(1)).sort(),
    );
    expect(await progressOf(asked.campaignId)).toEqual({
      total: 40,
      queued: 0,
      sent: 0,
      delivered: 40,
      failed: 0,
      withdrawn: 0,
      uncertain: 0,
      heldUntil: null,
      heldBecause: null,
    });
    const messages = (await app.queries.execute(new MessagesOf([refs[0]!]))).get(refs[0]!)!;
    expect(messages.whatsappMessages).toEqual([
      expect.objectContaining({
        messageType: 'rsvp_reminder',
        wamid: expect.stringMatching(/^wamid/) as string,
      }),
    ]);
    expect(messages.whatsappMessages[0]!.statusHistory.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['accepted', 'sent']),
    );
    await app.ticks.finish(TUESDAY);
    expect(await app.told('messaging.campaign_finished')).toEqual([{ campaignId: asked.campaignId }]);
  });

  it('asks for the content at the last moment and withdraws what is not to be said any more', async () => {
    const [coming, answered] = app.guests.add(2) as [string, string];
    app.guests.decisions.set(answered, { kind: 'withdraw' });
    await app.send([coming, answered]);
    await eventually('one withdrawn', async () =>
      (await app.outcomes('withdrawn')).some(({ refId }) => refId === answered),
    );
    await eventually('one sent', async () => (await sentTo(coming)) === 1);
    expect(await sentTo(answered)).toBe(0);
    expect(await app.message(answered)).toMatchObject({ state: 'done', status: 'deleted' });
  });

  it('stands still while paused and goes on where it was', async () => {
    const refs = app.guests.add(3);
    const campaignId = newId();
    await app.deliver('messaging.pause_campaign', { campaignId });
    await app.send(refs, { campaignId });
    await othersAreSent();
    expect(await progressOf(campaignId)).toMatchObject({ queued: 3 });
    await app.deliver('messaging.resume_campaign', { campaignId });
    await eventually('all delivered', () => arrived(refs));
  });

  it('keeps to what was asked last, in whatever order it comes', async () => {
    const refs = app.guests.add(2);
    const campaignId = newId();
    const [first, second] = [newId(1_000), newId(2_000)];
    await app.deliver('messaging.pause_campaign', { campaignId }, second);
    await app.deliver('messaging.resume_campaign', { campaignId }, first);
    await app.send(refs, { campaignId });
    await othersAreSent();
    expect(await progressOf(campaignId)).toMatchObject({ queued: 2 });
  });

  it('takes back what has not left when it is cancelled, also what is created later', async () => {
    const [early, late] = [app.guests.add(2), app.guests.add(2)];
    const campaignId = newId();
    await app.deliver('messaging.pause_campaign', { campaignId });
    await app.send(early, { campaignId });
    await app.deliver('messaging.withdraw_campaign', { campaignId });
    await app.send(late, { campaignId });
    expect((await app.outcomes('withdrawn')).map(({ refId }) => refId)).toEqual(
      expect.arrayContaining([...early, ...late]),
    );
    await othersAreSent();
    expect(await sentTo(early[0]!)).toBe(0);
  });

  it('may be asked for again when it was withdrawn before it left', async () => {
    const refs = app.guests.add(1);
    const cancelled = newId();
    await app.deliver('messaging.pause_campaign', { campaignId: cancelled });
    await app.send(refs, { campaignId: cancelled });
    await app.deliver('messaging.withdraw_campaign', { campaignId: cancelled });
    await app.send(refs);
    await eventually('sent', async () => (await sentTo(refs[0]!)) === 1);
    await app.send(refs);
    await othersAreSent();
    expect(await sentTo(refs[0]!)).toBe(1);
  });

  it('uploads the picture of an invitation once', async () => {
    const refs = app.guests.add(5);
    for (const ref of refs)
      app.guests.decisions.set(ref, {
        kind: 'send',
        to: app.guests.phones.get(ref)!,
        content: {
          kind: 'template',
          name: 'rsvp_invite_wedding',
          language: 'he',
          variables: ['א', 'ב', 'ג', 'ד'],
          imageFileKey: null,
          payloads: [],
        },
      });
    await app.send(refs, { templateName: 'rsvp_invite_wedding' });
    await eventually('all delivered', () => arrived(refs));
    expect(await app.source.query('select file_key from messaging.media')).toEqual([
      { file_key: 'own/confetti.jpg' },
    ]);
  });
});

describe('quiet hours', () => {
  it('hold a campaign that is asked for on Shabbat, and say so once', async () => {
    await app.moveTo(atWallTime('2027-04-24', '11:00'));
    const refs = app.guests.add(2);
    const asked = await app.send(refs);
    await app.deliver('messaging.create_messages', { ...asked, rsvpIds: app.guests.add(2) });
    const nightfall = atWallTime('2027-04-24', '19:54').toISOString();
    const held = (await app.told('messaging.campaign_held')).filter(
      ({ campaignId }) => campaignId === asked.campaignId,
    );
    expect(held).toEqual([{ campaignId: asked.campaignId, until: nightfall, because: 'shabbat' }]);
    expect(await progressOf(asked.campaignId)).toMatchObject({
      queued: 4,
      heldUntil: nightfall,
      heldBecause: 'shabbat',
    });
    await app.moveTo(atWallTime('2027-04-24', '19:55'));
    await eventually('all delivered', () => arrived(refs));
  });

  it('catch what the evening did not finish', async () => {
    const refs = app.guests.add(2);
    await app.moveTo(atWallTime('2027-04-20', '23:00'));
    const asked = await app.send(refs, { quietCalendar: 'none', notBefore: null });
    // as if it had been due before nine in the evening
    await app.source.query('update messaging.messages set due_at = $2 where campaign_id = $1', [
      asked.campaignId,
      atWallTime('2027-04-20', '20:59'),
    ]);
    await pause(1300);
    expect(await sentTo(refs[0]!)).toBe(0);
    await app.ticks.keepQuiet(atWallTime('2027-04-20', '23:00'));
    expect((await app.message(refs[0]!))!.dueAt).toEqual(atWallTime('2027-04-21', '09:00'));
  });

  it('begin after what was scheduled for later', async () => {
    const refs = app.guests.add(1);
    await app.send(refs, { notBefore: atWallTime('2027-04-21', '22:00').toISOString() });
    expect((await app.message(refs[0]!))!.dueAt).toEqual(atWallTime('2027-04-22', '19:53'));
  });
});

describe('the switch', () => {
  const put = (body: object, bearer = 'admin') =>
    fetch(`${app.url}/admin/api/sending`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ reason: 'בדיקה של המתג', ...body }),
    });

  it('stops everybody and lets them go on', async () => {
    expect(await (await put({ stopped: true })).json()).toMatchObject({ stopped: true, reason: 'admin' });
    expect(await app.told('messaging.sending_stopped')).toEqual([{ reason: 'admin' }]);
    const refs = app.guests.add(1);
    await app.send(refs);
    await pause(1300);
    expect(await sentTo(refs[0]!)).toBe(0);
    expect(await (await put({ stopped: false })).json()).toMatchObject({ stopped: false, reason: null });
    await eventually('sent', async () => (await sentTo(refs[0]!)) === 1);
  });

  it('stops one host and nobody else', async () => {
    const [bad, good] = app.guests.add(2) as [string, string];
    const hostId = newId();
    expect(await (await put({ suspendHost: hostId })).json()).toMatchObject({ suspendedHosts: [hostId] });
    await app.send([bad], { hostId });
    await app.send([good]);
    await eventually('the good one sent', async () => (await sentTo(good)) === 1);
    expect(await sentTo(bad)).toBe(0);
    await put({ resumeHost: hostId });
    await eventually('the other one, too', async () => (await sentTo(bad)) === 1);
  });

  it('is not for everybody', async () => {
    expect((await put({ stopped: true }, 'somebody')).status).toBe(401);
    ADMIN.superAdmin = false;
    expect((await put({ stopped: true })).status).toBe(404);
    ADMIN.superAdmin = true;
  });
});
