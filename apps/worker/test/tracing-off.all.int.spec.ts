import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { newSigningKey } from '@smachot/server-testing';

const root = process.env['SMACHOT_ROOT']!;
/** Packages of OpenTelemetry that a process with this configuration loads. */
const loadedWith = (settings: Record<string, string>): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [path.join(root, 'tools/run-ts.mjs'), path.join(root, 'apps/worker/test/loaded-packages.ts')],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...{ PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: 'postgres://nowhere' },
          ...{ REDIS_URL: 'redis://nowhere', SECRET_KEY: 'k'.repeat(64), JWT_PRIVATE_JWK: newSigningKey() },
          ...settings,
        },
      },
    ),
  ) as string[];

it('without a collector nothing that traces is loaded', () => {
  // the metrics' package looks for the current span through the interface
  expect(loadedWith({}).filter((name) => name !== '@opentelemetry/api')).toEqual([]);
});

it('with a collector it is', () => {
  const loaded = loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
  expect(loaded).toContain('@opentelemetry/sdk-trace-base');
  expect(loaded).toContain('@opentelemetry/exporter-trace-otlp-http');
});
