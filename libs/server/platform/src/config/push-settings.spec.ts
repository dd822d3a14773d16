import { createECDH } from 'node:crypto';
import { readConfig } from './config';
import { isPushKey, isServiceList, PUSH_SERVICES, serviceTest } from './push-settings';

const ours = {
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
  JWT_PRIVATE_JWK: '{}',
};
const newKey = () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // a key that begins with zeros is shorter
  const key = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { key: key.toString('base64url'), publicKey: curve.getPublicKey('base64url') };
};

describe('the push services', () => {
  const known = serviceTest(PUSH_SERVICES);
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY',
    'https://web.push.apple.com/QGuQ',
  ])('%s is one', (address) => expect(known(address)).toBe(true));
  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://somebody@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm',
    'https://evilpush.apple.com/x',
    'https://push.apple.com.evil.example/x',
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://postgres:5432/',
    'https://push.example/abc',
    'file:///etc/passwd',
    '',
  ])('%j is none', (address) => expect(known(address)).toBe(false));

  it.each(['https://push.example/', 'push.example', 'https://*', '*'])('%j is no list of them', (list) =>
    expect(isServiceList(list)).toBe(false),
  );
});

describe('the key of pushed notices', () => {
  it('is a private one of its curve', () => {
    expect(isPushKey(newKey().key)).toBe(true);
    for (const wrong of ['', 'short', '!'.repeat(43), Buffer.alloc(32).toString('base64url')])
      expect([wrong, isPushKey(wrong)]).toEqual([wrong, false]);
  });

  it('yields the public one', () => {
    const { key, publicKey } = newKey();
    expect(readConfig({ ...ours, VAPID_PRIVATE_KEY: key }).pushKeys).toEqual({ publicKey, privateKey: key });
  });

  it('may be missing, and then nothing is pushed', () => expect(readConfig(ours).pushKeys).toBeNull());

  it('stops the start when it is wrong', () =>
    expect(() => readConfig({ ...ours, VAPID_PRIVATE_KEY: 'x' })).toThrow('VAPID_PRIVATE_KEY'));
});
