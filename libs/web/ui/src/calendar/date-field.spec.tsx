import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { startTexts, TestScreens } from '../testing/test-screens';
import { prepareTestWindow } from '../testing/test-window';
import { DateField } from './date-field';

beforeAll(() => startTexts());
afterEach(cleanup);

function Form({ said, min }: { said: string[]; min?: string }) {
  const [day, setDay] = useState('2026-12-23');
  const say = (next: string) => {
    said.push(next);
    setDay(next);
  };
  return <DateField label="תאריך" value={day} min={min} onChange={say} />;
}
const show = async (width: number, min?: string) => {
  prepareTestWindow(width);
  const said: string[] = [];
  render(<TestScreens at="/" routes={[{ path: '/', element: <Form said={said} min={min} /> }]} />);
  return { said, field: await screen.findByLabelText<HTMLInputElement>('תאריך') };
};

it('is the system’s own field on a phone', async () => {
  const { field } = await show(390);
  expect(field.type).toBe('date');
});

it('reads what is typed with a mouse at hand, and says what it cannot read', async () => {
  const { field, said } = await show(1440);
  expect(field.value).toBe('23.12.2026');
  fireEvent.change(field, { target: { value: '3.1.2027' } });
  expect(said).toEqual(['2027-01-03']);
  expect(field.value).toBe('3.1.2027');
  fireEvent.blur(field);
  expect(field.value).toBe('03.01.2027');
  fireEvent.change(field, { target: { value: 'מחר' } });
  expect(said.at(-1)).toBe('');
  expect(screen.queryByText(/לא הצלחנו לקרוא/)).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe('מחר');
  expect(screen.getByText(/לא הצלחנו לקרוא/)).toBeTruthy();
});

it('takes a day without its year when it is left, not while it is typed', async () => {
  const { field, said } = await show(1440);
  fireEvent.change(field, { target: { value: '2.1' } });
  fireEvent.change(field, { target: { value: '2.12' } });
  expect(said).toEqual(['']);
  fireEvent.blur(field);
  expect(said.at(-1)).toMatch(/^\d{4}-12-02$/);
});

it('opens a calendar that keys walk through, in the direction of reading', async () => {
  const { said } = await show(1440, '2026-12-20');
  fireEvent.click(screen.getByRole('button', { name: 'לבחור ביומן' }));
  const chosen = await screen.findByRole('button', { name: /יום רביעי, 23 בדצמבר 2026 · י״ג בטבת תשפ״ז/ });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(chosen);
  fireEvent.keyDown(chosen, { key: 'ArrowLeft' });
  expect(document.activeElement?.textContent).toMatch(/^24/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /19 בדצמבר.*שבת/ }).disabled).toBe(true);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  fireEvent.click(document.activeElement!);
  expect(said).toEqual(['2026-12-31']);
});

it('names holidays and Shabbat', async () => {
  await show(1440);
  fireEvent.click(screen.getByRole('button', { name: 'לבחור ביומן' }));
  expect(await screen.findByRole('button', { name: /5 בדצמבר 2026.*שבת · חנוכה/ })).toBeTruthy();
});
