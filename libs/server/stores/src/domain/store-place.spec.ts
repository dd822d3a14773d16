import { originOf, publicPlace } from './store-place';

const home = { address: 'דיזנגוף 50, תל אביב-יפו', placeId: 'p1', geocode: { lat: 32.0775, lng: 34.7743 } };

describe('where a business stands', () => {
  it('is its own place when the customer comes to it', () => {
    expect(originOf(false, home, 'תל אביב-יפו')).toEqual(home.geocode);
    expect(publicPlace({ isMobile: false, location: home, businessCity: '', lat: 1, lng: 1 })).toBe(home);
  });

  it('is the middle of its town when it comes to the customer', () => {
    expect(originOf(true, home, 'תל אביב-יפו')).toEqual({ lat: 32.0853, lng: 34.7818 });
    const shown = publicPlace({
      isMobile: true,
      location: home,
      businessCity: 'תל אביב-יפו',
      lat: 32.0853,
      lng: 34.7818,
    });
    expect(shown).toEqual({ address: 'תל אביב-יפו', geocode: { lat: 32.0853, lng: 34.7818 } });
  });

  it('is blurred in a town we do not know', () => {
    const [one, other] = [
      { lat: 32.5013, lng: 34.9112 },
      { lat: 32.4987, lng: 34.9078 },
    ].map((geocode) => originOf(true, { address: 'שם', geocode }, 'יישוב קטן'));
    expect(one).toEqual({ lat: 32.5, lng: 34.92 });
    expect(other).toEqual({ lat: 32.5, lng: 34.9 });
    expect(originOf(true, null, 'יישוב קטן')).toBeUndefined();
  });
});
