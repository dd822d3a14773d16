import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTexts } from '@smachot/web-ui';
import '../texts';
import { aPreview } from '../testing/a-preview';
import { ColumnMapping } from './column-mapping';
import type { Correction } from './upload.flow';

beforeAll(() => startTexts('rsvp'));
afterEach(cleanup);

const preview = aPreview();
const meaningOf = (column: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(column) });
const choose = (column: string, field: string) =>
  fireEvent.change(meaningOf(column), { target: { value: field } });

it('takes a second correction while the first is judged, and keeps both', () => {
  const corrections: Correction[] = [];
  const mapping = (busy: boolean) => (
    <ColumnMapping preview={preview} busy={busy} onMap={(correction) => corrections.push(correction)} />
  );
  const { rerender } = render(mapping(false));
  choose('א1', 'phone');
  rerender(mapping(true));
  expect(meaningOf('א1').value).toBe('phone');
  expect(meaningOf('א1').disabled).toBe(false);
  choose('א2', 'notes');
  expect(corrections).toEqual([
    { fields: ['name', 'phone', 'ignore'] },
    { fields: ['name', 'phone', 'notes'] },
  ]);
});

it('shows what the rows are judged by when a correction was not taken', () => {
  const mapping = (busy: boolean) => <ColumnMapping preview={preview} busy={busy} onMap={() => undefined} />;
  const { rerender } = render(mapping(false));
  choose('א1', 'phone');
  rerender(mapping(true));
  rerender(mapping(false));
  expect(meaningOf('א1').value).toBe('ignore');
});
