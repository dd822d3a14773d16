import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TableWorkers } from './table-workers';
import { unpackRows } from '../rows/pack-rows';
import type { TableTask } from './table-task';

const root = path.resolve(__dirname, '../../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'smachot-table-'));
const bundled = path.join(folder, 'table-worker.mjs');
const written = (name: string, code: string): URL => {
  writeFileSync(path.join(folder, name), code);
  return pathToFileURL(path.join(folder, name));
};

beforeAll(() => {
  const rolldown = path.join(root, 'node_modules/rolldown/bin/cli.mjs');
  const entry = path.join(__dirname, 'table-worker.ts');
  execFileSync(
    process.execPath,
    [
      rolldown,
      entry,
      '--file',
      bundled,
      '--format',
      'esm',
      '--platform',
      'node',
      '--tsconfig',
      path.join(root, 'tsconfig.server.json'),
    ],
    {
      cwd: root,
      stdio: 'pipe',
    },
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = (text: string): TableTask => ({
  source: { kind: 'file', source: Buffer.from(text) },
  rows: 'all',
  existing: [],
  language: 'he',
});
const lines = (count: number): string =>
  ['שם,טלפון', ...Array.from({ length: count }, (_, i) => `דנה ${i},05${10_000_000 + i}`)].join('\n');

const using = async (
  workers: TableWorkers,
  test: (workers: TableWorkers) => Promise<void>,
): Promise<void> => {
  try {
    await test(workers);
  } finally {
    await workers.close();
  }
};

describe('reading in a thread', () => {
  const entry = pathToFileURL(bundled);

  it('answers as the code itself does, guessing or corrected', () =>
    using(new TableWorkers({ entry }), async (workers) => {
      const corrected: TableTask = {
        ...task(lines(3)),
        correction: { fields: ['notes', 'phone'], headerRow: 1 },
      };
      for (const given of [task(lines(3)), corrected]) {
        expect(await workers.preview(given, 'host')).toEqual(
          await new TableWorkers({ entry: null }).preview(given, 'host'),
        );
      }
      expect(await workers.preview(corrected, 'host')).toMatchObject({
        value: { counts: { faulty: 3 }, columns: [{ field: 'notes' }, { field: 'phone' }] },
      });
    }));

  it('packs all rows, or those of the first page: then the table is whole only if there are no more', () =>
    using(new TableWorkers({ entry }), async (workers) => {
      const packed = async (count: number, rows: TableTask['rows']) => {
        const answer = await workers.preview({ ...task(lines(count)), rows }, 'host');
        if (!answer.ok) throw new Error(answer.code);
        const { counts, firstRows, whole } = answer.value;
        return [counts.new, firstRows.length, unpackRows(answer.value.rows).length, whole];
      };
      expect(await packed(201, 'all')).toEqual([201, 200, 201, true]);
      expect(await packed(201, 'first')).toEqual([201, 200, 200, false]);
      expect(await packed(200, 'first')).toEqual([200, 200, 200, true]);
    }));

  it('passes refusals on', () =>
    using(new TableWorkers({ entry }), async (workers) =>
      expect(await workers.preview(task('%PDF-1.4'), 'host')).toEqual({
        ok: false,
        code: 'table.unreadable',
      }),
    ));

  it('leaves the event loop free while ten thousand rows are judged against ten thousand guests', () =>
    using(new TableWorkers({ entry }), async (workers) => {
      const first = await workers.preview(task(lines(10_000)), 'host');
      if (!first.ok) throw new Error(first.code);
      const rows = unpackRows(first.value.rows) as unknown as { guest: TableTask['existing'][number] }[];
      const existing = rows.map(({ guest }, i) => ({ ...guest, id: `g${i}` }));
      let turns = 0;
      const beat = setInterval(() => (turns += 1), 1);
      const second = await workers.preview({ ...task(lines(10_000)), existing }, 'host');
      clearInterval(beat);
      expect(second).toMatchObject({ value: { counts: { duplicate: 10_000 } } });
      // in this thread the event loop would not turn once until the answer is there
      expect(turns).toBeGreaterThan(10);
    }));
});

describe('limits of a thread', () => {
  // The clock of the limits is a fake one, because a busy machine may take long to start a thread.
  const LIMIT_MS = 20_000;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends one that takes too long, and goes on with the next table', () =>
    using(
      new TableWorkers({
        entry: written(
          'slow.mjs',
          `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ language }) => { if (language === 'he') for (;;); else parentPort.postMessage({ ok: false, code: 'next' }); });`,
        ),
        timeMs: LIMIT_MS,
        parallel: 1,
      }),
      async (workers) => {
        const stuck = workers.preview(task('x'), 'host');
        const next = workers.preview({ ...task('x'), language: 'en' }, 'another');
        jest.advanceTimersByTime(LIMIT_MS);
        expect(await stuck).toEqual({ ok: false, code: 'table.unreadable' });
        expect(await next).toEqual({ ok: false, code: 'next' });
      },
    ));

  it('lets another owner’s table pass those of one that fill the queue', () =>
    using(
      new TableWorkers({
        entry: written(
          'slow-for-one.mjs',
          `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ language }) => { if (language === 'he') for (;;); else parentPort.postMessage({ ok: false, code: 'read' }); });`,
        ),
        timeMs: LIMIT_MS,
        parallel: 2,
      }),
      async (workers) => {
        const bad = Array.from({ length: 4 }, () => workers.preview(task('x'), 'attacker'));
        expect(await workers.preview(task('x'), 'attacker')).toEqual({ ok: false, code: 'request.too_many' });
        const others = await Promise.all(
          ['noa', 'dana', 'yossi'].map((owner) => workers.preview({ ...task('x'), language: 'en' }, owner)),
        );
        expect(others).toEqual(others.map(() => ({ ok: false, code: 'read' })));
        for (const one of bad) {
          jest.advanceTimersByTime(LIMIT_MS);
          expect(await one).toEqual({ ok: false, code: 'table.unreadable' });
        }
      },
    ));

  it('ends one that takes too much memory', () =>
    using(
      new TableWorkers({
        entry: written(
          'greedy.mjs',
          `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { const kept = []; for (;;) kept.push(new Array(10000).fill({})); });`,
        ),
        memoryMb: 32,
      }),
      async (workers) =>
        expect(await workers.preview(task('x'), 'host')).toEqual({ ok: false, code: 'table.unreadable' }),
    ));

  it('does not hide a bug behind a refusal', () =>
    using(
      new TableWorkers({
        entry: written(
          'broken.mjs',
          `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { throw new TypeError('a bug'); });`,
        ),
      }),
      async (workers) => await expect(workers.preview(task('x'), 'host')).rejects.toThrow('a bug'),
    ));

  it('turns away what it has no room for', () =>
    using(
      new TableWorkers({
        entry: written(
          'silent.mjs',
          `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);`,
        ),
        parallel: 1,
        waiting: 1,
        timeMs: LIMIT_MS,
      }),
      async (workers) => {
        const [running, waiting, tooMany] = [1, 2, 3].map(() => workers.preview(task('x'), 'host'));
        expect(await tooMany).toEqual({ ok: false, code: 'server.unavailable' });
        for (const answer of [running, waiting]) {
          jest.advanceTimersByTime(LIMIT_MS);
          expect(await answer).toEqual({ ok: false, code: 'table.unreadable' });
        }
      },
    ));
});
