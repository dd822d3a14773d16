import { me, requestEmailCode, verifyEmail, type OwnAccount } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { EmailToVerify } from './email-to-verify';

afterEach(cleanup);

const user: OwnAccount = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'u1',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972502345678',
  groups: [],
  email: 'noa@example.test',
  emailVerified: false,
  verified: true,
  assignedStores: [],
};

const open = async (person: OwnAccount) => {
  await startTexts('identity');
  const mine = { call: me, answer: person };
  const sent = { email: person.email, resendAfterSeconds: 30, expiresInSeconds: 300 };
  const { asked } = answerCalls([
    { call: requestEmailCode, answer: sent },
    {
      call: verifyEmail,
      get answer() {
        mine.answer = { ...person, emailVerified: true };
        return mine.answer;
      },
    },
    mine,
  ]);
  render(<TestScreens routes={[{ path: '/', element: <EmailToVerify /> }]} />);
  return asked;
};

it('sends a code to the address, again where it did not come, and says that it is verified', async () => {
  const asked = await open(user);
  expect((await screen.findByText(/עוד לא אומת/)).textContent).toContain('noa@example.test');
  fireEvent.click(screen.getByRole('button', { name: 'לשלוח קוד לאימות' }));
  const code = await screen.findByLabelText('הקוד מהדוא״ל');
  expect(screen.getByRole('button', { name: 'לשלוח שוב' })).toBeTruthy();
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'לאמת' }));
  await waitFor(() => expect(screen.queryByText(/עוד לא אומת/)).toBeNull());
  expect((await screen.findAllByText('כתובת הדוא״ל אומתה')).length).toBeGreaterThan(0);
  const verified = asked.find(({ path, method }) => method === 'POST' && path === '/api/auth/me/email');
  expect(verified?.body).toEqual({ code: '123456' });
});

it('asks nothing of somebody without an address', async () => {
  await open({ ...user, email: null });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
