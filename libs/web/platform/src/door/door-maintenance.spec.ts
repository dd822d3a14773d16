import 'fake-indexeddb/auto';
import { recordArrivals, recordScans, type ScanAnswer, type ScanBatch } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { answerCalls } from '../testing/test-app';
import { signInNoa } from '../testing/sign-in';
import { maintainDoors } from './door-lists';
import { deviceDoors } from './door-storage';

const NOA = '7b0c2c7e-1111-4222-8333-444455556666';
const [WEDDING, CONCERT] = [newId(), newId()];
const OWN = [`rsvp:${NOA}:${WEDDING}`, `event:${NOA}:${CONCERT}`];
const FOREIGN = [`rsvp:${newId()}:${WEDDING}`, 'link:token'];
const taken: ScanAnswer = { arrivals: [], next: 0, more: false, refused: [] };
const waitingIn = async (keys: string[]) =>
  (await Promise.all(keys.map((key) => deviceDoors.unsent(key)))).map(({ length }) => length);

beforeEach(async () => {
  localStorage.clear();
  signInNoa();
  for (const key of [...OWN, ...FOREIGN]) {
    const scan = { scanId: newId(), subjectId: newId(), people: 1, name: '', undoes: null };
    await deviceDoors.keepUnsent(key, { ...scan, at: new Date().toISOString() });
  }
});
afterEach(async () => {
  for (const key of await deviceDoors.unsentKeys())
    await deviceDoors.forgetUnsent(
      key,
      (await deviceDoors.unsent(key)).map(({ scanId }) => scanId),
    );
});

it('the scans of a host are sent from any page; those of another person and of a link stay', async () => {
  const { asked } = answerCalls([
    { call: recordArrivals, answer: taken },
    { call: recordScans, answer: taken },
  ]);
  await maintainDoors();
  const sent = asked.map(({ path, body }) => [path.includes(WEDDING), (body as ScanBatch).scans.length]);
  expect(sent.toSorted()).toEqual([
    [false, 1],
    [true, 1],
  ]);
  expect([await waitingIn(OWN), await waitingIn(FOREIGN)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('scans of a door that is out of reach stay, and those of the others are sent', async () => {
  answerCalls([
    { call: recordArrivals, status: 503 },
    { call: recordScans, answer: taken },
  ]);
  await maintainDoors();
  expect(await waitingIn(OWN)).toEqual([1, 0]);
});

it('a scan that the server finds invalid is given up, and the others of its door are sent', async () => {
  const [key = ''] = OWN;
  const scan = { scanId: newId(), subjectId: newId(), people: 1, name: '', undoes: null };
  await deviceDoors.keepUnsent(key, { ...scan, at: new Date().toISOString() });
  const invalid = { error: 'ValidationException', message: '', code: 'request.invalid', requestId: 'test' };
  const statuses = [422];
  const { asked } = answerCalls([
    {
      call: recordArrivals,
      get status() {
        return statuses.shift() ?? 200;
      },
      answer: { ...taken, ...invalid, fields: { 'scans.0.people': 'number.invalid' } },
    },
    { call: recordScans, answer: taken },
  ]);
  await maintainDoors();
  const sent = asked.filter(({ path }) => path.includes(WEDDING));
  expect(sent.map(({ body }) => (body as ScanBatch).scans.length)).toEqual([2, 1]);
  expect(await waitingIn(OWN)).toEqual([0, 0]);
});

it('an admin who views as a host sends nothing', async () => {
  const { asked } = answerCalls([]);
  const endsAt = new Date(Date.now() + 60_000).toISOString();
  sessionStorage.setItem('viewed-as', JSON.stringify({ viewId: newId(), access_token: 'x', endsAt }));
  await maintainDoors();
  sessionStorage.clear();
  expect(asked).toEqual([]);
  expect(await waitingIn(OWN)).toEqual([1, 1]);
});

it('a page that cannot load what maintains doors opens all the same', async () => {
  jest.doMock('./door-maintenance', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(maintainDoors()).resolves.toBeUndefined();
  jest.dontMock('./door-maintenance');
  expect(await waitingIn(OWN)).toEqual([1, 1]);
});
