import { createActor, fromPromise, waitFor } from 'xstate';
import { sendFlow, type SendAnswer, type SendPreview } from './send.flow';
import type { SendRequest } from './send-key';

const preview = (sendable: string[]): SendPreview => ({
  sendable,
  seats: sendable.length,
  heldUntil: null,
  heldBecause: null,
  later: [],
  dailyLimit: null,
  refused: [],
  price: { perResponse: 1, atMost: sendable.length },
  card: { lastFourDigits: '4417', nickname: null },
  messages: [],
});
const answer = (campaignId: string | null): SendAnswer => ({
  campaignId,
  accepted: campaignId ? 2 : 0,
  scheduled: 0,
  lastAt: null,
  heldUntil: null,
  refused: [],
});

type World = { audience: string[]; previews: SendPreview[]; sends: (SendAnswer | Error)[] };

/** The flow with the outside played by lists: each call takes the next answer. */
const start = ({ audience, previews, sends }: World) => {
  const asked = { preview: [] as SendRequest[], send: [] as SendRequest[] };
  const actor = createActor(
    sendFlow.provide({
      actors: {
        audience: fromPromise(() => Promise.resolve(audience)),
        preview: fromPromise<SendPreview, SendRequest>(({ input }) => {
          asked.preview.push(input);
          return Promise.resolve(previews.shift()!);
        }),
        send: fromPromise<SendAnswer, SendRequest>(({ input }) => {
          asked.send.push(input);
          const next = sends.shift()!;
          return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
        }),
      },
    }),
    { input: { request: { eventId: 'e1', templateName: 'rsvp_reminder' }, consent: false } },
  );
  actor.start();
  return { actor, asked, reach: (state: string) => waitFor(actor, (now) => now.matches(state as 'ready')) };
};

describe('the send flow', () => {
  it('gathers, previews, sends and ends with the campaign', async () => {
    const { actor, asked, reach } = start({
      audience: ['a', 'b'],
      previews: [preview(['a', 'b'])],
      sends: [answer('c1')],
    });
    await reach('ready');
    actor.send({ type: 'send' });
    const done = await reach('sent');
    expect(done.context.answer?.campaignId).toBe('c1');
    expect(asked.send).toEqual([
      { eventId: 'e1', templateName: 'rsvp_reminder', rsvpIds: ['a', 'b'], consent: false },
    ]);
  });

  it('asks nobody when there is nobody', async () => {
    const { asked, reach } = start({ audience: [], previews: [], sends: [] });
    await reach('nobody');
    expect(asked.preview).toEqual([]);
  });

  it('does not send while everybody is refused', async () => {
    const { actor, asked, reach } = start({ audience: ['a'], previews: [preview([])], sends: [] });
    await reach('ready');
    actor.send({ type: 'send' });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(asked.send).toEqual([]);
  });

  it('asks again with the consent that was given', async () => {
    const { actor, asked, reach } = start({
      audience: ['a'],
      previews: [preview([]), preview(['a'])],
      sends: [],
    });
    await reach('ready');
    actor.send({ type: 'consent', given: true });
    await waitFor(actor, (now) => now.matches('ready') && now.context.preview?.sendable.length === 1);
    expect(asked.preview.map(({ consent }) => consent)).toEqual([false, true]);
  });

  it('sends nothing before the other hour is chosen, and previews the one chosen last', async () => {
    const ten = '2027-05-02T07:00:00.000Z';
    const eleven = '2027-05-02T08:00:00.000Z';
    const { actor, asked, reach } = start({
      audience: ['a'],
      previews: Array.from({ length: 4 }, () => preview(['a'])),
      sends: [answer('c1')],
    });
    await reach('ready');
    actor.send({ type: 'when', at: undefined });
    await reach('ready');
    actor.send({ type: 'send' });
    expect([actor.getSnapshot().value, asked.send]).toEqual(['ready', []]);
    actor.send({ type: 'when', at: ten });
    actor.send({ type: 'when', at: eleven });
    await reach('ready');
    actor.send({ type: 'send' });
    await reach('sent');
    expect(asked.send).toMatchObject([{ sendAt: eleven }]);
  });

  it('comes back with the same request when there was no answer', async () => {
    const { actor, asked, reach } = start({
      audience: ['a'],
      previews: [preview(['a'])],
      sends: [new Error('no response'), answer('c1')],
    });
    await reach('ready');
    actor.send({ type: 'send' });
    await waitFor(actor, (now) => now.matches('ready') && now.context.problem !== null);
    actor.send({ type: 'send' });
    await reach('sent');
    expect(asked.send[1]).toEqual(asked.send[0]);
  });

  it('does not let consent change under a request that is on its way', async () => {
    const { actor, asked, reach } = start({
      audience: ['a'],
      previews: [preview(['a'])],
      sends: [answer('c1')],
    });
    await reach('ready');
    actor.send({ type: 'send' });
    actor.send({ type: 'consent', given: true });
    const done = await reach('sent');
    expect(done.context.consent).toBe(false);
    expect(asked.preview).toHaveLength(1);
  });

  it('shows who is refused when nobody was accepted after all', async () => {
    const { actor, asked, reach } = start({
      audience: ['a'],
      previews: [preview(['a']), preview([])],
      sends: [answer(null)],
    });
    await reach('ready');
    actor.send({ type: 'send' });
    await waitFor(actor, (now) => now.matches('ready') && now.context.preview?.sendable.length === 0);
    expect(asked.preview).toHaveLength(2);
  });
});
