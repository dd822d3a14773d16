// Loaded into the product's processes before anything else (node --import): tells what cannot be seen from outside.
//   GET /reset    begins a window
//   GET /window   → { loopMs: longest pause of the event loop since then, heapMb, gcMs }
//   GET /profile?file=…  first call begins a CPU profile, the second writes it
import fs from 'node:fs';
import http from 'node:http';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const resolutionMs = 5;

if (isMainThread && process.env.BENCH_PROBE_PORT) listen(Number(process.env.BENCH_PROBE_PORT));

function listen(port) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  let collecting = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collecting += duration;
  }).observe({ entryTypes: ['gc'] });
  delay.enable();
  const acts = {
    '/reset'() {
      delay.reset();
      collecting = 0;
      return {};
    },
    '/window': () => ({
      loopMs: Math.max(0, delay.max / 1e6 - resolutionMs),
      heapMb: process.memoryUsage().heapUsed / 2 ** 20,
      gcMs: collecting,
    }),
    '/profile': profile,
  };
  const server = http.createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url, 'http://probe');
    answer.end(JSON.stringify(await acts[pathname]?.(searchParams)));
  });
  server.listen(port, '127.0.0.1');
  server.unref();
}

let session;
async function profile(query) {
  if (!session) {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return {};
  }
  const { profile: taken } = await session.post('Profiler.stop');
  fs.writeFileSync(query.get('file'), JSON.stringify(taken));
  session.disconnect();
  session = undefined;
  return {};
}
