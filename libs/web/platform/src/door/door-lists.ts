import { DOOR_DUE, safeStorage } from '../safe-storage';
import { DOOR_LISTS, LISTS } from './door-device';

/**
 * Whichever page is opened: deletes lists of doors that have closed and scans that were given up, and sends those that wait. What
 * cannot be sent is tried again with the next page.
 */
export const maintainDoors = async (): Promise<void> => {
  if (safeStorage.read(DOOR_DUE))
    await import('./door-maintenance').then(({ maintain }) => maintain()).catch(() => undefined);
};

/** Empties the door lists of this device: the next person at it finds no list of this one. */
export const forgetDoorLists = (): Promise<void> =>
  new Promise((done) => {
    if (!safeStorage.read(DOOR_DUE)) return done();
    const opening = indexedDB.open(DOOR_LISTS);
    // there is no such database: none is made
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => done();
    opening.onsuccess = () => {
      const emptying = opening.result.transaction(LISTS, 'readwrite');
      emptying.objectStore(LISTS).clear();
      emptying.oncomplete = emptying.onabort = () => {
        opening.result.close();
        done();
      };
    };
  });
