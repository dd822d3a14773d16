import { manageStore, resendPartnerVerification, unreadThreads } from '@smachot/contracts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

afterEach(cleanup);

const open = (status: number) =>
  renderDashboard('/dashboard/savta/account', [
    { call: manageStore, answer: aStore({ email: 'savta@example.com', emailVerified: false }) },
    { call: unreadThreads, answer: { mine: 0 } },
    {
      call: resendPartnerVerification,
      status,
      answer: {
        error: 'TooManyRequestsException',
        message: 'wait',
        code: 'too_many_requests',
        requestId: 'r',
      },
    },
  ]);

it('sends another link, and says so', async () => {
  const { asked } = await open(204);
  fireEvent.click(await screen.findByRole('button', { name: 'שליחת קישור חדש' }));
  expect(await screen.findByText('שלחנו קישור חדש. בדקו את תיבת הדואר.')).toBeTruthy();
  expect(asked.filter(({ path }) => path.endsWith('/savta/resend-verification'))).toHaveLength(1);
});

it('says that no link was sent where it was refused, and why', async () => {
  await open(429);
  fireEvent.click(await screen.findByRole('button', { name: 'שליחת קישור חדש' }));
  expect(await screen.findByText(/^הקישור לא נשלח\. /)).toBeTruthy();
  expect(screen.queryByText('שלחנו קישור חדש. בדקו את תיבת הדואר.')).toBeNull();
});
