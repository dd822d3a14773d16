import { startTexts } from '@smachot/web-ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import '../texts';
import { Stepper } from './stepper';

const onSettle = jest.fn<void, [number]>();
/** In StrictMode as the app is: effects run twice, so that a report too many shows. */
const open = () =>
  render(
    <StrictMode>
      <Stepper value={3} label="כמה מגיעים" onSettle={onSettle} />
    </StrictMode>,
  );
const more = () => fireEvent.click(screen.getByRole('button', { name: 'עוד' }));

beforeAll(() => startTexts('rsvp'));
beforeEach(() => {
  jest.useFakeTimers();
  onSettle.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('reports a number once that was pressed a moment before it was left', () => {
  const { unmount } = open();
  more();
  more();
  unmount();
  act(() => jest.runAllTimers());
  expect(onSettle.mock.calls).toEqual([[5]]);
});

it('reports nothing when it is left that was reported or not changed', () => {
  open().unmount();
  const { unmount } = open();
  more();
  act(() => jest.runAllTimers());
  unmount();
  expect(onSettle.mock.calls).toEqual([[4]]);
});
