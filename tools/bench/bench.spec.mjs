import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { median, percentile } from './figures.mjs';
import { cpuOf, statOf } from './product/meter.mjs';
import { coursesOf, webhooksOf } from './product/written-to.mjs';
import { lastRun, writeRun } from './last-run.mjs';
import { row, table, worse } from './report.mjs';

describe('figures', () => {
  it('are read off the sorted list, and do not sort the caller’s', () => {
    const given = [5, 1, 4, 2, 3];
    assert.deepEqual([median(given), percentile(given, 0.99), percentile(given, 0)], [3, 5, 1]);
    assert.deepEqual(given, [5, 1, 4, 2, 3]);
  });
});

describe('the meter', () => {
  it('reads a stat line whose name holds blanks and brackets', () => {
    const line = `7 (a (b) c) S 3 7 7 0 -1 0 0 0 0 0 12 5 40 2 20 0 1 0 100`;
    assert.deepEqual(statOf(7, line), { parent: 3, ownMs: 170, endedMs: 420 });
  });

  it('counts children, living and ended', { skip: process.platform !== 'linux' }, async () => {
    const burn = 'while (process.cpuUsage().user < 150_000);';
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn)}]);
      process.send('done'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    await once(child, 'message');
    const counted = cpuOf(child.pid);
    child.kill('SIGKILL');
    assert.ok(counted >= 130, `only ${counted} ms`);
  });
});

describe('webhooks', () => {
  const messages = Array.from({ length: 10 }, (_, at) => ({ id: `id-${at}`, wamid: `wamid.${at}` }));

  it('bring every status of every message once, each message’s in order', () => {
    const told = /** @type {any[]} */ (coursesOf(messages));
    for (const { wamid } of messages)
      assert.deepEqual(
        told.filter(({ id }) => id === wamid).map(({ status }) => status),
        ['sent', 'delivered', 'read'],
      );
    assert.equal(told.length, 30);
  });

  it('are signed over the bytes they hold', () => {
    const webhooks = webhooksOf(coursesOf(messages), 12);
    assert.deepEqual(
      webhooks.map(({ count }) => count),
      [12, 12, 6],
    );
    const [{ body, headers }] = webhooks;
    const expected = createHmac('sha256', 'demo_app_secret').update(body).digest('hex');
    assert.equal(headers['x-hub-signature-256'], `sha256=${expected}`);
  });
});

describe('the report', () => {
  const rows = [
    row('fast', { ours: '2 /s', target: '≥ 1 /s', met: true }),
    row('slow', { ours: '1,000 /s', target: '≥ 2,000 /s', met: false }),
    row('told', { ours: '3 ms' }),
    row('beside', { ours: '1,000 /s', bare: '2,000 /s', ratio: '50 %' }),
    row('times', { ours: '4 ms', bare: '2 ms', ratio: '2.0 ×' }),
  ];
  const sections = new Map([['some', rows]]);

  it('judges only what has a target', () => {
    assert.deepEqual(
      rows.map(({ verdict }) => verdict),
      ['met', 'not met', '', '', ''],
    );
  });

  it('names what got worse by more than a tenth: a ratio where there is one, else what has a target', () => {
    const then = rows.map((one) => ({ ...one }));
    Object.assign(then[1], { ours: '1,090 /s' });
    Object.assign(then[2], { ours: '1 ms' });
    Object.assign(then[3], { ratio: '56 %' });
    Object.assign(then[4], { ours: '1 ms', ratio: '1.9 ×' });
    assert.deepEqual(worse(sections, { some: then }), ['some, beside: 1,000 /s (50 %), was 1,000 /s (56 %)']);
    Object.assign(then[1], { ours: '1,200 /s' });
    Object.assign(then[4], { ratio: '1.5 ×' });
    assert.equal(worse(sections, { some: then }).length, 3);
    assert.deepEqual(worse(sections, {}), []);
  });

  it('shows the last run beside, by place and name', () => {
    const text = stripVTControlCharacters(table(sections, { some: [{ ...rows[0], ours: '7 /s' }] }));
    assert.match(text, /fast +2 \/s +7 \/s +≥ 1 \/s/);
    assert.match(text, /slow +1,000 \/s +≥ 2,000 \/s/);
  });

  it('is written as a page and as figures, the last run’s beside it', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-bench-'));
    const to = { page: path.join(folder, 'bench.md'), figures: path.join(folder, 'last-run.json') };
    assert.deepEqual(lastRun(to), {});
    writeRun(sections, 'first', to);
    assert.deepEqual(lastRun(to), { some: rows });
    writeRun(new Map([['some', [{ ...rows[0], ours: '7 /s' }]]]), 'second', to);
    const page = fs.readFileSync(to.page, 'utf8');
    fs.rmSync(folder, { recursive: true });
    assert.match(page, /\nsecond\.\n/);
    assert.match(page, /\n {2}fast +7 \/s +2 \/s +≥ 1 \/s +met\n/);
    assert.ok(!page.includes('\u001B'), 'colours of a terminal');
  });
});
