import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { canStayAwake, useAwake } from './use-awake';

type Lock = EventTarget & { release: jest.Mock };
const visibility = jest.spyOn(Document.prototype, 'visibilityState', 'get');
let locks: Lock[];
let request: jest.Mock;

const becomes = (state: DocumentVisibilityState) =>
  act(() => {
    visibility.mockReturnValue(state);
    // the browser lets go of what a hidden page holds
    if (state === 'hidden') for (const lock of locks) lock.dispatchEvent(new Event('release'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  visibility.mockReturnValue('visible');
  locks = [];
  request = jest.fn(() => {
    const lock = Object.assign(new EventTarget(), { release: jest.fn(() => Promise.resolve()) });
    locks.push(lock);
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const awake = (on: boolean) => renderHook(({ on }) => useAwake(on), { initialProps: { on } });

it('holds the screen only while it is asked to', async () => {
  const { result, rerender } = awake(false);
  expect(request).not.toHaveBeenCalled();
  rerender({ on: true });
  await waitFor(() => expect(result.current).toBe(true));
  rerender({ on: false });
  expect(result.current).toBe(false);
  expect(locks.map(({ release }) => release.mock.calls.length)).toEqual([1]);
});

it('takes it again when the page is seen again', async () => {
  const { result } = awake(true);
  await waitFor(() => expect(result.current).toBe(true));
  becomes('hidden');
  expect(result.current).toBe(false);
  becomes('visible');
  await waitFor(() => expect(result.current).toBe(true));
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets go of one that comes after the page was left', async () => {
  const { unmount } = awake(true);
  unmount();
  await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledTimes(1));
});

it('takes a refusal as it is, and a browser without it too', async () => {
  request.mockReturnValue(Promise.reject(new DOMException('battery', 'NotAllowedError')));
  const { result } = awake(true);
  await act(() => Promise.resolve());
  expect(result.current).toBe(false);
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(canStayAwake()).toBe(false);
  expect(awake(true).result.current).toBe(false);
});
