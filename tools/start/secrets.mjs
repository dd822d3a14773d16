// Run on its own it prints fresh secrets for a .env file.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @returns {{ SECRET_KEY: string, JWT_PRIVATE_JWK: string }} the second is an Ed25519 private key as JWK */
export function newSecrets() {
  const { privateKey } = crypto.generateKeyPairSync('ed25519');
  return {
    SECRET_KEY: crypto.randomBytes(32).toString('base64url'),
    JWT_PRIVATE_JWK: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' }),
  };
}

/** The secrets of this checkout, made once: signed-in people stay signed in over a restart. */
export function developmentSecrets(dataRoot) {
  const file = path.join(dataRoot, 'secrets.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const secrets = newSecrets();
  fs.mkdirSync(dataRoot, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, value] of Object.entries(newSecrets())) console.log(`${name}='${value}'`);
}
