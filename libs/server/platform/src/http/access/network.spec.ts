import { networkOf, widerNetworkOf } from './network';

describe('whose address it is', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('is one for all addresses of a subscriber, and another for the next', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:db8:1:2::1', '2001:db8:1'],
  ])('%s is within a wider one', (ip, wider) => {
    expect(widerNetworkOf(networkOf(ip))).toBe(wider);
  });
});
