// Run on its own it prints fresh secrets for a .env file.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @returns {{ SECRET_KEY: string, JWT_PRIVATE_JWK: string, VAPID_PRIVATE_KEY: string }} the second is an Ed25519 private key as JWK, the third
 * the number that is a private key of P-256
 */
export function newSecrets() {
  const { privateKey } = crypto.generateKeyPairSync('ed25519');
  const { privateKey: pushKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return {
    SECRET_KEY: crypto.randomBytes(32).toString('base64url'),
    JWT_PRIVATE_JWK: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' }),
    VAPID_PRIVATE_KEY: pushKey.export({ format: 'jwk' }).d,
  };
}

/**
 * The secrets of this checkout, each made once: signed-in people stay signed in over a restart. One that an older checkout did not have
 * is added.
 */
export function developmentSecrets(dataRoot) {
  const file = path.join(dataRoot, 'secrets.json');
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const secrets = { ...newSecrets(), ...kept };
  if (Object.keys(secrets).every((name) => name in kept)) return kept;
  fs.mkdirSync(dataRoot, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, value] of Object.entries(newSecrets())) console.log(`${name}='${value}'`);
}
