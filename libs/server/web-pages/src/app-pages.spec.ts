import { isAppPage } from './app-pages';

describe('pages of the web app', () => {
  it.each([
    '/',
    '/me',
    '/me/',
    '/ME/Orders',
    '/me/orders/01920000-0000-7000-8000-000000000001',
    '/me/reviews',
    '/me/reviews/a/b',
    '/dashboard/savta-julie/orders/1/kitchen',
    '/partner/%D7%A1',
    '/login/verify',
  ])('%s is one', (path) => expect(isAppPage(path)).toBe(true));

  it.each([
    '/nowhere',
    '/me/nowhere',
    '/meme',
    '/me/orders/1/2',
    '/partner',
    '/dashboard/savta-julie/reviewsx',
    '/404',
    '//',
    '/wp-login.php',
  ])('%s is none', (path) => expect(isAppPage(path)).toBe(false));
});
