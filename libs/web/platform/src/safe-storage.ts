/** A storage of the browser where it may be used; private windows and full disks must not break a screen. */
const storageOf = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      storage().setItem(key, value);
    } catch {
      // A value that cannot be stored is at least on the screen.
    }
  },
  remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // storage is unavailable
    }
  },
  keys(): string[] {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
});

export const safeStorage = storageOf(() => localStorage);
/** As long as the tab: survives a reload, and a phone that drops the tab and restores it. */
export const tabStorage = storageOf(() => sessionStorage);

/** The moment at which the next thing that is kept of a door is to be deleted; scans that were not sent outlast a sign-out. */
export const DOOR_DUE = 'door-due';
/** The username of the store whose dashboard was open last. */
export const LAST_STORE = 'last-store';
/**
 * Keys that belong to the device and not to the person: language, theme, the consent to analytics, what is to be deleted when, and the
 * store that was worked in, whose name is public.
 */
const OF_THE_DEVICE = new Set(['settings', 'consent', DOOR_DUE, LAST_STORE]);

/** Deletes the person's data at sign-out: the next user of this device finds none of it. */
export const forgetPerson = (): void => {
  for (const key of safeStorage.keys()) if (!OF_THE_DEVICE.has(key)) safeStorage.remove(key);
  try {
    sessionStorage.clear();
  } catch {
    // storage is unavailable
  }
};
