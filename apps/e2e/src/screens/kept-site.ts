import { expect, type Page } from '@playwright/test';

/** The files of the site and the personal data that this device keeps. */
export class KeptSite {
  constructor(private readonly page: Page) {}

  /** Waits until the worker controls the page and everything the page has loaded is kept. */
  async isKept(): Promise<void> {
    const missing = () =>
      this.page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return ['a service worker'];
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
        const found = await Promise.all(loaded.map(({ pathname }) => caches.match(pathname)));
        return loaded.flatMap(({ pathname }, place) => (found[place] ? [] : [pathname]));
      });
    await expect.poll(missing).toEqual([]);
  }

  /** Paths in Cache Storage. */
  cached(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  }

  /** Everything in localStorage, as text. */
  local(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify({ ...localStorage }));
  }

  /** Everything in IndexedDB, as text. */
  stored(): Promise<string> {
    return this.page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const all: unknown[] = [];
      for (const { name } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name!));
        for (const store of database.objectStoreNames) {
          all.push(...(await done(database.transaction(store).objectStore(store).getAll())));
        }
        database.close();
      }
      return JSON.stringify(all);
    });
  }
}
