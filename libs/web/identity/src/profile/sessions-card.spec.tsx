import { endAllSessions, endSession, listSessions, type SignedInPlace } from '@smachot/contracts';
import { answerCalls, session } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import '../texts';
import { SessionsCard } from './sessions-card';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const place = (more: Partial<SignedInPlace>): SignedInPlace => ({
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  network: '81.218.*.*',
  since: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-22T10:00:00.000Z',
  current: true,
  ...more,
});
const computer = place({
  id: '7b0c2c7e-1111-4222-8333-444455556667',
  browser: 'Safari',
  system: 'macOS',
  device: 'computer',
  current: false,
});

const open = async () => {
  await startTexts('identity');
  const logout = jest.spyOn(session, 'logout').mockImplementation(() => undefined);
  const { asked } = answerCalls([
    { call: listSessions, answer: { sessions: [place({}), computer] } },
    { call: endSession },
    { call: endAllSessions },
  ]);
  render(<TestScreens routes={[{ path: '/', element: <SessionsCard /> }]} />);
  await screen.findByText('Chrome, Android');
  return { asked, logout };
};
const deleted = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

it('tells each place by what it is, and marks this one', async () => {
  await open();
  const [thisDevice, otherDevice] = screen.getAllByRole('listitem');
  expect(within(thisDevice!).getByText('המכשיר הזה')).toBeTruthy();
  expect(within(otherDevice!).getByText('מחשב')).toBeTruthy();
  expect(within(otherDevice!).queryByText('המכשיר הזה')).toBeNull();
});

it('signs another place out and stays here', async () => {
  const { asked, logout } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'ניתוק: מחשב, Safari, macOS' }));
  await waitFor(() => expect(deleted(asked)).toEqual([`/api/auth/sessions/${computer.id}`]));
  expect(await screen.findByText('המכשיר נותק')).toBeTruthy();
  expect(logout).not.toHaveBeenCalled();
});

it('signs out everywhere only after it was asked again, and then here, too', async () => {
  const { asked, logout } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'ניתוק מכל המכשירים' }));
  expect(deleted(asked)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'כן, לנתק את כולם' }));
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(deleted(asked)).toEqual(['/api/auth/sessions']);
});
