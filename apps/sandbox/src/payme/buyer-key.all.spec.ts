import fc from 'fast-check';
import { buyerKey, readBuyerKey } from './buyer-key';
import { maskOf } from './cards';

const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));

describe('buyer keys', () => {
  it('give back their card, whatever it is', () => {
    fc.assert(
      fc.property(digits(12, 19), digits(4, 4), fc.boolean(), (number, expiry, permanent) => {
        const card = { mask: maskOf(number), expiry, permanent };
        const key = buyerKey('secret', card);
        expect(key).toMatch(/^BUYER264(-[0-9A-Z]{8}){3}$/);
        expect(readBuyerKey('secret', key)).toEqual(card);
      }),
    );
  });

  it('are worth nothing when changed or made with another secret', () => {
    const key = buyerKey('secret', { mask: '532610******5846', expiry: '1230', permanent: true });
    expect(readBuyerKey('other', key)).toBeUndefined();
    expect(
      readBuyerKey(
        'secret',
        key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBeUndefined();
    expect(readBuyerKey('secret', 'BUYER264-ABCDEF01-23456789-GHIJKLMN')).toBeUndefined();
  });

  it('differ each time', () => {
    const card = { mask: '532610******5846', expiry: '1230', permanent: true };
    expect(new Set(Array.from({ length: 50 }, () => buyerKey('secret', card))).size).toBe(50);
  });
});
