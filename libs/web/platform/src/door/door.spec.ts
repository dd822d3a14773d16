import 'fake-indexeddb/auto';
import {
  type Arrival,
  type DoorEntry,
  type DoorList,
  MAX_HEADCOUNT,
  Scan,
  type ScanAnswer,
  type ScanBatch,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { CallProblem } from '../calls/failure';
import { draftFiles } from '../drafts/draft-files';
import { forgetPerson } from '../safe-storage';
import { Door } from './door';
import { forgetDoorLists, maintainDoors } from './door-lists';
import { deviceDoors } from './door-storage';

const CODE = 'ABCDEFGHJKMNPQRS';
const entry = (name: string, seats: number, code: string | null = null) =>
  ({ subjectId: newId(), name, seats, group: '', table: '', code, seat: null }) as unknown as DoorEntry;

/** A server that keeps facts as ours does, and can be out of reach. */
const aServer = (entries: DoorEntry[]) => {
  const log: Arrival[] = [];
  const server = { isReached: true, status: 0, batches: 0, log };
  const reach = () => {
    if (!server.isReached) throw new CallProblem({ kind: 'no-response', text: '', message: '' });
    if (server.status)
      throw new CallProblem({ kind: 'answer', text: '', message: '', status: server.status });
  };
  const page = (): Promise<DoorList> => {
    reach();
    return Promise.resolve({
      title: 'החתונה',
      startsAt: '2030-05-04T17:00:00.000Z',
      closesAt: '2030-05-07T17:00:00.000Z',
      entries,
      nextCursor: null,
    });
  };
  const record = ({ scans, deviceId, door, after }: ScanBatch): Promise<ScanAnswer> => {
    reach();
    const invalid = scans.flatMap((scan, index) => (Scan.safeParse(scan).success ? [] : [index]));
    if (invalid.length > 0) {
      const fields = Object.fromEntries(invalid.map((index) => [`scans.${index}.people`, 'invalid']));
      throw new CallProblem({ kind: 'answer', text: '', message: '', status: 422, fields });
    }
    server.batches += 1;
    for (const scan of scans)
      if (!log.some(({ scanId }) => scanId === scan.scanId)) log.push({ ...scan, deviceId, door });
    return Promise.resolve({ arrivals: log.slice(after), next: log.length, more: false, refused: [] });
  };
  const phone = (key: string, door: string) =>
    new Door({ key, page: async () => page(), record: async (batch) => record(batch) }, deviceDoors, {
      deviceId: newId(),
      door: () => door,
    });
  return { server, phone };
};
const row = (door: Door, name: string) => door.now().rows.find((one) => one.name === name)!;

it('keeps scans while offline, also over a reload, and sends each of them once', async () => {
  const dana = entry('דנה', 5);
  const { server, phone } = aServer([dana]);
  const before = phone('one', 'שער');
  await before.open();
  server.isReached = false;
  await before.admit(dana.subjectId, 4);
  await before.admitWalkIn('דוד מהפתעה', 2);
  await before.sync();
  expect(before.now()).toMatchObject({ unsent: 2, isOnline: false });
  const reloaded = phone('one', 'שער');
  await reloaded.open();
  expect(reloaded.now()).toMatchObject({ unsent: 2, about: { title: 'החתונה' } });
  expect([row(reloaded, 'דנה').arrived, row(reloaded, 'דוד מהפתעה').arrived]).toEqual([4, 2]);
  server.isReached = true;
  await Promise.all([reloaded.sync(), before.sync()]);
  expect(server.log).toHaveLength(2);
  expect([reloaded.now().unsent, before.now().unsent]).toEqual([0, 0]);
  expect(await deviceDoors.unsent('one')).toEqual([]);
});

it('admits the same ticket at two offline doors, counts it once and shows the doubt to both afterwards, and takes one back', async () => {
  const { server, phone } = aServer([entry('דנה', 1, CODE)]);
  const [gate, garden] = [phone('gate', 'שער'), phone('garden', 'גינה')];
  await Promise.all([gate.open(), garden.open()]);
  server.isReached = false;
  for (const door of [gate, garden]) expect((await door.scan(CODE)).kind).toBe('admitted');
  server.isReached = true;
  await gate.sync();
  await garden.sync();
  await gate.sync();
  for (const door of [gate, garden]) expect(row(door, 'דנה')).toMatchObject({ arrived: 1, inDoubt: 1 });
  await garden.undo(row(garden, 'דנה').scans[1]!);
  await garden.sync();
  await gate.sync();
  expect(row(gate, 'דנה')).toMatchObject({ arrived: 1, inDoubt: 0 });
});

it('counts guests of a celebration as they were recorded, also beyond their seats', async () => {
  const dana = entry('דנה', 2);
  const { phone } = aServer([dana]);
  const [gate, garden] = [phone('gate-3', 'שער'), phone('garden-3', 'גינה')];
  await Promise.all([gate.open(), garden.open()]);
  await gate.admit(dana.subjectId, 2);
  await garden.admit(dana.subjectId, 1);
  await Promise.all([gate.sync(), garden.sync()]);
  await gate.sync();
  expect(row(gate, 'דנה')).toMatchObject({ arrived: 3, inDoubt: 1 });
});

it('records all 200 of one guest at once', async () => {
  const company = entry('החברה', MAX_HEADCOUNT);
  const { server, phone } = aServer([company]);
  const door = phone('company', '');
  await door.open();
  await door.admit(company.subjectId, row(door, 'החברה').seats);
  await door.sync();
  expect(server.log).toMatchObject([{ people: 200 }]);
});

it('sets a scan aside that the server finds invalid, and sends what was recorded after it', async () => {
  const dana = entry('דנה', 5);
  const { server, phone } = aServer([dana]);
  const door = phone('invalid', '');
  await door.open();
  await door.admit(dana.subjectId, MAX_HEADCOUNT + 1);
  await door.admit(dana.subjectId, 2);
  await door.sync();
  expect(server.log).toMatchObject([{ people: 2 }]);
  expect(door.now()).toMatchObject({ unsent: 0, refused: 1, problem: null });
  expect(await deviceDoors.unsent('invalid')).toEqual([]);
});

it('keeps its scans when the server finds fault with something else of the request', async () => {
  const dana = entry('דנה', 5);
  const { server, phone } = aServer([dana]);
  const door = phone('unsound', '');
  await door.open();
  server.status = 422;
  await door.admit(dana.subjectId, 2);
  await door.sync();
  expect(door.now()).toMatchObject({ unsent: 1, refused: 0 });
});

it('keeps a walk-in whose first arrival was taken back while another one stands', async () => {
  const { phone } = aServer([]);
  const [gate, garden] = [phone('gate-4', 'שער'), phone('garden-4', 'גינה')];
  await Promise.all([gate.open(), garden.open()]);
  await gate.admitWalkIn('דוד מהפתעה', 2);
  await gate.admit(row(gate, 'דוד מהפתעה').subjectId, 1);
  // both may be of one millisecond
  await gate.undo(row(gate, 'דוד מהפתעה').scans.find(({ people }) => people === 2)!);
  for (const door of [gate, garden]) {
    await door.sync();
    expect(door.now().rows).toMatchObject([{ name: 'דוד מהפתעה', arrived: 1, isWalkIn: true }]);
  }
  await gate.undo(row(gate, 'דוד מהפתעה').scans[0]!);
  expect(gate.now().rows).toEqual([]);
});

it('says at once that a ticket was used at the other door, and that an address is none', async () => {
  const { phone } = aServer([entry('דנה', 1, CODE)]);
  const [gate, garden] = [phone('gate-2', 'שער'), phone('garden-2', 'גינה')];
  await Promise.all([gate.open(), garden.open()]);
  await gate.scan(CODE);
  await gate.sync();
  expect(await garden.scan(CODE)).toMatchObject({ kind: 'already', isHere: false, first: { door: 'שער' } });
  expect(await gate.scan(CODE)).toMatchObject({ kind: 'already', isHere: true });
  expect((await garden.scan('0000000000000000')).kind).toBe('unknown');
});

it('forgets the list when its link was revoked', async () => {
  const { server, phone } = aServer([entry('דנה', 5)]);
  const door = phone('link', '');
  await door.open();
  server.status = 404;
  await door.sync();
  expect(door.now()).toMatchObject({ isGone: true, rows: [], about: null });
  expect(await deviceDoors.list('link')).toBeUndefined();
});

it('leaves no list on the device when its person signs out, whichever page is open then', async () => {
  const { phone } = aServer([entry('דנה', 5)]);
  await phone('mine', '').open();
  expect(await deviceDoors.list('mine')).toMatchObject({ title: 'החתונה' });
  // as a sign-out does it: the drafts go first, while the door has its database open
  void draftFiles.forgetAll();
  await forgetDoorLists();
  expect(await deviceDoors.list('mine')).toBeUndefined();
  // nothing was kept since: nothing is opened
  await forgetDoorLists();
});

it('deletes what a device keeps of a door when its time is over, whichever page is opened, also after a sign-out', async () => {
  const dana = entry('דנה', 5);
  const { phone, server } = aServer([dana]);
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
  jest.useFakeTimers({
    doNotFake: [...timers, 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
  const at = (moment: string) => jest.setSystemTime(new Date(moment));
  try {
    at('2030-05-04T18:00:00.000Z');
    const door = phone('swept', '');
    await door.open();
    server.isReached = false;
    await door.admit(dana.subjectId, 2);
    expect(await deviceDoors.unsent('swept')).toHaveLength(1);

    at('2030-05-07T16:59:00.000Z');
    await maintainDoors();
    expect(await deviceDoors.list('swept')).toMatchObject({ title: 'החתונה' });
    at('2030-05-07T17:00:00.000Z');
    await maintainDoors();
    expect(await deviceDoors.list('swept')).toBeUndefined();
    forgetPerson();
    expect(await deviceDoors.unsent('swept')).toHaveLength(1);
    at('2030-05-08T18:00:01.000Z');
    await maintainDoors();
    expect(await deviceDoors.unsent('swept')).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});
