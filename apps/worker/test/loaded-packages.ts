// Run as a process of its own: prints which packages of OpenTelemetry are loaded once tracing was, or was not, started.
import { createRequire } from 'node:module';
import { readConfig, startTracing } from '@smachot/server-platform';

await startTracing(readConfig(process.env).settings, 'worker');
const loaded = Object.keys(createRequire(import.meta.url).cache).flatMap(
  (file) => /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(file)?.[1] ?? [],
);
console.log(JSON.stringify([...new Set(loaded)].sort()));
