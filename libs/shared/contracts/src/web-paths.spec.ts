import { isAppPage, pageAt, webPaths } from './web-paths';

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

describe('the page at a path', () => {
  it.each([
    ['/me/rsvps/new', '/me/rsvps/new'],
    ['/me/rsvps/1', '/me/rsvps/:eventId'],
    ['/partner/julie/ask', '/partner/:partnerUsername/ask'],
    ['/partner/julie/1', '/partner/:partnerUsername/:pricingUnitId'],
    ['/me/reviews', '/me/reviews/*'],
    ['/nowhere', undefined],
  ])('%s is %s', (path, page) => expect(pageAt(path)).toBe(page));

  it('is its own for every page', () => {
    const filled = (page: string) => page.replace('*', '').replaceAll(/:\w+/g, '01920000-0000');
    expect(webPaths.filter((page) => pageAt(filled(page)) !== page)).toEqual([]);
  });
});
