import { generateKeyPairSync, randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from '../config/config';

/** A private JWK to sign tokens with. */
export const newSigningKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));

/**
 * The configuration of a product under test: on this database, silent unless TEST_LOG_LEVEL says otherwise, with secrets
 * and files of its own.
 */
export const testConfig = (databaseUrl: string, settings: Record<string, string | undefined> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DATABASE_URL: databaseUrl,
    REDIS_URL: process.env['TEST_REDIS_URL'],
    SECRET_KEY: randomBytes(32).toString('hex'),
    JWT_PRIVATE_JWK: newSigningKey(),
    // the tests of one file open their stores with one account
    STORES_DAILY_LIMIT: '1000',
    STORES_OWNED_LIMIT: '1000',
    FILES_DIR: path.join(process.env['TEST_FILES_DIR'] ?? os.tmpdir(), randomBytes(6).toString('hex')),
    ...settings,
  });
