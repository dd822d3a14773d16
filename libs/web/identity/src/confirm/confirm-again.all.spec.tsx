import { confirmationWays, confirmIdentity, requestConfirmationCode } from '@smachot/contracts';
import { answerCalls, useConfirmed, type Answer } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { ConfirmAgain } from './confirm-again';

afterEach(cleanup);

const needed = {
  error: { kind: 'answer', text: '', message: '', status: 403, code: 'auth.confirmation_required' },
};
const until = '2026-11-22T10:10:00.000Z';
const known = (ways: string[], email: string | null, together = false): Answer => ({
  call: confirmationWays,
  answer: { ways, email, confirmedUntil: null, together },
});

/** An act that the server refuses until the person has confirmed. */
const open = async (...answers: Answer[]) => {
  const refuses = answers.some(({ call, status }) => call === confirmIdentity && status === 422);
  await startTexts('identity');
  const { asked } = answerCalls(answers);
  const acts: string[] = [];
  const confirmedByServer = () =>
    !refuses && asked.some(({ method, path }) => method === 'POST' && path === confirmIdentity.path);
  function Act() {
    const confirmed = useConfirmed();
    const act = () => {
      acts.push(confirmedByServer() ? 'done' : 'refused');
      return Promise.resolve(confirmedByServer() ? {} : needed);
    };
    return <button onClick={() => void confirmed(act)}>לסגור</button>;
  }
  render(
    <TestScreens
      routes={[
        {
          path: '/',
          element: (
            <ConfirmAgain>
              <Act />
            </ConfirmAgain>
          ),
        },
      ]}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'לסגור' }));
  await screen.findByRole('dialog', { name: 'לאשר שזה אתם' });
  return { asked, acts };
};

it('asks for the password and does the act again', async () => {
  const { acts, asked } = await open(known(['password'], null), {
    call: confirmIdentity,
    answer: { confirmedUntil: until },
  });
  fireEvent.change(await screen.findByLabelText('הסיסמה שלכם'), { target: { value: 'olives' } });
  expect(screen.getByText(/האישור טוב לעשר דקות/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'אישור' }));
  await waitFor(() => expect(acts).toEqual(['refused', 'done']));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'olives' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what is wrong at the password and stays', async () => {
  const { acts } = await open(known(['password'], null), {
    call: confirmIdentity,
    status: 422,
    answer: {
      error: 'ValidationException',
      message: '',
      code: 'request.invalid',
      requestId: 'r',
      fields: { password: 'הסיסמה אינה נכונה' },
    },
  });
  fireEvent.change(await screen.findByLabelText('הסיסמה שלכם'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'אישור' }));
  expect(await screen.findByText('הסיסמה אינה נכונה')).toBeTruthy();
  expect(acts).toEqual(['refused']);
});

it('sends a code by e-mail and takes it', async () => {
  const { acts, asked } = await open(
    known(['password', 'email'], 'dana@example.test'),
    {
      call: requestConfirmationCode,
      answer: { email: 'dana@example.test', resendAfterSeconds: 30, expiresInSeconds: 300 },
    },
    { call: confirmIdentity, answer: { confirmedUntil: until } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'לקבל קוד בדוא״ל במקום' }));
  fireEvent.click(screen.getByRole('button', { name: 'לשלוח קוד' }));
  fireEvent.change(await screen.findByLabelText('הקוד מהדוא״ל'), { target: { value: '482913' } });
  await waitFor(() => expect(acts).toEqual(['refused', 'done']));
  expect(asked.find(({ path, body }) => path === confirmIdentity.path && body)?.body).toEqual({
    code: '482913',
  });
});

it('sends a code by SMS to who has nothing better, and does nothing when it is closed', async () => {
  const { acts, asked } = await open(known(['sms'], null), {
    call: requestConfirmationCode,
    answer: { email: null, resendAfterSeconds: 30, expiresInSeconds: 300 },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'לשלוח קוד' }));
  expect(await screen.findByLabelText('הקוד מה־SMS')).toBeTruthy();
  expect(asked.find(({ path }) => path === requestConfirmationCode.path)?.body).toEqual({ way: 'sms' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(acts).toEqual(['refused']);
});

it('asks a super admin for the password and a code at once', async () => {
  const { acts, asked } = await open(
    known(['password', 'sms'], null, true),
    {
      call: requestConfirmationCode,
      answer: { email: null, resendAfterSeconds: 30, expiresInSeconds: 300 },
    },
    { call: confirmIdentity, answer: { confirmedUntil: until } },
  );
  fireEvent.change(await screen.findByLabelText('הסיסמה שלכם'), { target: { value: 'olives' } });
  expect(screen.getByText(/האישור טוב לרבע שעה/)).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'אישור' });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'לשלוח קוד' }));
  fireEvent.change(await screen.findByLabelText('הקוד מה־SMS'), { target: { value: '482913' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(acts).toEqual(['refused', 'done']));
  expect(asked.find(({ path, body }) => path === confirmIdentity.path && body)?.body).toEqual({
    password: 'olives',
    code: '482913',
  });
});
