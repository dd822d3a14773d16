import { cardRefusalOf } from './card-refusals';

it.each([
  ['1', 'blocked'],
  ['001', 'blocked'],
  ['036', 'expired'],
  ['15', 'expired'],
  ['51', 'no_funds'],
  ['6', 'wrong_code'],
  ['150', 'not_authenticated'],
  ['not_authenticated', 'not_authenticated'],
  ['4', undefined],
  ['no_card', undefined],
])('code %s is %s', (code, kind) => {
  expect(cardRefusalOf(code)).toBe(kind);
});
