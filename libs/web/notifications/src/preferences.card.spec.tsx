import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { changeNotificationPreferences, readNotificationPreferences } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import './texts';
import { PreferencesCard } from './preferences.card';

const both = { sms: true, email: true };
const all = { ...both, whatsapp: true };
const preferences = { sending: { sms: true, email: false }, money: both, orders: all, store: all };

afterEach(cleanup);

const open = async (email: string | null, refuses = false) => {
  await startTexts('notifications');
  const changed = { ...preferences, money: { sms: false, email: true } };
  const asked = answerCalls([
    { call: readNotificationPreferences, answer: { preferences, email } },
    refuses
      ? {
          call: changeNotificationPreferences,
          status: 503,
          answer: { error: 'x', message: 'x', code: 'server.unavailable', requestId: 'r' },
        }
      : { call: changeNotificationPreferences, answer: { preferences: changed, email } },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: PreferencesCard }]} />);
  await screen.findByText('חיובים וקבלות');
  return asked;
};
const switches = () => screen.getAllByRole<HTMLInputElement>('switch');
const moneyBySms = () => switches()[2]!;

it('keeps a choice at once', async () => {
  await open('dana@example.test');
  expect(moneyBySms().checked).toBe(true);
  fireEvent.click(moneyBySms());
  await waitFor(() => expect(moneyBySms().checked).toBe(false));
});
it('moves back and says so when it was not kept', async () => {
  await open('dana@example.test', true);
  fireEvent.click(moneyBySms());
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(moneyBySms().checked).toBe(true));
});
it('offers no mail without an address, and says what to do', async () => {
  await open(null);
  expect(screen.getByText(/הוסיפו כתובת/)).toBeTruthy();
  expect(switches().filter(({ disabled }) => disabled)).toHaveLength(4);
});
it('has WhatsApp for what concerns orders alone, and says that it is not both', async () => {
  const { asked } = await open('dana@example.test');
  const chats = screen.getAllByRole<HTMLInputElement>('switch', { name: 'WhatsApp' });
  expect(chats).toHaveLength(2);
  expect(screen.getAllByText(/ורק אם ההודעה לא הגיעה/)).toHaveLength(2);
  // what waits is told to crews alone
  expect(screen.getAllByText(/הודעה אחת לכל עסק/)).toHaveLength(1);
  fireEvent.click(chats[1]!);
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      preferences: { orders: { whatsapp: true }, store: { ...all, whatsapp: false } },
    }),
  );
});
