import { safeStorage } from '../safe-storage';

/** Kinds of answers that a device keeps: tickets, what the crew of a store reads in its kitchen, a guest's invitation. */
const KINDS = ['tickets', 'store', 'guest'] as const;
export type KeptKind = (typeof KINDS)[number];
/** The largest number that is kept of one kind; what ends first is dropped. Nobody's tickets are. */
const MOST: Record<KeptKind, number> = { tickets: Infinity, store: 20, guest: 20 };

/** `{kind}:{end in ms}:{id}` */
const parts = (key: string) => {
  const [kind, end, ...id] = key.split(':');
  return { kind: KINDS.find((one) => one === kind), end: Number(end), id: id.join(':') };
};

/**
 * Answers of the server that this device keeps, each until its end, so that they can be read without a network. A sign-out deletes them
 * with everything else of the person (`forgetPerson`).
 */
export const keptAnswers = (kind: KeptKind) => {
  const keys = () =>
    safeStorage
      .keys()
      .filter((key) => parts(key).kind === kind)
      .sort((a, b) => parts(a).end - parts(b).end);
  const remove = (isMeant: (id: string) => boolean): void =>
    keys()
      .filter((key) => isMeant(parts(key).id))
      .forEach((key) => safeStorage.remove(key));
  return {
    read(id: string): string | null {
      const key = keys().find((one) => parts(one).id === id);
      return key === undefined ? null : safeStorage.read(key);
    },
    keep(id: string, end: number, value: string): void {
      remove((one) => one === id);
      if (!(end > Date.now())) return;
      keys()
        .slice(0, -(MOST[kind] - 1))
        .forEach((key) => safeStorage.remove(key));
      safeStorage.write(`${kind}:${end}:${id}`, value);
    },
    /** Deletes it, and everything below it: ids that begin with `{id} `. */
    forget: (id: string): void => remove((one) => one === id || one.startsWith(`${id} `)),
    forgetAll: (): void => remove(() => true),
  };
};

/** Deletes kept answers whose end has come, whichever page is opened then. */
export const sweepKept = (): void => {
  for (const key of safeStorage.keys()) {
    const { kind, end } = parts(key);
    if (kind && !(end > Date.now())) safeStorage.remove(key);
  }
};
