import { createActor, fromPromise, waitFor } from 'xstate';
import { readUpload, writeUpload } from './upload-address';
import { uploadFlow, type Correction, type TableSource, type UploadResult } from './upload.flow';

const source: TableSource = { from: 'text', kind: 'list', text: 'רחל כהן 0523456789' };
const result: UploadResult = {
  added: 3,
  updated: 1,
  skipped: 2,
  faulty: 2,
  notStored: [5, 8],
  faultyFileUrl: null,
};
type Mapping = { uploadId: string; correction: Correction };

type World = {
  uploadId?: string;
  result?: UploadResult;
  read?: () => Promise<string>;
  confirm?: () => Promise<UploadResult>;
  map?: (input: Mapping) => Promise<void>;
};
const start = ({
  uploadId,
  result: ended,
  read = () => Promise.resolve('u1'),
  confirm = () => Promise.resolve(result),
  map = () => Promise.resolve(),
}: World = {}) => {
  const actor = createActor(
    uploadFlow.provide({
      actors: {
        read: fromPromise<string, TableSource>(read),
        map: fromPromise<void, Mapping>(({ input }) => map(input)),
        confirm: fromPromise<UploadResult, string>(confirm),
      },
    }),
    { input: { uploadId: uploadId ?? null, result: ended ?? null } },
  );
  return actor.start();
};
const at = (actor: ReturnType<typeof start>) => actor.getSnapshot().value;

describe('the upload flow', () => {
  it('brings, checks, confirms', async () => {
    const actor = start();
    actor.send({ type: 'bring', source });
    await waitFor(actor, (now) => now.matches('checking'));
    expect(actor.getSnapshot().context.uploadId).toBe('u1');
    actor.send({ type: 'confirm' });
    await waitFor(actor, (now) => now.matches('done'));
    expect(actor.getSnapshot().context.result).toEqual(result);
  });

  it('starts where the address says: a preview is checked, an end is shown', () => {
    expect(at(start({ uploadId: 'u7' }))).toEqual({ checking: 'steady' });
    expect(at(start({ uploadId: 'u7', result }))).toBe('done');
    expect(at(start())).toBe('choosing');
  });

  it('goes back to choosing with the problem when a file cannot be read', async () => {
    const problem = new Error('table.unreadable');
    const actor = start({ read: () => Promise.reject(problem) });
    actor.send({ type: 'bring', source });
    await waitFor(actor, (now) => now.matches('choosing'));
    expect(actor.getSnapshot().context.problem).toBe(problem);
  });

  it('confirms nothing while columns are being judged anew, and only the last correction counts', async () => {
    const asked: Correction[] = [];
    const actor = start({
      uploadId: 'u1',
      map: ({ correction }) => (asked.push(correction), new Promise((done) => setTimeout(done, 5))),
    });
    actor.send({ type: 'map', correction: { fields: ['name'] } });
    actor.send({ type: 'map', correction: { hidden: 'all' } });
    actor.send({ type: 'confirm' });
    expect(at(actor)).toEqual({ checking: 'mapping' });
    await waitFor(actor, (now) => now.matches({ checking: 'steady' }));
    expect(asked).toEqual([{ fields: ['name'] }, { hidden: 'all' }]);
    expect(actor.getSnapshot().context.correction).toEqual({ hidden: 'all' });
  });

  it('keeps the preview when confirming fails, so that it can be pressed again', async () => {
    const answers = [() => Promise.reject(new Error('no response')), () => Promise.resolve(result)];
    const actor = start({ uploadId: 'u1', confirm: () => answers.shift()!() });
    actor.send({ type: 'confirm' });
    await waitFor(actor, (now) => now.matches('checking') && now.context.problem !== null);
    actor.send({ type: 'confirm' });
    await waitFor(actor, (now) => now.matches('done'));
  });

  it('ignores a file that is read after another was asked for', async () => {
    let finish: (id: string) => void = () => undefined;
    const actor = start({ read: () => new Promise((done) => (finish = done)) });
    actor.send({ type: 'bring', source });
    actor.send({ type: 'replace' });
    finish('late');
    await Promise.resolve();
    expect(at(actor)).toBe('choosing');
    expect(actor.getSnapshot().context.uploadId).toBeNull();
  });
});

describe('the upload in the address', () => {
  it('comes back as it was written', () => {
    const checking = { uploadId: 'u1', verdict: 'faulty' as const, result: null };
    const done = { uploadId: 'u1', verdict: null, result };
    for (const address of [checking, done, { uploadId: null, verdict: null, result: null }])
      expect(readUpload(new URLSearchParams(writeUpload(address).toString()))).toEqual(address);
  });

  it('takes nonsense for nothing', () => {
    expect(
      readUpload(new URLSearchParams('verdict=bad&step=done&added=-4&faulty=x&notStored=x,-1,1.5')),
    ).toEqual({
      uploadId: null,
      verdict: null,
      result: { added: 0, updated: 0, skipped: 0, faulty: 0, notStored: [], faultyFileUrl: null },
    });
  });
});
