import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, render, screen } from '@testing-library/react';
import '../texts';
import { ComingSoon, NotImplemented } from './planned-pages';

afterEach(cleanup);

it.each([
  ['/dashboard/savta/newsletters', 'לבית החנות', '/dashboard/savta'],
  ['/me/nowhere', 'לאזור האישי', '/me'],
  ['/menu', 'לדף הראשי', '/'],
])('%s says what will be there and leads back, nowhere else', async (at, words, to) => {
  prepareTestWindow(360);
  await startTexts('shell');
  render(<TestScreens at={at} routes={[{ path: '*', element: <ComingSoon feature="newsletters" /> }]} />);
  expect(await screen.findByText(/כאן העסק יוכל לכתוב/)).toBeTruthy();
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(to);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says the same of what is only a kept place', async () => {
  await startTexts('shell');
  const element = <NotImplemented feature="articles" />;
  render(<TestScreens at="/dashboard/savta/articles" routes={[{ path: '*', element }]} />);
  expect(await screen.findByText(/כאן העסק יוכל לכתוב מאמרים/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/savta');
});
