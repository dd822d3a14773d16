import { createHash } from 'node:crypto';
import {
  type AnswerOf,
  eventTypeOf,
  type InvitationOccasion,
  Language,
  type previewSend,
  type TemplateName,
} from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { renderTemplate } from '@smachot/server-messaging';
import { type Sent, startWithOutside, type WithOutside } from './outside';
import type { Person } from './whole-product';

type Preview = AnswerOf<typeof previewSend>['messages'][number];
type Registered = {
  name: string;
  language: string;
  components: { type: string; format?: string; text?: string; buttons?: { type: string; text: string }[] }[];
};

let app: WithOutside;
let host: Person;
let registered: Registered[];
beforeAll(async () => {
  app = await startWithOutside();
  host = await app.signUp('0521118001');
  await app.source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
     values ($1::uuid, $2, 'sealed', $1::text, '4242', 'visa', '1240', true, now(), 'confirmed')`,
    [newId(), host.user.id],
  );
  registered = await app.sandbox('GET', 'whatsapp/templates');
  await app.moveClock(untilTuesdayNoon());
});
afterAll(() => app?.close());

let clock = 0;
const moveBy = (ms: number) => app.moveClock((clock += ms));
/** Milliseconds to a Tuesday noon: this test does not check the quiet hours, Shabbat and holidays. */
function untilTuesdayNoon(): number {
  const now = new Date();
  const noon = new Date(now);
  noon.setUTCDate(now.getUTCDate() + ((2 - now.getUTCDay() + 7) % 7 || 7));
  noon.setUTCHours(10, 0, 0, 0);
  return (clock = noon.getTime() - now.getTime());
}

let phones = 5_220_100;
/** An event in 30 days, and a guest of each language; names of another direction than the language's are among them. */
const anEvent = async (occasion: InvitationOccasion, image: boolean) => {
  const { bearer } = host;
  const eventType = eventTypeOf(occasion);
  const event = await app.ask<{ _id: string; version: number }>('POST', '/v1/events/event-rsvps', {
    bearer,
    body: {
      ...{ title: 'השמחה', hostName: 'נועה & Itay', eventType, occasion, recipient: 'guests' },
      quietCalendar: 'none',
      date: new Date(Date.now() + clock + 30 * DAY_MS).toISOString(),
      ...{ location: { address: 'Gan HaEmek, חיפה' }, rsvpConfig: { questions: ['headcount'] } },
    },
  });
  if (image) await givePicture(event._id);
  const guests = Language.options.map((language, index) => ({
    attendeeName: index % 2 ? 'דוד כהן' : 'David *Cohen*',
    attendeePhone: `05${phones++}0`,
    language,
  }));
  const added = await app.ask<{ rsvps: { _id: string }[] }>('POST', `/v1/events/rsvps/${event._id}`, {
    ...{ bearer, body: { guests } },
  });
  return {
    ...event,
    rsvpIds: added.rsvps.map(({ _id }) => _id),
    phones: guests.map(({ attendeePhone }) => `+972${attendeePhone.slice(1)}`),
  };
};
type Event = Awaited<ReturnType<typeof anEvent>>;

async function givePicture(eventId: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#5E2CA5' } })
    .png()
    .toBuffer();
  const head =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  await app.ask('POST', `/v1/events/event-rsvps/${eventId}/upload-image`, {
    bearer: host.bearer,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--edge--\r\n')]),
  });
}

/** Requests the preview as the send dialog does, and then sends. */
const previewAndSend = async ({ _id: eventId, rsvpIds, phones: to }: Event, templateName: TemplateName) => {
  const { bearer } = host;
  const body = { eventId, rsvpIds, templateName, consent: true };
  const preview = await app.ask<AnswerOf<typeof previewSend>>('POST', '/v1/whatsapp/send-invites/preview', {
    ...{ bearer, body },
  });
  expect(preview.sendable).toHaveLength(Language.options.length);
  const sent = await app.ask('POST', '/v1/whatsapp/send-invites', {
    ...{ bearer, body, headers: { 'idempotency-key': newId() } },
  });
  expect(sent).toMatchObject({ accepted: Language.options.length });
  const byGuest = new Map(preview.messages.map((message) => [message.rsvpId, message]));
  return Promise.all(
    rsvpIds.map(async (id, index) => ({
      previewed: byGuest.get(id)!,
      got: await app.eventually(`${templateName} on the phone`, () => lastTo(to[index]!, templateName)),
    })),
  );
};
const lastTo = async (phone: string, templateName: TemplateName): Promise<Sent | undefined> =>
  (await app.messagesTo(phone)).findLast(({ body }) => body.template?.name === templateName);

/** Renders the message as the provider does from its registered template: text, titles of the buttons, picture. */
const shown = async ({ body: { template } }: Sent) => {
  const own = registered.find(
    ({ name, language }) => name === template!.name && language === template!.language.code,
  )!;
  const part = (type: string) => own.components.find((component) => component.type === type);
  const values = template!.components.find(({ type }) => type === 'body')?.parameters ?? [];
  const image = template!.components.find(({ type }) => type === 'header')?.parameters[0]?.image?.id;
  expect(image === undefined).toBe(part('HEADER') === undefined);
  return {
    body: part('BODY')!.text!.replace(/\{\{(\d+)\}\}/g, (_, at: string) => values[Number(at) - 1]!.text!),
    buttons: (part('BUTTONS')?.buttons ?? []).map(({ text }) => text),
    picture: image ? hashOf(await bytesAt(`${app.sandboxUrl}/phone/media/${image}`)) : null,
  };
};
const asPreviewed = async ({ body, buttons, imageUrl }: Preview) => ({
  body,
  buttons,
  picture: imageUrl ? hashOf(await bytesAt(`${app.url}${imageUrl}`)) : null,
});
const bytesAt = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const expectSame = async (pairs: Awaited<ReturnType<typeof previewAndSend>>) => {
  for (const { previewed, got } of pairs) expect(await shown(got)).toEqual(await asPreviewed(previewed));
};

const OCCASIONS = ['wedding', 'toast', 'henna', 'bar-mitzva'] as const;
it.each(OCCASIONS)(
  'the invitation to a %s comes as the dialog shows it, with the host’s picture and with ours',
  async (occasion) => {
    const template = `rsvp_invite_${eventTypeOf(occasion)}` as const;
    for (const image of [true, false])
      await expectSame(await previewAndSend(await anEvent(occasion, image), template));
  },
  90_000,
);

it('reminder, message of the day and thanks come as the dialog shows them', async () => {
  const event = await anEvent('wedding', true);
  await previewAndSend(event, 'rsvp_invite_wedding');
  const { rsvpIds } = event;
  const everybody = (status: string) =>
    app.source.query('update rsvp.guests set status = $2 where id = any($1)', [rsvpIds, status]);
  await everybody('received');
  await moveBy(7 * DAY_MS);
  await expectSame(await previewAndSend(event, 'rsvp_reminder'));
  await everybody('confirmed');
  // the host does it by hand, before the product does
  await app.source.query(
    'update rsvp.invitations set day_of_auto = false, thank_you_auto = false where id = $1',
    [event._id],
  );
  await moveBy(23 * DAY_MS - 6 * HOUR_MS);
  await moveBy(3 * HOUR_MS);
  await expectSame(await previewAndSend(event, 'rsvp_day_of'));
  await moveBy(27 * HOUR_MS);
  await expectSame(await previewAndSend(event, 'rsvp_thank_you'));
});

const expectNewsAsWritten = async (occasion: (typeof OCCASIONS)[number]) => {
  const event = await anEvent(occasion, false);
  const eventType = eventTypeOf(occasion);
  await previewAndSend(event, `rsvp_invite_${eventType}`);
  await app.source.query(`update rsvp.guests set status = 'confirmed' where id = any($1)`, [event.rsvpIds]);
  for (const name of [`rsvp_update_${eventType}`, `rsvp_cancelled_${eventType}`] as const) {
    if (name.startsWith('rsvp_update')) await changeAndTell(event);
    else await app.ask('DELETE', `/v1/events/event-rsvps/${event._id}?tell=yes`, { bearer: host.bearer });
    for (const phone of event.phones) {
      const got = await app.eventually(`${name} on the phone`, () => lastTo(phone, name));
      const { language, components } = got.body.template!;
      const words = components.find(({ type }) => type === 'body')!.parameters.map(({ text }) => text!);
      expect(await shown(got)).toEqual({
        ...renderTemplate(name, Language.parse(language.code), words),
        picture: null,
      });
    }
  }
};
// at once: a phone gets a message every six seconds
it('what is told of a changed and a cancelled event reads at the guest’s as it is written here', async () => {
  await Promise.all(OCCASIONS.map(expectNewsAsWritten));
});

async function changeAndTell({ _id }: Event): Promise<void> {
  const { bearer } = host;
  const path = `/v1/events/event-rsvps/${_id}`;
  const now = await app.ask<object>('GET', path, { bearer });
  const date = new Date(Date.now() + clock + 37 * DAY_MS).toISOString();
  await app.ask('PUT', path, { bearer, body: { ...now, date } });
  const { change } = await app.ask<{ change: { _id: string } }>('GET', `/v1/events/rsvps/${_id}/changes`, {
    bearer,
  });
  await app.ask('POST', `/v1/events/rsvps/${_id}/changes/${change._id}/tell`, { bearer });
}
