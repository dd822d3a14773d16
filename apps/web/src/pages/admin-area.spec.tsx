import { answerCalls, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, render, screen } from '@testing-library/react';
import '../texts';
import { AdminArea } from './admin-area';

afterEach(cleanup);

const openAdminPanel = async (groups: string[]) => {
  prepareTestWindow();
  await startTexts('shell');
  signInNoa({ groups });
  const { asked } = answerCalls([]);
  const children = [{ path: 'bank-details', element: <h1>תור האימות</h1> }];
  render(
    <TestScreens
      at="/admin-panel/bank-details"
      routes={[{ path: '/admin-panel', element: <AdminArea />, children }]}
    />,
  );
  return asked;
};

it('shows the page of a missing address to users who are not super admins', async () => {
  const asked = await openAdminPanel([]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('הדף הזה לא נמצא');
  expect(screen.queryByText('תור האימות')).toBeNull();
  expect(asked).toEqual([]);
});

it('shows its pages to super admins', async () => {
  await openAdminPanel(['super-admin']);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('תור האימות');
});
