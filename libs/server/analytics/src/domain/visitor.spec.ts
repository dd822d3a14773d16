import { deviceClass, MOST_DEVICES } from './visitor';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describe('a user agent', () => {
  it('tells kinds of devices apart, and no versions', () => {
    expect(deviceClass(iphone)).toBe('safari ios');
    expect(deviceClass(android)).toBe('chrome android');
    expect(deviceClass(android.replace('126', '127').replace('SM-S921B', 'Pixel 9'))).toBe('chrome android');
  });

  it('invented a thousand times is a few visitors', () => {
    const invented = Array.from({ length: 1_000 }, (_, at) => `Mozilla/5.0 (Invented ${at}) Chrome/${at}`);
    expect(new Set(invented.map(deviceClass)).size).toBe(1);
    expect(MOST_DEVICES).toBe(36);
  });
});
