import { placeOf } from './place';

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const safariOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

describe('a signed-in place', () => {
  it.each([
    [chromeOnAndroid, { browser: 'Chrome', system: 'Android', device: 'phone' }],
    [safariOnMac, { browser: 'Safari', system: 'macOS', device: 'computer' }],
    [undefined, { browser: null, system: null, device: null }],
    ['x'.repeat(100_000), { system: null, device: null }],
  ])('%#: is told by browser, system and kind of device', (userAgent, told) => {
    expect(placeOf({ network: '81.218.16.7', userAgent })).toMatchObject(told);
  });

  it.each([
    ['81.218.16.7', '81.218.*.*'],
    ['2001:db8:1:2', '2001:db8::'],
  ])('knows its network only roughly: %s', (network, told) => {
    expect(placeOf({ network, userAgent: undefined }).network).toBe(told);
  });
});
