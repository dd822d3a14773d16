import { addCard } from './payments';

const card = { token: 'BUYER1-000000', cardMask: '532610******5846', cardType: 'visa', expiry: '1230' };
const allowed = (returnTo: string) => addCard.body.safeParse({ ...card, returnTo }).success;

describe('the page a challenge of the bank leads back to', () => {
  it.each(['/', '/me/payments', '/partner/savta-julie/checkout?c=a-b_c&x=%D7%90'])('is ours: %s', (path) =>
    expect(allowed(path)).toBe(true),
  );
  it.each([
    '',
    'me',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/a b',
  ])('is no other: %j', (path) => expect(allowed(path)).toBe(false));
});
