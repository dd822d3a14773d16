import { DAY_MS } from '@smachot/kernel';
import 'fake-indexeddb/auto';
import { draftFiles } from './draft-files';

const mockSession: { user: { id: string } | null } = { user: null };
jest.mock('../session/session', () => ({ sessionView: () => mockSession }));

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const names = async (key: string) => (await draftFiles.read(key)).length;

beforeEach(async () => {
  mockSession.user = { id: 'dana' };
  await draftFiles.forgetAll();
});
afterEach(() => jest.restoreAllMocks());

it('gives back the files chosen for a draft', async () => {
  await draftFiles.keep('store', [picture('a.png'), picture('b.png')]);
  expect(await names('store')).toBe(2);
  expect(await names('another')).toBe(0);
});

it('keeps them for the person who chose them', async () => {
  await draftFiles.keep('store', [picture('a.png')]);
  mockSession.user = { id: 'noam' };
  expect(await names('store')).toBe(0);
});

it('forgets what was taken out again, what was sent, and everything at a sign-out', async () => {
  await draftFiles.keep('taken-out', [picture('a.png')]);
  await draftFiles.keep('taken-out', []);
  await draftFiles.keep('sent', [picture('a.png')]);
  await draftFiles.forget('sent');
  await draftFiles.keep('signed-out', [picture('a.png')]);
  await draftFiles.forgetAll();
  expect(await Promise.all(['taken-out', 'sent', 'signed-out'].map(names))).toEqual([0, 0, 0]);
});

it('gives nothing back that is older than thirty days', async () => {
  await draftFiles.keep('store', [picture('a.png')]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * DAY_MS);
  expect(await names('store')).toBe(0);
});
