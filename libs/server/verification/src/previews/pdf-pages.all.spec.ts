import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawPaper } from '@smachot/server-documents';
import sharp from 'sharp';
import { drawPages } from './pdf-pages';
import { type RendererLimits, startRenderer } from './renderer-process';

const LIMITS: RendererLimits = { pages: 2, longestSide: 400, memoryMb: 128, timeMs: 20_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws with another script in the place of the renderer. */
const drawnBy = (name: string, script: string, limits: Partial<RendererLimits> = {}) => {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, script);
  return drawPages(Buffer.from('%PDF-1.7'), { ...LIMITS, ...limits }, (given) => startRenderer(given, file));
};
const paper = (lines: number) =>
  drawPaper({
    title: 'אישור',
    heading: 'אישור ניהול חשבון',
    head: ['12-634-471840512'],
    lines: Array.from({ length: lines }, (_, at) => [`שורה ${at}`, '10 ₪']),
    total: ['סך הכול', '10 ₪'],
    foot: [],
  });

it('draws the first pages as pictures, on white, within the asked size', async () => {
  const drawn = await drawPages(await paper(120), LIMITS);
  expect(drawn!.pages).toBeGreaterThan(2);
  expect(drawn!.pictures).toHaveLength(2);
  const { width, height, format } = await sharp(drawn!.pictures[0]).metadata();
  expect([width, height, format]).toEqual([282, 400, 'webp']);
  const { channels } = await sharp(drawn!.pictures[0]).stats();
  // paper with writing on it
  expect(channels[0]).toMatchObject({ max: 255 });
  expect(channels[0]!.mean).toBeGreaterThan(200);
  expect(channels[0]!.min).toBeLessThan(120);
});

it('does not draw what is no PDF, or is broken', async () => {
  expect(await drawPages(Buffer.from('<html>'), LIMITS)).toBeUndefined();
  expect(await drawPages((await paper(1)).subarray(0, 700), LIMITS)).toBeUndefined();
});

it('does not draw what takes more memory than it may', async () => {
  // the library alone takes more
  expect(await drawPages(await paper(1), { ...LIMITS, memoryMb: 8 }).catch(() => 'ended')).toBe('ended');
  expect(await drawnBy('greedy', 'const kept = []; for (;;) kept.push(new Array(100000).fill({}));')).toBe(
    undefined,
  );
});

it('ends what takes too long, also when nobody is there to end it', async () => {
  const forever = 'for (;;);';
  expect(await drawnBy('slow', forever, { timeMs: 800 })).toBeUndefined();
  const file = path.join(folder, 'abandoned.mjs');
  writeFileSync(file, forever);
  const abandoned = startRenderer({ ...LIMITS, timeMs: 1_000 }, file);
  const signal = await new Promise((resolve) => abandoned.once('close', (_, by) => resolve(by)));
  expect(['SIGXCPU', 'SIGKILL']).toContain(signal);
});

it('lets the process read nothing, start nothing and know nothing', async () => {
  process.env['RENDERER_SECRET'] = 'secret';
  const tries = `
    import fs from 'node:fs'; import { spawnSync } from 'node:child_process'; import { Worker } from 'node:worker_threads';
    const refused = (act) => { try { act(); return false; } catch (error) { return error.code === 'ERR_ACCESS_DENIED'; } };
    const all = [
      refused(() => fs.readFileSync('/etc/hostname')),
      refused(() => fs.readFileSync(${JSON.stringify(path.resolve('package.json'))})),
      refused(() => fs.writeFileSync('/tmp/written', '')),
      refused(() => spawnSync('true')),
      refused(() => new Worker('0', { eval: true })),
      process.env.RENDERER_SECRET === undefined,
    ];
    process.exitCode = all.every(Boolean) ? 2 : 1;`;
  expect(await drawnBy('curious', tries)).toBeUndefined();
  delete process.env['RENDERER_SECRET'];
});

it('takes no picture that is larger than it asked for', async () => {
  const large = `process.stdout.write(Buffer.from([0, 0, 0, 1, 0, 0, 255, 255, 0, 0, 255, 255]));`;
  await expect(drawnBy('large', large)).rejects.toThrow('ended with');
});

it('does not take a broken renderer for a broken file', async () => {
  await expect(drawnBy('broken', 'throw new Error();')).rejects.toThrow('ended with 1');
});
