import { emptyBecome } from '../become/become-values';
import { deliveryExamples } from './delivery-example';

const terms = { ...emptyBecome(), freeKm: '10', maxKm: '50', perKm: '4.5', least: '60' };

describe('the worked example of what coming costs', () => {
  it('is what a customer will pay: free, by the kilometre, too far', () => {
    expect(deliveryExamples(terms, null)).toEqual([
      { km: 10, agorot: 0 },
      { km: 30, agorot: 9_000 },
      { km: 60, agorot: null },
    ]);
    expect(deliveryExamples(terms, 12)).toEqual([{ km: 12, agorot: 6_000 }]);
  });
  it('says nothing while the terms are not whole, or nobody comes', () => {
    expect(deliveryExamples({ ...terms, maxKm: '' }, 30)).toEqual([]);
    expect(deliveryExamples({ ...terms, perKm: 'five' }, 30)).toEqual([]);
    expect(deliveryExamples({ ...terms, isMobile: false }, 30)).toEqual([]);
  });
});
