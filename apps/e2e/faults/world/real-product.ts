import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { baseUrl, root, sandboxUrl } from '../../src/surroundings';
import { clock } from '../../src/world/clock';
import { Mortal } from './mortal';
import { Database, redisUrl } from './storage';

type Environment = Record<string, string>;
const dist = process.env.SMACHOT_DIST ?? path.join(root, 'dist');
const bundle = (app: string): string => path.join(dist, 'apps', app, 'main.mjs');

const answers = (url: string) => async (): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
};

/**
 * The whole product as it runs for people: one api, two workers, the outside world, each a process of its own, on a
 * database of its own. Its clock stands on a calm Tuesday at 11:00.
 */
export class RealProduct {
  stopped = false;

  private constructor(
    readonly database: Database,
    readonly api: Mortal,
    readonly workers: readonly [Mortal, Mortal],
    readonly sandbox: Mortal,
    private readonly folder: string,
  ) {}

  /** @param settings beside the defaults: `product` for api and workers, `sandbox` for the outside world */
  static async start(
    purpose: string,
    settings: { product?: Environment; sandbox?: Environment } = {},
  ): Promise<RealProduct> {
    const folder = path.join(dist, 'faults', purpose);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const database = await Database.create(purpose);
    const env = { ...environment(database.url, folder), ...settings.product };
    await promisify(execFile)(process.execPath, [bundle('api'), '--migrate'], { env, cwd: root });
    const life = (app: string, name: string, more: Environment = {}) => ({
      entry: bundle(app),
      env: { ...env, ...more },
      logFile: path.join(folder, `${name}.log`),
    });
    const sandbox = new Mortal('sandbox', {
      ...life('sandbox', 'sandbox', settings.sandbox),
      isReady: answers(`${sandboxUrl}/_sandbox/health`),
    });
    const api = new Mortal('api', life('api', 'api'));
    const workers = [1, 2].map((nth) => new Mortal(`worker ${nth}`, life('worker', `worker-${nth}`)));
    const product = new RealProduct(database, api, [workers[0]!, workers[1]!], sandbox, folder);
    await Promise.all(product.processes.map((each) => each.start()));
    await clock.moveToCalmTuesday();
    return product;
  }

  get processes(): Mortal[] {
    return [this.sandbox, this.api, ...this.workers];
  }
  get kills(): number {
    return this.processes.reduce((sum, { kills }) => sum + kills, 0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.processes.map((each) => each.stop()));
    await this.database.drop();
    fs.rmSync(path.join(this.folder, 'data'), { recursive: true, force: true });
  }
}

function environment(databaseUrl: string, folder: string): Environment {
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
    FILES_DIR: path.join(folder, 'data', 'files'),
    SECRET_KEY: crypto.randomBytes(32).toString('base64url'),
    JWT_PRIVATE_JWK: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' }),
    // these tests are in more of a hurry than any person
    REQUESTS_PER_MINUTE: '100000',
    JOB_PATIENCE_SECONDS: '3',
    SANDBOX_URL: sandboxUrl,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SANDBOX_PORT: sandbox.port,
    SANDBOX_SMTP_PORT: smtpPort,
    PRODUCT_URL: baseUrl,
  };
}
