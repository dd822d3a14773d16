import fs from 'node:fs';
import path from 'node:path';
import { sandboxUrl } from '../../src/surroundings';
import { clock } from '../../src/world/clock';
import { bundle, type Environment, environment, folderOf } from './environment';
import { Mortal } from './mortal';
import { appUrl, Database } from './storage';

const answers = (url: string) => async (): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
};

/**
 * The whole product as in production: one api, two workers, the outside world, each a process of its own, on a database of its
 * own. Its clock starts on a calm Tuesday at 11:00.
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
    const api = new Mortal('api', life('api', 'api'));
    const workers = [1, 2].map((nth) => new Mortal(`worker ${nth}`, life('worker', `worker-${nth}`)));
    const product = new RealProduct(database, api, [workers[0]!, workers[1]!], sandbox, folder);
    try {
      await Promise.all(product.processes.map((each) => each.start()));
      await clock.moveToCalmTuesday();
      return product;
    } catch (error) {
      // the next test wants its addresses
      await product.stop();
      throw error;
    }
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
