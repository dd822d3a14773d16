import { APP_SHELL, GUEST_SHELL } from '@smachot/contracts';
import { successorsOf, type WebBuild } from './build-files';
import type { WorkerScope } from './scope';

const PREFIX = 'smachot-';
export const ASSETS = '/assets/';
const SHELLS = [APP_SHELL, GUEST_SHELL];

/** Only files that are the same for everybody are kept: the two shells, and hashed files that may be stored. */
const mayBeKept = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

/** The files of the web app that this device keeps, in a cache per version. */
export class Shelf {
  constructor(
    private readonly scope: Pick<WorkerScope, 'caches' | 'fetch'>,
    private readonly build: WebBuild,
  ) {}

  /** A file of this version, and otherwise of one before, whose pages may still be open. */
  async find(path: string): Promise<Response | undefined> {
    const how = { ignoreVary: true };
    return (await (await this.own()).match(path, how)) ?? this.scope.caches.match(path, how);
  }

  /** Keeps a copy. A full disk is no reason to fail. */
  async put(path: string, response: Response): Promise<void> {
    if (!mayBeKept(response)) return;
    const copy = response.clone();
    await this.own()
      .then((cache) => cache.put(path, copy))
      .catch(() => undefined);
  }

  /** Fetches and keeps files that are not kept yet. */
  async keep(files: readonly string[]): Promise<void> {
    for (const file of files) {
      if (!file.startsWith(ASSETS) || (await this.find(file))) continue;
      const response = await this.scope.fetch(file).catch(() => undefined);
      if (response) await this.put(file, response);
    }
  }

  /** Keeps the shells, and of the screens this device kept before what they are in this version. Fails without the network. */
  async prepare(): Promise<void> {
    for (const shell of SHELLS) {
      const response = await this.scope.fetch(shell, { cache: 'no-store' });
      if (!mayBeKept(response)) throw new Error(`${shell} was not answered`);
      await (await this.own()).put(shell, response);
    }
    await this.keep(successorsOf(await this.kept(), this.build));
  }

  /** Deletes all versions but this one and the one before it, whose pages may still be open. */
  async tidy(): Promise<void> {
    const own = this.nameOfOwn();
    const others = (await this.scope.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
    for (const name of others.slice(0, -1)) await this.scope.caches.delete(name);
  }

  private async kept(): Promise<string[]> {
    const paths: string[] = [];
    for (const name of await this.scope.caches.keys()) {
      if (!name.startsWith(PREFIX)) continue;
      const requests = await (await this.scope.caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths.filter((path) => path.startsWith(ASSETS));
  }

  private own(): Promise<Cache> {
    return this.scope.caches.open(this.nameOfOwn());
  }

  private nameOfOwn(): string {
    return `${PREFIX}${this.build.version}`;
  }
}
