import { newId } from '@smachot/kernel';
import { COMMAND_REDIS } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import { HostSuspended, InboundReplies, type InboundReply, MessagesOf, OptedOut } from '../src';
import { MESSAGES_DUE } from '../src/jobs/wake-channel';
import { eventually, type MessagingApp, messagingApp } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

const phoneOf = (ref: string) => app.guests.phones.get(ref)!;
const invited = async (ref: string) => {
  await app.send([ref]);
  const messages = await eventually('invited', async () => {
    const sent = await app.sandbox.messages(phoneOf(ref));
    return sent.length ? sent : undefined;
  });
  // the provider's status teaches us the guest's user id
  await eventually('seen', () => app.isSent(ref));
  return messages[0]!;
};
const repliesTo = async (ref: string): Promise<InboundReply[]> => {
  const ids = (await app.told('messaging.replied')).flatMap(({ inboundIds }) => inboundIds);
  return (await app.queries.execute(new InboundReplies(ids))).filter(({ refIds }) => refIds.includes(ref));
};
const reply = (ref: string, count = 1) =>
  eventually('a reply', async () => {
    const replies = await repliesTo(ref);
    return replies.length >= count ? replies : undefined;
  });

describe('a reply is matched', () => {
  it('by the message it answers', async () => {
    const [ref] = app.guests.add() as [string];
    const { wamid } = await invited(ref);
    await app.sandbox.reply({ to: phoneOf(ref), wamid, payload: `signed|${ref}|yes`, name: 'דנה כהן' });
    expect(await reply(ref)).toEqual([
      expect.objectContaining({
        matchedBy: 'context',
        kind: 'button',
        text: 'כן, מגיעים',
        payload: `signed|${ref}|yes`,
        repliedRound: 'invite',
        refIds: [ref],
        optOut: false,
      }),
    ]);
    const messages = (await app.queries.execute(new MessagesOf([ref]))).get(ref)!;
    expect(messages.incomingWhatsappMessages).toEqual([
      expect.objectContaining({ name: 'דנה כהן', text: 'כן, מגיעים' }),
    ]);
  });

  it('by the signed payload when the message is not known', async () => {
    const [ref] = app.guests.add() as [string];
    await app.sandbox.reply({ to: '+972529999991', wamid: 'wamid.unknown', payload: `signed|${ref}|no` });
    expect(await reply(ref)).toEqual([expect.objectContaining({ matchedBy: 'payload' })]);
  });

  it('by the user id when a username hides the phone', async () => {
    const [ref] = app.guests.add() as [string];
    await invited(ref);
    await app.sandbox.misbehave('no_phone', { count: 1 });
    await app.sandbox.reply({ to: phoneOf(ref), text: 'מגיעים 4' });
    expect(await reply(ref)).toEqual([
      expect.objectContaining({ matchedBy: 'user', text: 'מגיעים 4', kind: 'text' }),
    ]);
  });

  it('by the phone, to everything that is open there', async () => {
    const [ref, other] = app.guests.add(2) as [string, string];
    app.guests.phones.set(other, phoneOf(ref));
    await app.sandbox.reply({ to: phoneOf(ref), text: 'כן' });
    expect((await reply(ref))[0]).toMatchObject({ matchedBy: 'phone', refIds: [ref, other].sort() });
  });

  it('out of the blue is shown to who wrote to that phone last, and to nobody who never did', async () => {
    const [first, second, stranger] = app.guests.add(3) as [string, string, string];
    for (const ref of [second, stranger]) app.guests.phones.set(ref, phoneOf(first));
    const writtenTo = async () => {
      const found = await app.queries.execute(new MessagesOf([first, second, stranger]));
      return [first, second, stranger].map((ref) =>
        (found.get(ref)?.incomingWhatsappMessages ?? []).map(({ text }) => text),
      );
    };
    await invited(first);
    await app.sandbox.reply({ to: phoneOf(first), text: 'לראשונים בלבד' });
    await reply(first);
    expect(await writtenTo()).toEqual([['לראשונים בלבד'], [], []]);
    await invited(second);
    await app.sandbox.reply({ to: phoneOf(first), text: 'לשניים בלבד' });
    await eventually('both came', async () => (await repliesTo(first)).length === 2);
    expect(await writtenTo()).toEqual([['לראשונים בלבד'], ['לשניים בלבד'], []]);
  });

  it('to nobody who has another phone by now, however it points at them', async () => {
    const [ref, friend] = app.guests.add(2) as [string, string];
    const old = phoneOf(ref);
    const { wamid } = await invited(ref);
    app.guests.phones.set(ref, '+972529999981');
    const written = [
      await app.sandbox.reply({ to: old, wamid, text: 'מגיעים 4' }),
      await app.sandbox.reply({ to: old, wamid, payload: `signed|${ref}|yes` }),
      await app.sandbox.reply({ to: old, wamid: 'wamid.unknown', payload: `signed|${ref}|yes|${old}` }),
    ].map((one) => one.wamid);
    await app.sandbox.misbehave('no_phone', { count: 1 });
    written.push((await app.sandbox.reply({ to: old, text: 'כן' })).wamid);
    // the phone is another guest's now: an unprompted message from it is that guest's
    app.guests.phones.set(friend, old);
    await app.sandbox.reply({ to: old, text: 'נגיע' });
    expect(await reply(friend)).toEqual([expect.objectContaining({ matchedBy: 'phone', refIds: [friend] })]);
    expect(await repliesTo(ref)).toEqual([]);
    expect((await app.queries.execute(new MessagesOf([ref]))).get(ref)!.incomingWhatsappMessages).toEqual([]);
    const kept = await app.source.query<{ wamid: string; by: string | null }[]>(
      'select wamid, matched_by as by from messaging.inbound where wamid = any($1)',
      [written],
    );
    const answeredBy = new Map(kept.map((one) => [one.wamid, one.by]));
    expect(written.map((one) => answeredBy.get(one))).toEqual(['former', 'former', 'former', null]);
  });

  it('to nobody when nobody is meant, and nobody is told', async () => {
    const { wamid } = await app.sandbox.reply({ to: '+972529999992', text: 'מי זה?' });
    await eventually(
      'kept',
      async () =>
        (await app.source.query('select 1 from messaging.inbound where wamid = $1', [wamid])).length === 1,
    );
    expect(
      (
        await app.queries.execute(
          new InboundReplies((await app.told('messaging.replied')).flatMap(({ inboundIds }) => inboundIds)),
        )
      ).map((one) => one.wamid),
    ).not.toContain(wamid);
  });
});

/** What may leave has left once a message that is asked for later has. */
const othersAreSent = async () => {
  const [other] = app.guests.add() as [string];
  await app.send([other]);
  await eventually('another is sent', () => app.isSent(other));
};

it('says the next thing, and once', async () => {
  const [ref] = app.guests.add() as [string];
  await invited(ref);
  await app.sandbox.reply({ to: phoneOf(ref), text: 'כן' });
  const turn = { rsvpId: ref, eventId: newId(), hostId: newId(), turnId: newId() };
  const published = jest.spyOn(app.app.get<Redis>(COMMAND_REDIS), 'publish');
  await app.deliver('messaging.say_next', turn);
  // the loops are woken: they do not wait for the next tick
  await eventually('woken', () => published.mock.calls.some(([channel]) => channel === MESSAGES_DUE));
  published.mockRestore();
  await app.deliver('messaging.say_next', turn);
  await eventually('said', async () =>
    (await app.sandbox.messages(phoneOf(ref))).some(({ type }) => type === 'text'),
  );
  await othersAreSent();
  expect(await app.sandbox.messages(phoneOf(ref))).toHaveLength(2);
  const messages = (await app.queries.execute(new MessagesOf([ref]))).get(ref)!;
  expect(messages.whatsappMessages.map(({ messageType }) => messageType)).toEqual(['rsvp_reminder', 'text']);
});

describe('a guest who asks to be left alone', () => {
  it('is, by everybody, and it is confirmed once', async () => {
    const [ref, elsewhere] = app.guests.add(2) as [string, string];
    app.guests.phones.set(elsewhere, phoneOf(ref));
    await invited(ref);
    await app.sandbox.reply({ to: phoneOf(ref), text: 'הסר' });
    expect((await reply(ref))[0]).toMatchObject({ optOut: true });
    await app.sandbox.reply({ to: phoneOf(ref), text: 'הסירו.' });
    await reply(ref, 2);
    const confirmed = async () =>
      (await app.sandbox.messages(phoneOf(ref))).filter(({ body }) =>
        JSON.stringify(body).includes('הוסרתם'),
      );
    await eventually('confirmed', async () => (await confirmed()).length === 1);
    expect([...(await app.queries.execute(new OptedOut([phoneOf(ref), '+972529999993'])))]).toEqual([
      phoneOf(ref),
    ]);

    await app.send([elsewhere]);
    await eventually('withdrawn', async () =>
      (await app.outcomes('withdrawn')).some(({ refId }) => refId === elsewhere),
    );
    await othersAreSent();
    expect(await confirmed()).toHaveLength(1);
    expect(await app.sandbox.messages(phoneOf(ref))).toHaveLength(2);
  });

  it('is by the button of the question about it', async () => {
    const [ref] = app.guests.add() as [string];
    const { wamid } = await invited(ref);
    await app.sandbox.reply({ to: phoneOf(ref), wamid, payload: `signed|${ref}|remove` });
    expect((await reply(ref))[0]).toMatchObject({ optOut: true });
    expect([...(await app.queries.execute(new OptedOut([phoneOf(ref)])))]).toEqual([phoneOf(ref)]);
  });

  it('may hide the phone', async () => {
    const [ref] = app.guests.add() as [string];
    await invited(ref);
    await app.sandbox.misbehave('no_phone', { count: 1 });
    await app.sandbox.reply({ to: phoneOf(ref), text: 'stop' });
    await eventually(
      'suppressed',
      async () => (await app.queries.execute(new OptedOut([phoneOf(ref)]))).size === 1,
    );
    await eventually('confirmed', async () =>
      (await app.sandbox.messages(phoneOf(ref))).some(({ body }) => JSON.stringify(body).includes('removed')),
    );
  });
});

it('suspends a host whose guests do not know who writes to them', async () => {
  const refs = app.guests.add(6);
  const { hostId } = await app.send(refs);
  await eventually(
    'all sent',
    async () =>
      refs.every((ref) => app.guests.phones.has(ref)) &&
      (await app.sandbox.messages(phoneOf(refs[5]!))).length === 1,
  );
  const suspended = () => app.queries.execute(new HostSuspended(hostId));
  for (const ref of refs.slice(0, 4)) await app.sandbox.reply({ to: phoneOf(ref), text: 'לא מכיר' });
  await app.sandbox.reply({ to: phoneOf(refs[0]!), text: 'מי זה?' });
  await reply(refs[3]!);
  expect(await suspended()).toBe(false);
  await app.sandbox.reply({ to: phoneOf(refs[4]!), text: 'הסר' });
  await eventually('suspended', suspended);
});
