import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { unreadThreads } from '@smachot/contracts';
import { HOUR_SECONDS } from '@smachot/kernel';
import { StrictMode } from 'react';
import { session } from '../session/session';
import { answerCalls, TestApp } from '../testing/test-app';
import { useUnreadThreads } from './unread-threads';

const claims = {
  sub: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'noa',
  firstName: 'Noa',
  lastName: 'Bar',
  phoneNumber: '+972502345678',
  groups: [],
  email: null,
  verified: true,
  assignedStores: [],
};
const token = () =>
  `x.${btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS }))}.x`;
const signIn = () => session.signIn({ access_token: token(), refresh_token: 'refresh' });

function Badge() {
  const { mine } = useUnreadThreads();
  return <output>{mine}</output>;
}
const two = { call: unreadThreads, answer: { mine: 2 } };
const shown = () => screen.getByRole('status').textContent;
/** Rendered in StrictMode as the app is: effects run twice, so that a missing cleanup shows. */
const open = () =>
  render(
    <StrictMode>
      <TestApp routes={[{ path: '/', element: <Badge /> }]} />
    </StrictMode>,
  );

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  act(() => session.logout());
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

it('asks nothing of who is signed out', async () => {
  const { asked } = answerCalls([two]);
  open();
  await waitFor(() => expect(shown()).toBe('0'));
  expect(asked.filter(({ path }) => path === unreadThreads.path)).toEqual([]);
});

it('counts what waits for who is signed in, and forgets it at sign-out', async () => {
  answerCalls([two]);
  act(signIn);
  open();
  await waitFor(() => expect(shown()).toBe('2'));
  act(() => session.logout());
  await waitFor(() => expect(shown()).toBe('0'));
});

it('shows nobody what comes after they have left', async () => {
  answerCalls([two]);
  const answer = globalThis.fetch;
  let arrive = (): void => undefined;
  const waiting = new Promise<void>((done) => {
    arrive = done;
  });
  globalThis.fetch = async (input, init) => {
    await waiting;
    return answer(input, init);
  };
  act(signIn);
  open();
  await waitFor(() => expect(shown()).toBe('0'));
  act(() => session.logout());
  await act(async () => {
    arrive();
    await waiting;
  });
  expect(shown()).toBe('0');
});
