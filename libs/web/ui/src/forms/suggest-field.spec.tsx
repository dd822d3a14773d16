import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SuggestField, type Suggestion } from './suggest-field';

afterEach(cleanup);

const towns = [
  { id: 'haifa', name: 'חיפה' },
  { id: 'hadera', name: 'חדרה' },
];

const field = (suggestions: Suggestion[], acts: { onChoose?: () => void; onClose?: () => void } = {}) => (
  <SuggestField
    label="איפה?"
    listLabel="מקומות שנמצאו"
    suggestions={suggestions}
    onChoose={acts.onChoose ?? (() => undefined)}
    onClose={acts.onClose ?? (() => undefined)}
  />
);

it('says how many suggestions there are to who does not see them, each time there are others', () => {
  const { rerender } = render(field([]));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(field(towns));
  expect(status.textContent).toBe('מקומות שנמצאו: 2');
  rerender(field(towns.slice(0, 1)));
  expect(status.textContent).toBe('מקומות שנמצאו: 1');
  rerender(field([]));
  expect(status.textContent).toBe('');
});

it('is chosen from with the keys, and names the suggestion they are on', () => {
  const onChoose = jest.fn();
  render(field(towns, { onChoose }));
  const input = screen.getByRole('combobox', { name: 'איפה?' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  const last = screen.getByRole('option', { name: 'חדרה' });
  expect(last.getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(last.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledWith(towns[1]);
});
