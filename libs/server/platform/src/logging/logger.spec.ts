import { readConfig } from '../config/config';
import { Logger } from './logger';

const lines: string[] = [];
const logger = new Logger(
  readConfig({ DATABASE_URL: 'x', REDIS_URL: 'x', SECRET_KEY: 'k'.repeat(32), JWT_PRIVATE_JWK: '{}' }),
);
beforeAll(() => {
  const stream = Object.getOwnPropertySymbols(logger.pino).find(
    (symbol) => String(symbol) === 'Symbol(pino.stream)',
  )!;
  (logger.pino as unknown as Record<symbol, unknown>)[stream] = { write: (line: string) => lines.push(line) };
});
const written = (): string => lines.splice(0).join('');

it.each([
  '+972 50-234-5678',
  '0502345678',
  'wamid.HBgMOTcyNTIxMjM0NTY3FQIAERgSQTEyMw==',
  'Bearer abcdefghijk',
  'http://localhost/rsvp/1#t=au5m7PqOnrAzikki3aH5AZrxDGXxsznC',
])('writes no %s, in a sentence or an error', (personal) => {
  logger.warn({ error: new Error(`failed for ${personal}`) }, `sent to ${personal} now`);
  const line = written();
  expect(line).toContain('[redacted]');
  expect(line).not.toContain(personal.replace(/^.*#t=|^Bearer /, ''));
});

it('redacts fields by their name', () => {
  logger.info({ phone: '052', guest: { attendeeName: 'רחל', id: 'x1' } }, 'looked at');
  expect(written()).not.toMatch(/052|רחל/);
});
