// Loaded into the product's processes before anything else (node --import): reports figures that cannot be measured from outside.
//   GET /reset    begins a window
//   GET /window   ends it → { loopMs: the longest time the event loop was held up by this process itself }
//   GET /profile?file=…  the first call begins a CPU profile, the second writes it
import fs from 'node:fs';
import http from 'node:http';
import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

const everyMs = 5;

if (isMainThread && process.env.BENCH_PROBE_PORT) listen(Number(process.env.BENCH_PROBE_PORT));

function listen(port) {
  const acts = { '/reset': begin, '/window': end, '/profile': profile };
  const server = http.createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url, 'http://probe');
    answer.end(JSON.stringify((await acts[pathname]?.(searchParams)) ?? {}));
  });
  server.listen(port, '127.0.0.1');
  server.unref();
}

let timer;
let longest = 0;

function begin() {
  longest = 0;
  let last = { at: performance.now(), waited: waitedMs() };
  clearInterval(timer);
  timer = setInterval(() => {
    const now = { at: performance.now(), waited: waitedMs() };
    // Time the thread waited for a core that others used is theirs, not its own.
    longest = Math.max(longest, now.at - last.at - everyMs - (now.waited - last.waited));
    last = now;
  }, everyMs);
  timer.unref();
}

function end() {
  clearInterval(timer);
  return { loopMs: longest };
}

/** Milliseconds this thread was ready to run without a core; 0 where the system does not report it. */
function waitedMs() {
  try {
    return Number(fs.readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
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
