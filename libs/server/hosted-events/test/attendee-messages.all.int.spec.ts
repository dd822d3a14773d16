import type { AnswerOf, AttendeeMessage, listOwnEventMessages } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { Mailer } from '@smachot/server-platform';
import { CommandBus } from '@nestjs/cqrs';
import { SendMessageMails } from '../src/use-cases/messages/send-message-mails';
import { TellMessages } from '../src/use-cases/messages/tell-messages';
import { anEventForm } from '../src/testing/an-event';
import { ADMIN, type HostedEventsApp, hostedEventsApp, NOW, type Refused } from './hosted-events-app';

let app: HostedEventsApp;
let host: string;
const mails: { to: string; subject: string; text: string; html?: string | undefined }[] = [];
beforeAll(async () => {
  app = await hostedEventsApp();
  host = await app.person(['נועה', 'ברק']);
  app.get(Mailer).send = ({ to, subject, text, html }) => {
    mails.push({ to, subject, text, html });
    return Promise.resolve('accepted');
  };
});
afterAll(() => app.close());

const path = (eventId: string) => `/v1/events/host/${eventId}/messages`;
const send = (as: string, eventId: string, body: object) =>
  app.ask<AttendeeMessage & Refused>('POST', path(eventId), { as, body, key: newId() });
const count = async (as: string, eventId: string, query: string) =>
  (
    await app.ask<{ recipients: number; muted: number }>('GET', `${path(eventId)}/recipients?${query}`, {
      as,
    })
  ).body;
const own = (as: string, registrationId: string) =>
  app.ask<AnswerOf<typeof listOwnEventMessages>>(
    'GET',
    `/v1/events/registrations/${registrationId}/messages`,
    { as },
  );
/** A person with a confirmed address. */
const reader = async (email: string, language = 'he') => {
  const id = await app.person();
  await app.source.query(
    'update identity.users set email = $2, email_verified_at = now(), language = $3 where id = $1',
    [id, email, language],
  );
  return id;
};
const work = async () => {
  for (let round = 0; round < 2; round++) {
    // two workers at once
    await Promise.all([1, 2].map(() => app.get(CommandBus).execute(new TellMessages())));
    await Promise.all([1, 2].map(() => app.get(CommandBus).execute(new SendMessageMails())));
  }
};

it('goes once to the chosen audience by the bell and by mail, in the recipient’s language, and stands on their page', async () => {
  const approval = { ...anEventForm().registrationOptions, requireApproval: true };
  const event = await app.hosted(host, { registrationOptions: approval });
  const [dana, ivan, muting, silent, pending] = await Promise.all([
    reader('dana@example.com'),
    reader('ivan@example.com', 'ru'),
    reader('muting@example.com'),
    app.person(),
    reader('pending@example.com'),
  ]);
  const places = new Map<string, string>();
  for (const person of [dana, ivan, muting, silent, pending]) {
    const { registrationId } = (await app.register(person, event.slug)).body;
    places.set(person, registrationId);
    if (person !== pending) await app.decide(host, event.id, registrationId, 'approve');
  }
  await app.ask('PUT', `/v1/events/registrations/${places.get(muting)}/messages/mute`, {
    as: muting,
    body: { muted: true },
  });
  expect(await count(host, event.id, 'audience=approved')).toEqual({ recipients: 3, muted: 1 });
  expect(await count(host, event.id, 'audience=all')).toEqual({ recipients: 4, muted: 1 });

  const text = 'מחכים לכם <מחר>\nב־19:00';
  const late = await send(host, event.id, { audience: 'approved', text, expectedRecipients: 4 });
  expect(late.body.code).toBe('attendee_message.recipients_changed');
  const sent = await send(host, event.id, { audience: 'approved', text, expectedRecipients: 3 });
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ recipients: 3, mails: { sent: 0, underWay: 3, without: 0 } });
  await work();
  expect(mails.map(({ to }) => to).sort()).toEqual(['dana@example.com', 'ivan@example.com']);
  const [hebrew, russian] = ['dana', 'ivan'].map((name) => mails.find(({ to }) => to.startsWith(name))!);
  expect(hebrew!.text).toContain(`${text}\n`);
  expect(hebrew!.text).toContain(`https://app.smachot.example/me/tickets/${places.get(dana)}`);
  expect(hebrew!.html).toContain('&#60;מחר&#62;<br>');
  expect(russian!.subject).toBe('Сообщение участникам: ערב פרחים · Smachot');
  expect((await app.notices(dana)).filter((kind) => kind === 'event_message')).toHaveLength(1);
  for (const person of [muting, pending]) expect(await app.notices(person)).not.toContain('event_message');
  const { body } = await app.ask<{ messages: AttendeeMessage[]; leftToday: number }>('GET', path(event.id), {
    as: host,
  });
  expect(body.leftToday).toBe(2);
  expect(body.messages).toMatchObject([{ text, recipients: 3, mails: { sent: 2, underWay: 0, without: 1 } }]);
  // who muted the event reads it on the page too
  expect((await own(muting, places.get(muting)!)).body).toMatchObject({ muted: true, messages: [{ text }] });
  expect((await own(pending, places.get(pending)!)).body).toEqual({ messages: [], muted: false });
  for (const stranger of [host, pending]) expect((await own(stranger, places.get(dana)!)).status).toBe(404);
  expect((await send(dana, event.id, { audience: 'all', text, expectedRecipients: 4 })).status).toBe(404);
});

it('is refused with contacts, to nobody, a fourth time in a day, and once the event is off the site, where nothing is shown or sent', async () => {
  const store = await app.store();
  const event = await app.hosted(store.owner, {
    partnerUsername: store.partnerUsername,
    chatGroupUrl: 'https://chat.example/group',
  });
  const message = { audience: 'approved', text: 'מחכים לכם', expectedRecipients: 1 };
  const nobody = { ...message, expectedRecipients: 0 };
  expect((await send(store.member, event.id, nobody)).body.code).toBe('attendee_message.nobody');
  const dana = await reader('dana2@example.com');
  const { registrationId } = (await app.register(dana, event.slug)).body;
  const phishing = { ...message, text: 'שלמו כאן: https://evil.example/pay' };
  const refused = (await send(store.member, event.id, phishing)).body;
  expect([refused.code, Object.keys(refused.fields!)]).toEqual(['attendee_message.contacts', ['text']]);
  const group = { ...message, text: 'הצטרפו: https://chat.example/group' };
  const answers = [];
  for (const body of [group, message, message, message])
    answers.push(await send(store.member, event.id, body));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  app.clock.moveTo(new Date(NOW.getTime() + DAY_MS + 1));
  expect((await send(store.owner, event.id, message)).status).toBe(201);
  expect((await own(dana, registrationId)).body.messages).toHaveLength(4);
  mails.length = 0;
  // taken off before the worker came: nothing goes
  const moved = await app.ask('POST', `/admin/api/events/${event.id}/standing`, {
    as: ADMIN,
    body: { move: 'take_off', reason: 'הונאה של נרשמים' },
  });
  expect(moved.status).toBeLessThan(300);
  await work();
  expect(mails).toEqual([]);
  expect(await app.notices(dana)).not.toContain('event_message');
  expect((await own(dana, registrationId)).body.messages).toEqual([]);
  expect((await send(store.owner, event.id, message)).body.code).toBe('attendee_message.off_site');
  app.clock.moveTo(NOW);
});
