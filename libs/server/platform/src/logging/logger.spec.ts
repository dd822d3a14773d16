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
  'dana.levi+party@mail.example.co.il',
  '550 5.1.1 <dana@example.com>: no such mailbox',
  'http://localhost/rsvp/1#t=au5m7PqOnrAzikki3aH5AZrxDGXxsznC',
])('writes no %s, in a sentence or an error', (personal) => {
  logger.warn({ error: new Error(`failed for ${personal}`) }, `sent to ${personal} now`);
  const line = written();
  expect(line).toContain('[redacted]');
  expect(line).not.toContain(personal.replace(/^.*#t=|^Bearer |^550 .*<|>.*$/g, ''));
});

it('keeps the files of a stack, and reads a long message in linear time', () => {
  const error = new Error(`failed${'a.'.repeat(50_000)}`);
  error.stack = 'Error: failed\n    at run (/app/node_modules/@nestjs/core/router.js:10:5)';
  logger.warn({ error }, 'failed');
  expect(written()).toContain('/node_modules/@nestjs/core/router.js:10:5');
});

it('redacts fields by their name', () => {
  logger.info({ phone: '053-123', guest: { attendeeName: 'רחל', id: 'x1' } }, 'looked at');
  expect(written()).not.toMatch(/053-123|רחל/);
});
