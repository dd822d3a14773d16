import { CallProblem } from '@smachot/web-platform';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { autosaveFlow, REST_MS, RETRY_MS } from './autosave.flow';

const problem = (change: { code?: string; status?: number; kind?: 'answer' | 'no-response' }) =>
  new CallProblem({ kind: 'answer', text: '', message: '', ...change });

const settle = () => new Promise((done) => setTimeout(done));

type Save = (input: { values: unknown; version: number }) => Promise<number>;
const editing = (save: Save, sound: (values: unknown) => boolean = () => true, dirty = false) => {
  const saved: { values: unknown; version: number }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    autosaveFlow.provide({
      actors: {
        save: fromPromise<number, { values: unknown; version: number }>(({ input }) => {
          saved.push(input);
          return save(input);
        }),
      },
      guards: { isSound: ({ context }) => sound(context.values) },
    }),
    { input: { values: 'a', version: 1, dirty }, clock },
  );
  actor.start();
  return {
    saved,
    clock,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    version: () => actor.getSnapshot().context.version,
    edit: (values: unknown) => actor.send({ type: 'edit', change: () => values }),
    rest: async () => {
      clock.increment(REST_MS);
      await settle();
    },
  };
};
const next: Save = ({ version }) => Promise.resolve(version + 1);

describe('saving by itself', () => {
  it('saves once when the fingers rest, on the version it knows', async () => {
    const { edit, rest, saved, state, version, clock } = editing(next);
    edit('b');
    clock.increment(REST_MS - 1);
    edit('bc');
    clock.increment(REST_MS - 1);
    expect(saved).toEqual([]);
    await rest();
    expect(saved).toEqual([{ values: 'bc', version: 1 }]);
    expect([state(), version()]).toEqual(['clean', 2]);
  });

  it('saves what was typed while it saved, on the new version', async () => {
    let answer: (version: number) => void = () => undefined;
    const { edit, rest, saved, state } = editing((input) =>
      input.version === 1 ? new Promise((done) => (answer = done)) : Promise.resolve(3),
    );
    edit('b');
    await rest();
    edit('c');
    expect(state()).toBe('saving');
    answer(2);
    await settle();
    expect(state()).toBe('waiting');
    await rest();
    expect(saved.at(-1)).toEqual({ values: 'c', version: 2 });
    expect(state()).toBe('clean');
  });

  it('sends nothing that has faults, and goes on when they are mended', async () => {
    const { edit, rest, saved, state } = editing(next, (values) => values !== '');
    edit('');
    await rest();
    expect([state(), saved]).toEqual(['faulty', []]);
    edit('d');
    await rest();
    expect([state(), saved.length]).toEqual(['clean', 1]);
  });

  it('tries again by itself when nobody answered', async () => {
    let tries = 0;
    const { edit, rest, state, clock, saved } = editing((input) =>
      tries++ === 0 ? Promise.reject(problem({ kind: 'no-response' })) : next(input),
    );
    edit('b');
    await rest();
    expect(state()).toBe('unreachable');
    clock.increment(RETRY_MS);
    await settle();
    expect([state(), saved.length]).toEqual(['clean', 2]);
  });

  it('does not insist when it was refused', async () => {
    const { edit, rest, state, clock, saved } = editing(() =>
      Promise.reject(problem({ status: 422, code: 'x.y' })),
    );
    edit('b');
    await rest();
    clock.increment(RETRY_MS * 3);
    await settle();
    expect([state(), saved.length]).toEqual(['refused', 1]);
  });

  it('stops at somebody else’s version until it is decided whose counts, and loses nothing typed meanwhile', async () => {
    const { edit, rest, state, saved, send, version } = editing((input) =>
      input.version === 1 ? Promise.reject(problem({ status: 409, code: 'conflict.version' })) : next(input),
    );
    edit('mine');
    await rest();
    expect(state()).toBe('conflict');
    edit('mine too');
    await rest();
    expect([state(), saved.length]).toEqual(['conflict', 1]);
    send({ type: 'overwrite', version: 7 });
    await settle();
    expect(saved.at(-1)).toEqual({ values: 'mine too', version: 7 });
    expect([state(), version()]).toEqual(['clean', 8]);
  });

  it('goes on from the version that a picture made', async () => {
    const { edit, rest, saved, send } = editing(next);
    send({ type: 'saved-elsewhere', upon: 1, version: 5 });
    // a picture upon a version that these values do not know
    send({ type: 'saved-elsewhere', upon: 6, version: 7 });
    edit('b');
    await rest();
    expect(saved).toEqual([{ values: 'b', version: 5 }]);
  });

  it('saves a draft that was left behind', async () => {
    const { rest, saved } = editing(next, undefined, true);
    await rest();
    expect(saved).toEqual([{ values: 'a', version: 1 }]);
  });
});
