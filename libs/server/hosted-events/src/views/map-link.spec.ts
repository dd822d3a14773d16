import { mapLink } from './map-link';

describe('the link to a map', () => {
  it('leads to the coordinates where they are known', () => {
    const place = { address: 'דיזנגוף 50, תל אביב', geocode: { lat: 32.0779, lng: 34.7741 } };
    expect(mapLink(place)).toBe('https://www.google.com/maps/search/?api=1&query=32.0779%2C34.7741');
  });

  it('searches for the address where they are not, with everything in it escaped', () => {
    const link = new URL(mapLink({ address: 'א & ב, רח׳ ה-1 #3' }));
    expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
    expect(link.searchParams.get('query')).toBe('א & ב, רח׳ ה-1 #3');
    expect(link.hash).toBe('');
  });
});
