import fc from 'fast-check';
import { readSettings } from '../settings';
import { AccessTokens, TOKEN_LIFE_S } from './access-tokens';

afterEach(() => {
  jest.useRealTimers();
});

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('exchanged tokens', () => {
  it('are good for sixty days from any moment on, also after a restart', () => {
    jest.useFakeTimers();
    fc.assert(
      fc.property(moments, (at) => {
        jest.setSystemTime(at);
        const token = new AccessTokens(readSettings({})).exchange();
        const restarted = new AccessTokens(readSettings({}));
        expect(restarted.accepts(token)).toBe(true);
        jest.setSystemTime(at.getTime() + TOKEN_LIFE_S * 1000 + 1000);
        expect(restarted.accepts(token)).toBe(false);
      }),
    );
  });
});
