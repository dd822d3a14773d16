import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { demoGuestsWrite, demoTexts } from './demo-guests.mjs';

let dataRoot;
let sandbox;
let taken;
/** Which of its requests is refused. */
let refused;
beforeEach(async () => {
  dataRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-demo-'));
  [taken, refused] = [[], undefined];
  sandbox = http.createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    taken.push([request.url, body]);
    response.writeHead(taken.length === refused ? 500 : 200).end('{}');
  });
  await new Promise((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  sandbox.close();
  fs.rmSync(dataRoot, { recursive: true, force: true });
});

const write = () => demoGuestsWrite({ sandboxUrl: `http://127.0.0.1:${sandbox.address().port}`, dataRoot });

test('each guest writes from a phone of the sandbox, and a second start says nothing again', async () => {
  await write();
  await write();
  assert.deepEqual(
    taken,
    demoTexts().map((text) => ['/_sandbox/whatsapp/reply', text]),
  );
});

test('where the sandbox does not take a text, the next start goes on with it', async () => {
  refused = 2;
  await assert.rejects(write(), /500/);
  refused = undefined;
  await write();
  const [first, second, ...others] = demoTexts();
  assert.deepEqual(
    taken.map(([, text]) => text),
    [first, second, second, ...others],
  );
});
