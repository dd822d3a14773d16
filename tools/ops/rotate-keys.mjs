// npm run rotate-keys -- [--env .env] [--only sealing,tokens]     prints the lines that take the place of those in the environment
import crypto from 'node:crypto';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { newSecrets } from '../start/secrets.mjs';
import { runAsCommand } from './installation.mjs';

/** Names of variables in a `.env` file with their values, quotes taken off. */
export const parseEnv = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value.trim().replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );

/** A new key in front; the others still open what they encrypted, until everything is encrypted anew. */
export function nextSealingKeys(current = '') {
  const keys = current.split(',').filter(Boolean);
  const numbers = keys.map((key) => Number(/^k(\d+):/.exec(key)?.[1] ?? 0));
  return [`k${Math.max(0, ...numbers) + 1}:${crypto.randomBytes(32).toString('base64url')}`, ...keys].join(
    ',',
  );
}

/** What may be shown of a private JWK: all but its secret. */
function publicKey(jwk) {
  const key = JSON.parse(jwk);
  delete key.d;
  return key;
}

/**
 * A new signing key; the one before still verifies the tokens it signed.
 * @param {Record<string, string | undefined>} env
 */
export function nextTokenKeys({ JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS = '[]' }) {
  if (!JWT_PRIVATE_JWK) throw new Error('JWT_PRIVATE_JWK is not set: there is nothing to rotate.');
  const published = publicKey(JWT_PRIVATE_JWK);
  // tokens live for minutes: keys from before the last rotation verify nothing any more
  const [last] = JSON.parse(JWT_PREVIOUS_JWKS);
  return {
    JWT_PRIVATE_JWK: newSecrets().JWT_PRIVATE_JWK,
    JWT_PREVIOUS_JWKS: JSON.stringify([published, ...(last ? [last] : [])]),
  };
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string[]} only
 * @returns {Record<string, string>} new values by name
 */
export function rotated(env, only = ['sealing', 'tokens']) {
  const unknown = only.find((one) => !['sealing', 'tokens'].includes(one));
  if (unknown) throw new Error(`There is nothing to rotate that is called ${unknown}: sealing, tokens.`);
  return {
    ...(only.includes('sealing') ? { SEALING_KEYS: nextSealingKeys(env.SEALING_KEYS) } : {}),
    ...(only.includes('tokens') ? nextTokenKeys(env) : {}),
  };
}

/**
 * The same keys one step earlier: processes that still run must open and verify what the new ones write, before any writes with them.
 * @param {Record<string, string | undefined>} env of now
 * @param {Record<string, string>} next what `rotated` answered
 */
export function announced(env, next) {
  const lines = {};
  if (next.SEALING_KEYS && env.SEALING_KEYS) {
    const [newest, ...older] = next.SEALING_KEYS.split(',');
    lines.SEALING_KEYS = [...older, newest].join(',');
  }
  if (next.JWT_PRIVATE_JWK) {
    const published = publicKey(next.JWT_PRIVATE_JWK);
    lines.JWT_PREVIOUS_JWKS = JSON.stringify([published, ...JSON.parse(env.JWT_PREVIOUS_JWKS ?? '[]')]);
  }
  return lines;
}

const print = (lines) => {
  for (const [name, value] of Object.entries(lines)) console.log(`${name}='${value}'`);
};

await runAsCommand(import.meta, () => {
  const { values } = parseArgs({ options: { env: { type: 'string' }, only: { type: 'string' } } });
  const env = values.env ? parseEnv(fs.readFileSync(values.env, 'utf8')) : process.env;
  const next = rotated(env, values.only?.split(','));
  console.log('# 1. for every process, and wait until all run with it');
  print(announced(env, next));
  console.log('# 2. then, in place of these');
  print(next);
});
