import { forgetShownPages, noteShownPage, sourceOf, sourceOfReferrer } from './visit-source';

const origin = 'https://smachot.example';
const page = (address: string) => {
  const { pathname, search } = new URL(address, origin);
  noteShownPage({ pathname, search });
};

describe('the page that led here', () => {
  it.each([
    ['', 'direct'],
    ['https://www.google.com/', 'search'],
    ['https://duckduckgo.com/?q=1', 'search'],
    ['https://l.facebook.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://www.instagram.com/', 'social'],
    ['android-app://com.instagram.android/', 'social'],
    ['https://blog.example.org/weddings', 'link'],
    ['https://notfacebook.com/', 'link'],
    ['https://smachot.example/?view=map', 'map'],
    ['https://smachot.example/me/orders', 'direct'],
  ])('%s is %s', (referrer, source) => expect(sourceOfReferrer(referrer, origin)).toBe(source));
});

describe('the source of a store’s visitor', () => {
  beforeEach(forgetShownPages);

  it('is the list, or the map, the store was found on', () => {
    page('/');
    page('/?view=map');
    page('/partner/savta');
    expect(sourceOf('savta')).toBe('map');
    page('/');
    page('/partner/gan');
    expect(sourceOf('gan')).toBe('browse');
  });

  it('stays the first one, for all the stages', () => {
    page('/?view=map');
    page('/partner/savta');
    expect(sourceOf('savta')).toBe('map');
    page('/partner/savta/unit');
    page('/partner/savta/checkout');
    expect(sourceOf('savta')).toBe('map');
  });

  it('of a store that was opened first is outside', () => {
    page('/partner/savta');
    expect(sourceOf('savta')).toBe('direct');
  });
});
