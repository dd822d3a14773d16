import { act, cleanup, renderHook } from '@testing-library/react';
import { useUndoable } from './use-undoable';

beforeEach(() => jest.useFakeTimers());
afterEach(cleanup);
afterEach(() => jest.useRealTimers());

const asked = () => {
  const made = jest.fn();
  const { result, unmount } = renderHook(() => useUndoable(made));
  act(() => result.current.ask());
  expect(made).not.toHaveBeenCalled();
  return { made, result, unmount };
};
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('goes out once, ten seconds after the press', () => {
  const { made, result, unmount } = asked();
  later(9_999);
  expect([made.mock.calls.length, result.current.waits]).toEqual([0, true]);
  later(1);
  expect([made.mock.calls.length, result.current.waits]).toEqual([1, false]);
  unmount();
  expect(made).toHaveBeenCalledTimes(1);
});

it('does not go out when it is taken back, and may be asked for again', () => {
  const { made, result } = asked();
  act(() => result.current.takeBack());
  later(20_000);
  expect(made).not.toHaveBeenCalled();
  act(() => result.current.ask());
  later(10_000);
  expect(made).toHaveBeenCalledTimes(1);
});

it('goes out at once when its page is left', () => {
  const { made, unmount } = asked();
  unmount();
  later(20_000);
  expect(made).toHaveBeenCalledTimes(1);
});
