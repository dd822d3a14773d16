import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, render, screen } from '@testing-library/react';
import '../texts';
import { ComingSoon, NotImplemented } from './planned-pages';

afterEach(cleanup);

it.each([
  ['/dashboard/savta/proposals', 'לבית החנות', '/dashboard/savta'],
  ['/me/events/new', 'לאזור האישי', '/me'],
  ['/admin-panel/help', 'לאזור האישי', '/me'],
  ['/proposal/7', 'לדף הראשי', '/'],
  ['/menu', 'לדף הראשי', '/'],
])('%s says what will be there and leads back, nowhere else', async (at, words, to) => {
  prepareTestWindow(360);
  await startTexts('shell');
  render(<TestScreens at={at} routes={[{ path: '*', element: <ComingSoon feature="proposals" /> }]} />);
  expect(await screen.findByText(/כאן יישלחו הצעות מחיר/)).toBeTruthy();
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(to);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says the same of what is only a kept place', async () => {
  await startTexts('shell');
  const element = <NotImplemented feature="customers" />;
  render(<TestScreens at="/dashboard/savta/customers" routes={[{ path: '*', element }]} />);
  expect(await screen.findByText(/הלקוחות של העסק וההזמנות שלהם/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/savta');
});
