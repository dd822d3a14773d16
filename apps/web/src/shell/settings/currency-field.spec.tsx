import { changeProfile } from '@smachot/contracts';
import { HOUR_SECONDS } from '@smachot/kernel';
import { answerCalls, session } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../../texts';
import { CurrencyField } from './currency-field';

const user = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'noa',
  firstName: 'Noa',
  lastName: 'Bar',
  phoneNumber: '+972502345678',
  groups: [],
  email: null,
  verified: true,
  assignedStores: [],
};
const token = () => {
  const claims = { ...user, sub: user.id, exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS };
  return { access_token: `x.${btoa(JSON.stringify(claims))}.x`, refresh_token: 'refresh' };
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = async () => {
  await startTexts('shell');
  const { asked } = answerCalls([{ call: changeProfile, answer: { ...user, currency: 'USD' } }]);
  render(<TestScreens routes={[{ path: '/', element: <CurrencyField /> }]} />);
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'להציג מחירים גם ב…' });
  return { asked, field };
};
const choose = (field: HTMLSelectElement, value: string) => fireEvent.change(field, { target: { value } });
const storedCurrency = () =>
  (JSON.parse(localStorage.getItem('settings') ?? '{}') as { currency?: string }).currency;

it('offers shekels alone, euros and dollars, and keeps the choice of a visitor on this device', async () => {
  const { asked, field } = await open();
  expect([...field.options].map(({ value, text }) => [value, text])).toEqual([
    ['ILS', 'בשקלים בלבד'],
    ['EUR', 'אירו'],
    ['USD', 'דולר'],
  ]);
  expect(field.value).toBe('ILS');
  choose(field, 'EUR');
  await waitFor(() => expect(storedCurrency()).toBe('EUR'));
  expect(asked).toEqual([]);
});

it('keeps it in the account, too, of somebody who is signed in', async () => {
  session.signIn(token());
  const { asked, field } = await open();
  choose(field, 'USD');
  await waitFor(() =>
    expect(asked).toMatchObject([{ method: 'PATCH', path: '/api/auth/me', body: { currency: 'USD' } }]),
  );
  expect(storedCurrency()).toBe('USD');
});
