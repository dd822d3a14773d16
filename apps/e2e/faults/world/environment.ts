import crypto from 'node:crypto';
import path from 'node:path';
import { baseUrl, root, sandboxUrl } from '../../src/surroundings';
import { redisUrl } from './storage';

export type Environment = Record<string, string>;
const dist = process.env.SMACHOT_DIST ?? path.join(root, 'dist');
export const bundle = (app: string): string => path.join(dist, 'apps', app, 'main.mjs');
export const folderOf = (purpose: string): string => path.join(dist, 'faults', purpose);

/** The environment of the api, the workers and the outside world of one test. */
export function environment(databaseUrl: string, purpose: string): Environment {
  const { privateKey } = crypto.generateKeyPairSync('ed25519');
  const [web, sandbox] = [new URL(baseUrl), new URL(sandboxUrl)];
  const smtpPort = process.env.FAULTS_SMTP_PORT!;
  return {
    PATH: process.env.PATH ?? '',
    TZ: 'UTC',
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl(),
    PORT: web.port,
    PUBLIC_URL: baseUrl,
    WEB_DIR: path.join(dist, 'apps', 'web'),
    FILES_DIR: path.join(folderOf(purpose), 'data', 'files'),
    SECRET_KEY: crypto.randomBytes(32).toString('base64url'),
    JWT_PRIVATE_JWK: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' }),
    // these tests are in more of a hurry than any person
    REQUESTS_PER_MINUTE: '100000',
    JOB_TIMEOUT_SECONDS: '3',
    SANDBOX_URL: sandboxUrl,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SANDBOX_PORT: sandbox.port,
    SANDBOX_SMTP_PORT: smtpPort,
    PRODUCT_URL: baseUrl,
  };
}
