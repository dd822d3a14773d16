import { newId } from '@smachot/kernel';
import fc from 'fast-check';
import { withoutLongNumbers, withoutSecrets } from './act-values';

it('keeps ids, states, sums and times', () => {
  const id = newId();
  const values = { storeId: id, status: 'approved', amount: 1_234_567, on: true, since: null };
  expect(withoutSecrets(values)).toEqual(values);
  expect(withoutSecrets({ at: '2026-11-23T16:40:00.000Z', day: '2026-11-23' })).toEqual({
    at: '2026-11-23T16:40:00.000Z',
    day: '2026-11-23',
  });
});

it.each(['accountNumber', 'refreshToken', 'password', 'phone', 'email', 'firstName', 'sealed', 'cardId'])(
  'masks %s',
  (key) => expect(withoutSecrets({ [key]: 'shown' })).toEqual({ [key]: '•••' }),
);

it('no long number is left of a text, however it is written', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6,14}$/), fc.constantFrom('', ' ', '-'), (digits, between) => {
      const written = digits.split('').join(between);
      const left = withoutLongNumbers(`חשבון ${written} נבדק`);
      expect(left).not.toContain(written);
      expect(left.replaceAll(/\D/g, '')).toBe(digits.slice(-2));
    }),
  ));
