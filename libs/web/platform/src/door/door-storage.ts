import type { Arrival, DoorList, Scan } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { DOOR_LISTS, LISTS, noteDoorDue } from './door-device';

/** What a device keeps of one door: who is expected, and the arrivals it has read, up to the position `next`. */
export type KeptDoor = Omit<DoorList, 'nextCursor'> & { arrivals: Arrival[]; next: number };

/** Where a device keeps its doors. A storage that fails rejects; the door then goes on without it. */
export type DoorStorage = {
  list: (key: string) => Promise<KeptDoor | undefined>;
  keepList: (key: string, kept: KeptDoor) => Promise<void>;
  forgetList: (key: string) => Promise<void>;
  /** Scans that were not sent yet, each kept by itself: two tabs do not overwrite each other's. */
  unsent: (key: string) => Promise<Scan[]>;
  /** The doors of which scans were not sent yet. */
  unsentKeys: () => Promise<string[]>;
  keepUnsent: (key: string, scan: Scan) => Promise<void>;
  forgetUnsent: (key: string, scanIds: readonly string[]) => Promise<void>;
  /** Deletes lists of doors that have closed, and scans that were given up. */
  sweep: () => Promise<void>;
};

/** Scans hold ids and the names of walk-ins. They stay until they are sent, beyond a sign-out too, and are given up after four days. */
const DOOR_SCANS = 'door-scans';
const GIVEN_UP_MS = 4 * DAY_MS;
const givenUpAt = ({ at }: Scan): number => Date.parse(at) + GIVEN_UP_MS;

const open = async () => {
  const { createStore, del, delMany, entries, get, keys, set } = await import('idb-keyval');
  const lists = createStore(DOOR_LISTS, LISTS);
  const scans = createStore(DOOR_SCANS, 'scans');
  const sweep = async () => {
    for (const [key, { closesAt }] of await entries<string, KeptDoor>(lists))
      if (Date.parse(closesAt) <= Date.now()) await del(key, lists);
      else noteDoorDue(Date.parse(closesAt));
    for (const [key, scan] of await entries<string, Scan>(scans))
      if (givenUpAt(scan) <= Date.now()) await del(key, scans);
      else noteDoorDue(givenUpAt(scan));
  };
  await sweep();
  return { sweep, del, delMany, entries, get, keys, set, lists, scans };
};
let opened: ReturnType<typeof open> | undefined;
const database = () => (opened ??= open());
const keyOf = (key: string, scanId: string) => `${key} ${scanId}`;

/** The IndexedDB of this device; lists of events that are over are deleted when it is opened. */
export const deviceDoors: DoorStorage = {
  async list(key) {
    const { get, lists } = await database();
    return get<KeptDoor>(key, lists);
  },
  async keepList(key, kept) {
    const { set, lists } = await database();
    await set(key, kept, lists);
    noteDoorDue(Date.parse(kept.closesAt));
  },
  async forgetList(key) {
    const { del, lists } = await database();
    await del(key, lists);
  },
  async unsent(key) {
    const { entries, scans } = await database();
    const all = await entries<string, Scan>(scans);
    return all.flatMap(([at, scan]) => (at.startsWith(`${key} `) ? [scan] : []));
  },
  async unsentKeys() {
    const { keys, scans } = await database();
    return [...new Set((await keys<string>(scans)).map((at) => at.slice(0, at.lastIndexOf(' '))))];
  },
  async keepUnsent(key, scan) {
    const { set, scans } = await database();
    await set(keyOf(key, scan.scanId), scan, scans);
    noteDoorDue(givenUpAt(scan));
  },
  async forgetUnsent(key, scanIds) {
    const { delMany, scans } = await database();
    await delMany(
      scanIds.map((id) => keyOf(key, id)),
      scans,
    );
  },
  async sweep() {
    await (await database()).sweep();
  },
};
