import fs from 'node:fs';
import path from 'node:path';
import { sandboxUrl } from '../../src/surroundings';
import { clock } from '../../src/world/clock';
import { bundle, type Environment, environment, folderOf } from './environment';
import { Door } from './door';
import { Mortal } from './mortal';
import { appUrl, Database } from './storage';

const many = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const answers = (url: string) => async (): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
};

type Settings = {
  /** Beside the defaults: for api and workers, and for the outside world. */
  product?: Environment;
  sandbox?: Environment;
  workers?: number;
  /** So many api processes, each with an address of its own, behind one door. Absent: one, without a door. */
  apisBehindDoor?: number;
};

/** Addresses of this computer that no other test uses. */
const addressOf = (nth: number): string => `127.0.${10 + Number(process.env.JEST_WORKER_ID)}.${nth}`;

/**
 * The whole product as in production: api processes, workers, the outside world, each a process of its own, on a database of its
 * own. Its clock starts on a calm Tuesday at 11:00.
 */
export class RealProduct {
  stopped = false;

  private constructor(
    readonly database: Database,
    readonly apis: readonly Mortal[],
    readonly workers: readonly Mortal[],
    readonly sandbox: Mortal,
    private readonly folder: string,
    private readonly startedDoor?: Door,
  ) {}

  static async start(purpose: string, settings: Settings = {}): Promise<RealProduct> {
    const folder = folderOf(purpose);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const database = await Database.create(purpose);
    const env = { ...environment(appUrl(database.url), purpose), ...settings.product };
    const life = (app: string, name: string, more: Environment = {}) => ({
      entry: bundle(app),
      env: { ...env, ...more },
      logFile: path.join(folder, `${name}.log`),
    });
    const sandbox = new Mortal('sandbox', {
      ...life('sandbox', 'sandbox', settings.sandbox),
      isReady: answers(`${sandboxUrl}/_sandbox/health`),
    });
    const { workers: workerCount = 2, apisBehindDoor = 0 } = settings;
    const apis = many(Math.max(apisBehindDoor, 1), (nth) => {
      const place = apisBehindDoor ? { HOST: addressOf(nth), PORT: '4200' } : undefined;
      return new Mortal(`api ${nth}`, life('api', `api-${nth}`, place));
    });
    const workers = many(workerCount, (nth) => new Mortal(`worker ${nth}`, life('worker', `worker-${nth}`)));
    const serving = () => apis.flatMap((api, at) => (api.serves ? [addressOf(at + 1)] : []));
    const door = apisBehindDoor ? new Door(serving, folder) : undefined;
    const product = new RealProduct(database, apis, workers, sandbox, folder, door);
    try {
      await Promise.all(product.processes.map((each) => each.start()));
      await door?.start();
      await clock.moveToCalmTuesday();
      return product;
    } catch (error) {
      // the next test wants its addresses
      await product.stop();
      throw error;
    }
  }

  get processes(): Mortal[] {
    return [this.sandbox, ...this.apis, ...this.workers];
  }
  get door(): Door {
    if (!this.startedDoor) throw new Error('this product was started without a door');
    return this.startedDoor;
  }
  get kills(): number {
    return this.processes.reduce((sum, { kills }) => sum + kills, 0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.startedDoor?.stop();
    await Promise.all(this.processes.map((each) => each.stop()));
    await this.database.drop();
    fs.rmSync(path.join(this.folder, 'data'), { recursive: true, force: true });
  }
}
