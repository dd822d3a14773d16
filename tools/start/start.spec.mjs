import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { PortTaken, freePort, isPortFree, portNear, requirePort } from '../stack/ports.mjs';
import { sleep } from '../stack/process.mjs';
import { Teardown } from '../stack/teardown.mjs';
import { warningText } from './app-log.mjs';
import { appEnvironments } from './environment.mjs';
import { AlreadyRunning, takeLock } from './lock.mjs';
import { developmentSecrets } from './secrets.mjs';
import { answersAt, SupervisedApp } from './supervised-app.mjs';

let folder;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-start-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const occupied = (port) =>
  new Promise((resolve) => {
    const server = net.createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

describe('ports', () => {
  it('names a taken port, what wanted it, who has it and what to do', async () => {
    const port = await freePort();
    const server = await occupied(port);
    await assert.rejects(requirePort({ purpose: 'the product', port, variable: 'PORT' }), (error) => {
      assert.ok(error instanceof PortTaken);
      assert.match(error.message, new RegExp(`Port ${port}, wanted for the product, is taken`));
      assert.match(error.message, /PORT=\d+ npm start/);
      if (process.platform === 'linux') assert.match(error.message, new RegExp(`by process ${process.pid} `));
      return true;
    });
    server.close();
  });

  it('waits for a predecessor that is going away', async () => {
    const port = await freePort();
    const server = await occupied(port);
    setTimeout(() => server.close(), 200);
    assert.equal(await requirePort({ purpose: 'x', port, variable: 'PORT', waitMs: 5_000 }), port);
  });

  it('moves on only where nobody types the address', async () => {
    const port = await freePort();
    const server = await occupied(port);
    const other = await portNear(port);
    assert.ok(other > port && (await isPortFree(other)));
    server.close();
  });
});

describe('the lock', () => {
  const file = () => path.join(folder, 'start.lock');

  it('tells a second start where the first one is', async () => {
    // the holder must look like a supervisor: its command names start.mjs
    const script = path.join(folder, 'start.mjs');
    fs.writeFileSync(script, 'setInterval(() => {}, 1000)');
    const first = spawn(process.execPath, [script]);
    fs.writeFileSync(
      file(),
      JSON.stringify({ pid: first.pid, since: 'then', baseUrl: 'http://localhost:1' }),
    );
    try {
      assert.throws(
        () => takeLock(file(), {}),
        (error) => error instanceof AlreadyRunning && error.details.baseUrl === 'http://localhost:1',
      );
    } finally {
      first.kill('SIGKILL');
    }
  });

  it('is taken over from a run that was killed, and from a file that was half written', () => {
    for (const left of [JSON.stringify({ pid: 2 ** 22 - 1 }), '{"pid":', JSON.stringify({ pid: 1 })]) {
      fs.writeFileSync(file(), left);
      const lock = takeLock(file(), {});
      assert.equal(lock.abandoned, true);
      assert.equal(JSON.parse(fs.readFileSync(file(), 'utf8')).pid, process.pid);
      lock.release();
      assert.ok(!fs.existsSync(file()));
    }
  });
});

describe('secrets', () => {
  it('are made once and kept from others', () => {
    const first = developmentSecrets(folder);
    assert.deepEqual(developmentSecrets(folder), first);
    assert.ok(first.SECRET_KEY.length >= 32);
    const { kty, crv, d } = JSON.parse(first.JWT_PRIVATE_JWK);
    assert.deepEqual([kty, crv, typeof d], ['OKP', 'Ed25519', 'string']);
    assert.match(first.VAPID_PRIVATE_KEY, /^[\w-]{43}$/);
    assert.equal(fs.statSync(path.join(folder, 'secrets.json')).mode & 0o077, 0);
  });

  it('of an older checkout stay, and get those it did not have', () => {
    const file = path.join(folder, 'secrets.json');
    const older = { ...developmentSecrets(folder) };
    delete older.VAPID_PRIVATE_KEY;
    fs.writeFileSync(file, JSON.stringify(older));
    const { VAPID_PRIVATE_KEY, ...others } = developmentSecrets(folder);
    assert.deepEqual(others, older);
    assert.equal(JSON.parse(fs.readFileSync(file, 'utf8')).VAPID_PRIVATE_KEY, VAPID_PRIVATE_KEY);
  });
});

describe('the environment of the apps', () => {
  const settings = {
    databaseUrl: 'postgres://d',
    redisUrl: 'redis://r',
    ports: { web: 1, sandbox: 2, smtp: 3 },
    dataRoot: '/data',
    secrets: { SECRET_KEY: 's', JWT_PRIVATE_JWK: 'j' },
  };

  it('points every outside service to the sandbox', () => {
    const { api, worker, sandbox } = appEnvironments({ ...settings, inherited: {} });
    for (const each of [api, worker]) {
      assert.equal(each.WHATSAPP_BASE_URL, 'http://127.0.0.1:2/whatsapp');
      assert.equal(each.SMTP_URL, 'smtp://127.0.0.1:3');
    }
    assert.equal(sandbox.PRODUCT_URL, 'http://127.0.0.1:1');
  });

  it('tells the address of the owner to migrations alone', () => {
    const inherited = { DATABASE_ADMIN_URL: 'postgres://inherited' };
    const { api, worker, migrate } = appEnvironments({
      ...settings,
      databaseAdminUrl: 'postgres://owner',
      inherited,
    });
    assert.deepEqual(
      [migrate.DATABASE_URL, migrate.DATABASE_ADMIN_URL],
      ['postgres://d', 'postgres://owner'],
    );
    for (const each of [api, worker]) assert.equal(each.DATABASE_ADMIN_URL, undefined);
    assert.equal(appEnvironments({ ...settings, inherited: {} }).migrate.DATABASE_ADMIN_URL, undefined);
  });

  it('lets the caller name a real service, but no other database than the one it was given', () => {
    const inherited = { SMS_BASE_URL: 'https://sms', DATABASE_URL: 'elsewhere', PORT: '99' };
    const { api } = appEnvironments({ ...settings, inherited });
    assert.deepEqual([api.SMS_BASE_URL, api.DATABASE_URL, api.PORT], ['https://sms', 'postgres://d', '1']);
  });
});

describe('what reaches the terminal', () => {
  it('is a warning, in words', () => {
    assert.equal(warningText('{"level":30,"msg":"fine"}', false), undefined);
    assert.equal(warningText('{"level":50,"msg":"no","err":{"message":"why"}}', false), 'no: why');
    assert.equal(warningText('just talk', false), undefined);
    assert.equal(warningText('Error: broken', true), 'Error: broken');
  });
});

describe('a supervised app', () => {
  const warnings = [];
  const app = (source, isReady) => {
    const entry = path.join(folder, 'app.mjs');
    fs.writeFileSync(entry, source);
    const logFile = path.join(folder, 'app.log');
    return new SupervisedApp({
      name: 'app',
      entry,
      env: { PATH: process.env.PATH, RUNS: path.join(folder, 'runs') },
      logFile,
      isReady,
      onWarning: (_, text) => warnings.push(text),
    });
  };
  const counting = `import fs from 'node:fs'; fs.appendFileSync(process.env.RUNS, 'x'); process.on('disconnect', () => process.exit());`;
  const runs = () => fs.readFileSync(path.join(folder, 'runs'), 'utf8').length;

  it('is ready when it says so, and is started again when it falls', async () => {
    const one = app(`${counting} process.send('ready'); setTimeout(() => process.exit(3), 150);`);
    await one.start();
    for (const deadline = Date.now() + 10_000; runs() < 3 && Date.now() < deadline;) await sleep(50);
    await one.stop();
    const after = runs();
    assert.ok(after >= 3);
    assert.ok(warnings.some((text) => text.includes('stopped (3)')));
    await sleep(1_500);
    assert.equal(runs(), after, 'a stopped app must stay down');
  });

  it('is ready when its address answers', async () => {
    const port = await freePort();
    const serve = `http.createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`;
    const source = `import http from 'node:http'; ${counting} setTimeout(() => ${serve}, 200);`;
    const one = app(source, answersAt(`http://127.0.0.1:${port}/`));
    await one.start();
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
    await one.stop();
    await assert.rejects(fetch(`http://127.0.0.1:${port}/`));
  });

  it('that falls while starting tells why', async () => {
    const one = app(`console.error('DATABASE_URL is missing'); process.exit(1);`);
    await assert.rejects(one.start(), /stopped while starting[\s\S]*DATABASE_URL is missing/);
    await one.stop();
  });
});

describe('teardown', () => {
  it('stops last first, once, and also what was still starting', async () => {
    const stopped = [];
    const teardown = new Teardown();
    teardown.add(() => stopped.push('first'));
    void teardown.own(sleep(100).then(() => ({ stop: () => stopped.push('slow') })));
    teardown.own(Promise.reject(new Error('never came up'))).catch(() => {});
    await Promise.all([teardown.run(), teardown.run()]);
    assert.deepEqual(stopped, ['slow', 'first']);
  });
});
