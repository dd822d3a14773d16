import { isProxyList, proxyTest } from './proxy-list';

it.each(['', 'loopback', '172.30.57.0/24, 10.0.0.7', 'uniquelocal,2001:db8::/32'])(
  '%j is a list of proxies',
  (list) => expect(isProxyList(list)).toBe(true),
);
it.each(['everybody', '1', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', 'loopback;10.0.0.1'])(
  '%j is no list of proxies',
  (list) => expect(isProxyList(list)).toBe(false),
);

it('knows its networks, also written as IPv6', () => {
  const trusted = proxyTest('loopback,172.30.57.0/24,2001:db8::/32');
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.30.57.1', '2001:db8:1::2'])
    expect([address, trusted(address)]).toEqual([address, true]);
  for (const address of ['172.30.58.1', '203.0.113.7', '2001:db9::1', '', 'unknown'])
    expect([address, trusted(address)]).toEqual([address, false]);
});
it('trusts nobody when empty', () => expect(proxyTest('')('127.0.0.1')).toBe(false));
