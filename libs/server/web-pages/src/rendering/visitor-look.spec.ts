import { LOOK_COOKIE } from '@smachot/contracts';
import { lookOf, mayBeSignedIn } from './visitor-look';

const look = (headers: Parameters<typeof lookOf>[0]['headers'], url = '/') => lookOf({ headers, url });

const everybody = {
  language: 'he',
  direction: 'rtl',
  themeMode: 'light',
  contrast: 'default',
  stretch: false,
  currency: 'ILS',
};
const told = (look: object) => `${LOOK_COOKIE}=${encodeURIComponent(JSON.stringify(look))}`;

describe('how a page looks for a visitor', () => {
  it('is Hebrew by day for whoever told nothing, whatever language the browser was left in', () => {
    expect(look({})).toEqual(everybody);
    expect(look({ 'user-agent': 'Mozilla/5.0 Chrome', 'accept-language': 'en-US,en' })).toEqual(everybody);
  });

  it('is what the browser told by its cookie', () => {
    const chosen = { ...everybody, language: 'ru', direction: 'ltr', themeMode: 'dark', currency: 'EUR' };
    expect(look({ cookie: `a=b; ${told(chosen)}; c=d`, 'accept-language': 'he' })).toEqual(chosen);
  });

  it.each([
    `${LOOK_COOKIE}=%zz`,
    `${LOOK_COOKIE}=1`,
    told({ ...everybody, language: 'xx' }),
    told({ ...everybody, direction: '"><script>' }),
  ])('is as for everybody with a cookie that is none of ours: %s', (cookie) =>
    expect(look({ cookie })).toEqual(everybody),
  );

  it.each([
    ['ar', 'rtl'],
    ['ru', 'ltr'],
    ['fr', 'rtl'],
  ])('is in the language that a crawler collects: %s', (language, direction) => {
    const shown = look({ 'user-agent': 'Googlebot/2.1', 'accept-language': `${language},en;q=0.5` });
    expect(shown).toEqual({ ...everybody, language: language === 'fr' ? 'he' : language, direction });
  });

  it('is in the language that the address asks for, with everything else as the browser told', () => {
    const dark = { ...everybody, themeMode: 'dark' };
    expect(look({}, '/partner/julie?lang=ar')).toEqual({ ...everybody, language: 'ar' });
    expect(look({ cookie: told(dark) }, '/?at=1&lang=en')).toEqual({
      ...dark,
      language: 'en',
      direction: 'ltr',
    });
    expect(look({}, '/?lang=fr')).toEqual(everybody);
  });
});

describe('somebody who may be signed in', () => {
  it.each([
    ['access_token=a.b.c', true],
    ['x=1; refresh_token=r', true],
    ['access_token=empty; refresh_token=empty', false],
    ['access_token=; x=1', false],
    ['my_access_token=a', false],
    [undefined, false],
  ])('by the cookies %s: %s', (cookie, is) => expect(mayBeSignedIn({ cookie })).toBe(is));
});
