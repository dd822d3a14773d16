import { act, cleanup, render, screen } from '@testing-library/react';
import { useLive } from './use-live';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Sum({ sum }: { sum: number }) {
  return <output aria-live={useLive()}>{sum}</output>;
}

it('is announced when it changes, not when the page appears', () => {
  const { rerender } = render(<Sum sum={1} />);
  expect(screen.getByText('1').getAttribute('aria-live')).toBeNull();
  act(() => {
    jest.runAllTimers();
  });
  rerender(<Sum sum={2} />);
  expect(screen.getByText('2').getAttribute('aria-live')).toBe('polite');
});
