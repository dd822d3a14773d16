import { me, requestCode, signOut, signUp, verifyCode } from '@smachot/contracts';
import { answerCalls, session, startLanguage, TestApp } from '@smachot/web-platform';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { signInRoutes } from '../routes';

const challengeId = '7b0c2c7e-1111-4222-8333-444455556666';
const wrong = { error: 'CodeMismatchException', message: 'x', code: 'otp.mismatch', requestId: 'r' };

beforeAll(async () => {
  await startLanguage('he', ['platform', 'identity']);
});
beforeEach(() => sessionStorage.clear());

const open = (at: string) =>
  render(
    <TestApp
      routes={[
        { path: '/login', children: signInRoutes },
        { path: '/me', element: <p>the next page</p> },
      ]}
      at={at}
    />,
  );

it('goes from the phone to the code and says that it may be tried again when it is wrong', async () => {
  const { asked } = answerCalls([
    { call: requestCode, answer: { challengeId, resendAfterSeconds: 30, expiresInSeconds: 300 } },
    { call: verifyCode, status: 400, answer: wrong },
  ]);
  open('/login');
  fireEvent.change(await screen.findByLabelText('מספר טלפון נייד'), { target: { value: '053-1234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'שליחת קוד' }));
  fireEvent.change(await screen.findByLabelText('קוד בן 6 ספרות'), { target: { value: '481902' } });
  expect((await screen.findByRole('alert')).textContent).toContain('הקוד לא נכון. נסו שוב');
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/otp', '/api/auth/otp/verify']);
  expect(asked[0]!.body).toEqual({ phone: '+972531234567', language: 'he' });
  expect(screen.getByLabelText<HTMLInputElement>('קוד בן 6 ספרות').value).toBe('');
});

it('links what is agreed to beside the agreement of a new account', async () => {
  answerCalls([
    { call: requestCode, answer: { challengeId, resendAfterSeconds: 30, expiresInSeconds: 300 } },
    { call: verifyCode, answer: { next: 'sign_up', ticket: 'ticket' } },
  ]);
  open('/login');
  fireEvent.change(await screen.findByLabelText('מספר טלפון נייד'), { target: { value: '053-1234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'שליחת קוד' }));
  fireEvent.change(await screen.findByLabelText('קוד בן 6 ספרות'), { target: { value: '481902' } });
  await screen.findByRole('checkbox');
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ target }) => target === '_blank');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});

it('offers a new account to verify its e-mail address, and lets it be for later', async () => {
  const user = {
    id: '7b0c2c7e-1111-4222-8333-444455556666',
    username: 'u',
    firstName: 'נועה',
    lastName: 'ברק',
    phoneNumber: '+972531234567',
    groups: [],
    email: 'noa@example.test',
    verified: true,
    assignedStores: [],
  };
  const { asked } = answerCalls([
    { call: requestCode, answer: { challengeId, resendAfterSeconds: 30, expiresInSeconds: 300 } },
    { call: verifyCode, answer: { next: 'sign_up', ticket: 'ticket' } },
    { call: signUp, answer: { tokens: { access_token: 'a', refresh_token: 'r' }, user } },
    { call: me, answer: { ...user, emailVerified: false } },
    { call: signOut, status: 204, answer: null },
  ]);
  open('/login');
  fireEvent.change(await screen.findByLabelText('מספר טלפון נייד'), { target: { value: '053-1234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'שליחת קוד' }));
  fireEvent.change(await screen.findByLabelText('קוד בן 6 ספרות'), { target: { value: '481902' } });
  fireEvent.change(await screen.findByLabelText('שם פרטי'), { target: { value: 'נועה' } });
  fireEvent.change(screen.getByLabelText('שם משפחה'), { target: { value: 'ברק' } });
  fireEvent.change(screen.getByLabelText('דוא״ל'), { target: { value: 'noa@example.test' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'סיום ההרשמה' }));
  expect(await screen.findByRole('button', { name: 'לשלוח קוד לאימות' })).toBeTruthy();
  expect(screen.getByText('noa@example.test')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/email/code'))).toBe(false);
  expect(sessionStorage.getItem('signInFlow')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'אחר כך' }));
  expect(await screen.findByText('the next page')).toBeTruthy();
  act(() => session.logout());
});

it('begins anew with a new code: empty cells, the focus in them', async () => {
  answerCalls([{ call: requestCode, answer: { challengeId, resendAfterSeconds: 0, expiresInSeconds: 300 } }]);
  open('/login');
  fireEvent.change(await screen.findByLabelText('מספר טלפון נייד'), { target: { value: '053-1234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'שליחת קוד' }));
  const cells = () => screen.getByLabelText<HTMLInputElement>('קוד בן 6 ספרות');
  const first = await screen.findByLabelText('קוד בן 6 ספרות');
  fireEvent.change(first, { target: { value: '48' } });
  const again = screen.getByRole('button', { name: 'שליחת קוד חדש' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(cells().value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(cells()));
});

it('asks for a mobile number before asking the server', async () => {
  const { asked } = answerCalls([]);
  open('/login');
  fireEvent.change(await screen.findByLabelText('מספר טלפון נייד'), { target: { value: '03-1234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'שליחת קוד' }));
  const phone = screen.getByLabelText('מספר טלפון נייד');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
});

it('leads a typed /login/verify without a code back to the phone', async () => {
  answerCalls([]);
  open('/login/verify');
  expect(await screen.findByLabelText('מספר טלפון נייד')).toBeTruthy();
});
