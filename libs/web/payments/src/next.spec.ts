import { returnAddress } from './next';

describe('the address to which a challenge of the bank leads back', () => {
  it('keeps what the card is needed for', () => {
    const address = returnAddress('/me/rsvps/7?send=invite&to=all');
    expect(new URL(address!, 'http://localhost').searchParams.get('next')).toBe(
      '/me/rsvps/7?send=invite&to=all',
    );
  });

  it.each([null, `/me/${'x'.repeat(400)}`])('is the usual one for %s', (next) =>
    expect(returnAddress(next)).toBeNull(),
  );
});
