import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FocusEvent } from 'react';
import { CheckField } from './check-field';
import { SelectField } from './select-field';

afterEach(cleanup);

const options = [
  { value: 'he', label: 'עברית' },
  { value: 'en', label: 'English' },
];
/** As forms read it: which field was left. */
const leavings = () => {
  const left: string[] = [];
  return {
    left,
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void left.push(target.name),
  };
};

it('a select says which field was left', () => {
  const { left, onBlur } = leavings();
  render(<SelectField label="שפה" name="language" options={options} onBlur={onBlur} />);
  fireEvent.blur(screen.getByRole('combobox'));
  expect(left).toEqual(['language']);
});

it('a select that is disabled under the focus does not say it was left by nobody', () => {
  const { left, onBlur } = leavings();
  const field = (disabled: boolean) => (
    <SelectField label="שפה" name="language" options={options} onBlur={onBlur} disabled={disabled} />
  );
  const { rerender } = render(field(false));
  fireEvent.focus(screen.getByRole('combobox'));
  expect(() => rerender(field(true))).not.toThrow();
  expect(left).toEqual([]);
});

it.each(['checkbox', 'switch'] as const)('a %s says which field was left, once', (kind) => {
  const { left, onBlur } = leavings();
  render(<CheckField kind={kind} label="מסכימים" name="terms" onBlur={onBlur} />);
  fireEvent.blur(screen.getByLabelText('מסכימים'));
  expect(left).toEqual(['terms']);
});
