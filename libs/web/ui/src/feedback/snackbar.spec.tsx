import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SnackbarHost, SnackbarSlot, useSnackbar } from './snackbar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** A page with a dock, over which a dialog may be open. */
function Screen({ undo }: { undo?: () => void }) {
  const say = useSnackbar();
  const [open, setOpen] = useState(false);
  const [docked, setDocked] = useState(true);
  return (
    <>
      <button onClick={() => say('saved', undo ? { undo } : undefined)}>say</button>
      <button onClick={() => setOpen(!open)}>dialog</button>
      <button onClick={() => setDocked(!docked)}>dock</button>
      {open ? (
        <section aria-label="dialog">
          <SnackbarSlot over />
        </section>
      ) : null}
      {docked ? (
        <section aria-label="dock">
          <SnackbarSlot />
        </section>
      ) : null}
    </>
  );
}
const shown = (undo?: () => void) =>
  render(
    <SnackbarHost>
      <Screen {...(undo ? { undo } : {})} />
    </SnackbarHost>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.queryByText('saved')?.closest('section')?.getAttribute('aria-label');

it('is said in the dialog that is open, else over the dock, else in the page', () => {
  shown();
  press('say');
  expect(place()).toBe('dock');
  press('dialog');
  expect(place()).toBe('dialog');
  press('dock');
  press('dock');
  // A dock that mounts later is still under the dialog.
  expect(place()).toBe('dialog');
  press('dialog');
  press('dock');
  expect(screen.getByText('saved').closest('[role=status]')?.className).toBe('ui-snack-place');
});

it('leaves by itself, later when there is a way back', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  const { unmount } = shown();
  press('say');
  wait(4.9);
  expect(place()).toBe('dock');
  wait(0.2);
  expect(screen.queryByText('saved')).toBeNull();
  unmount();
  shown(() => undefined);
  press('say');
  wait(7.9);
  expect(place()).toBe('dock');
  wait(0.2);
  expect(screen.queryByText('saved')).toBeNull();
});
