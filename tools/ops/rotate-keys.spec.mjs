import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';
import { newSecrets } from '../start/secrets.mjs';
import { announced, nextSealingKeys, nextTokenKeys, parseEnv, rotated } from './rotate-keys.mjs';

describe('keys that encrypt', () => {
  it('get a new one in front, and keep the others', () => {
    const first = nextSealingKeys();
    assert.match(first, /^k1:[\w-]{43}$/);
    const second = nextSealingKeys(first);
    assert.match(second, /^k2:[\w-]{43},k1:/);
    assert.ok(second.endsWith(first));
    assert.match(nextSealingKeys('k7:x,k2:y'), /^k8:/);
  });
});

describe('keys that sign', () => {
  it('are replaced; the one before verifies, and is secret no more', () => {
    const { JWT_PRIVATE_JWK } = newSecrets();
    const next = nextTokenKeys({ JWT_PRIVATE_JWK });
    assert.notEqual(next.JWT_PRIVATE_JWK, JWT_PRIVATE_JWK);
    assert.ok(JSON.parse(next.JWT_PRIVATE_JWK).d);
    const [previous] = JSON.parse(next.JWT_PREVIOUS_JWKS);
    assert.equal(previous.x, JSON.parse(JWT_PRIVATE_JWK).x);
    assert.equal(previous.d, undefined);
  });

  it('of two rotations ago are forgotten', () => {
    /** @type {Record<string, string>} */
    let env = newSecrets();
    for (let times = 0; times < 4; times++) env = { ...env, ...nextTokenKeys(env) };
    assert.equal(JSON.parse(env.JWT_PREVIOUS_JWKS).length, 2);
  });

  it('are not made where there were none', () => assert.throws(() => nextTokenKeys({}), /not set/));
});

it('prints lines that a .env file takes', () => {
  const file = path.join(os.tmpdir(), `rotate-${process.pid}.env`);
  const lines = Object.entries(newSecrets()).map(([name, value]) => `${name}='${value}'`);
  fs.writeFileSync(file, lines.join('\n'));
  const program = path.join(root, 'tools/ops/rotate-keys.mjs');
  const { stdout, status } = spawnSync(process.execPath, [program, '--env', file], { encoding: 'utf8' });
  fs.rmSync(file);
  assert.equal(status, 0);
  assert.deepEqual(Object.keys(parseEnv(stdout)).toSorted(), [
    ...['JWT_PREVIOUS_JWKS', 'JWT_PRIVATE_JWK', 'SEALING_KEYS'],
  ]);
  assert.ok(JSON.parse(parseEnv(stdout).JWT_PRIVATE_JWK).d);
});

it('announces new keys before they are used', () => {
  const env = { ...newSecrets(), SEALING_KEYS: 'k1:abc' };
  const next = rotated(env);
  const first = announced(env, next);
  assert.match(first.SEALING_KEYS, /^k1:abc,k2:/);
  assert.deepEqual(first.SEALING_KEYS.split(',').toSorted(), next.SEALING_KEYS.split(',').toSorted());
  const [known] = JSON.parse(first.JWT_PREVIOUS_JWKS);
  assert.equal(known.x, JSON.parse(next.JWT_PRIVATE_JWK).x);
  assert.equal(known.d, undefined);
  assert.equal(announced(newSecrets(), next).SEALING_KEYS, undefined);
});

it('knows what can be rotated', () => assert.throws(() => rotated({}, ['phones']), /phones/));
