import { wazeLink } from './waze-link';

describe('the way there', () => {
  it('goes by coordinates', () =>
    expect(wazeLink({ address: 'תל אביב', geocode: { lat: 32.0775, lng: 34.7743 } })).toBe(
      'https://waze.com/ul?ll=32.0775%2C34.7743&zoom=17&navigate=yes&utm_source=smachot',
    ));
  it('goes by a search when the place is not known', () =>
    expect(wazeLink({ address: 'דיזנגוף 50 & more' })).toBe(
      `https://waze.com/ul?q=${encodeURIComponent('דיזנגוף 50 & more')}&navigate=yes&utm_source=smachot`,
    ));
});
