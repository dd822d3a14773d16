import { readConfig } from '../config/config';
import { Secrets } from './secrets';

const secretsWith = (SEALING_KEYS = '') =>
  new Secrets(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://x',
      REDIS_URL: 'redis://x',
      SECRET_KEY: 's'.repeat(32),
      JWT_PRIVATE_JWK: '{}',
      SEALING_KEYS,
    }),
  );
const first = `k1:${'a'.repeat(32)}`;
const second = `k2:${'b'.repeat(32)}`;

describe('sealed texts', () => {
  it('open with their own purpose only', () => {
    const secrets = secretsWith();
    const sealed = secrets.seal('bank-account', '482917');
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    expect(sealed).not.toContain('482917');
    expect(secrets.open('bank-account', sealed)).toBe('482917');
    expect(() => secrets.open('other', sealed)).toThrow();
    expect(secrets.seal('bank-account', '482917')).not.toBe(sealed);
  });

  it('stay readable when a new key is put in front, which seals from then on', () => {
    const [old, once, twice] = [secretsWith(), secretsWith(first), secretsWith(`${second},${first}`)];
    const texts = [old, once, twice].map((secrets) => secrets.seal('p', 'x'));
    expect(texts.map((text) => text.split('.')[0])).toEqual(['v1', 'k1', 'k2']);
    expect(texts.map((text) => twice.open('p', text))).toEqual(['x', 'x', 'x']);
    expect(twice.sealingKey).toBe('k2');
  });

  it('do not open without their key', () => {
    const sealed = secretsWith(first).seal('p', 'x');
    expect(() => secretsWith(second).open('p', sealed)).toThrow('there is no sealing key k1');
  });

  it('leave signatures as they are when keys change', () =>
    expect(secretsWith(second).sign('p', 'x')).toBe(secretsWith().sign('p', 'x')));

  it.each(['k1:short', `v1:${'a'.repeat(32)}`, `${first},${first}`, 'a'.repeat(40)])(
    'refuses the list of keys %s',
    (list) => expect(() => secretsWith(list)).toThrow('SEALING_KEYS'),
  );
});
