import { CallProblem } from '@smachot/web-platform';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { decisionFlow, UNDO_MS } from './decision.flow';

const settle = () => new Promise((done) => setTimeout(done));
const refusal = (status?: number) =>
  new CallProblem({
    kind: status ? 'answer' : 'no-response',
    text: '',
    message: '',
    ...(status && { status }),
  });

/** A decision whose calls end as listed, one after another. */
const decide = (...outcomes: (CallProblem | 'arrived')[]) => {
  let sent = 0;
  const clock = new SimulatedClock();
  const send = fromPromise<void>(() => {
    const outcome = outcomes[sent++];
    return outcome instanceof CallProblem ? Promise.reject(outcome) : Promise.resolve();
  });
  const actor = createActor(decisionFlow.provide({ actors: { send } }), { clock }).start();
  return {
    send: actor.send,
    state: () => actor.getSnapshot().value,
    sent: () => sent,
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
};

describe('a decision', () => {
  it('is sent when it can no longer be undone, and not before', async () => {
    const { pass, sent, state } = decide('arrived');
    await pass(UNDO_MS - 1);
    expect([state(), sent()]).toEqual(['undoable', 0]);
    await pass(1);
    expect([state(), sent()]).toEqual(['sent', 1]);
  });

  it('is never sent after it was undone', async () => {
    const { pass, send, sent, state } = decide('arrived');
    await pass(UNDO_MS - 1);
    send({ type: 'undo' });
    await pass(UNDO_MS);
    expect([state(), sent()]).toEqual(['undone', 0]);
  });

  it('is sent at once and only once when the person leaves', async () => {
    const { pass, send, sent, state } = decide('arrived');
    send({ type: 'send' });
    send({ type: 'send' });
    await pass(UNDO_MS);
    expect([state(), sent()]).toEqual(['sent', 1]);
  });

  it('cannot be undone while it is on its way', async () => {
    const { pass, send, state } = decide('arrived');
    send({ type: 'send' });
    send({ type: 'undo' });
    await pass(0);
    expect(state()).toBe('sent');
  });

  it.each([404, 409])('is overtaken when the server answers %i, and waits to be read', async (status) => {
    const { pass, send, sent, state } = decide(refusal(status));
    await pass(UNDO_MS);
    expect(state()).toBe('overtaken');
    send({ type: 'retry' });
    expect([state(), sent()]).toEqual(['overtaken', 1]);
    send({ type: 'dismiss' });
    expect(state()).toBe('read');
  });

  it.each([undefined, 500, 429])('is tried again by hand after %s', async (status) => {
    const { pass, send, sent, state } = decide(refusal(status), 'arrived');
    await pass(UNDO_MS);
    expect([state(), sent()]).toEqual(['failed', 1]);
    send({ type: 'retry' });
    await pass(0);
    expect([state(), sent()]).toEqual(['sent', 2]);
  });

  it('is given up after a failure', async () => {
    const { pass, send, sent, state } = decide(refusal());
    await pass(UNDO_MS);
    send({ type: 'undo' });
    await pass(UNDO_MS);
    expect([state(), sent()]).toEqual(['undone', 1]);
  });
});
