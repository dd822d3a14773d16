// Loaded into each process of the runner in plain Node, before the runner. A process asks for its data once it is up, and the
// runner (jest-light-runner 0.7) answers all processes at once, the first time that any of them asks: one that comes up later has
// its answer already, before anything in it listens, asks in vain and waits for ever. So the answer is kept until somebody listens.
const { isMainThread } = require('node:worker_threads');

const ANSWER = 'jest-light-runner-worker-data';
const preload = `--require ${JSON.stringify(__filename)}`;

/** Adds this file to what the processes load that are started from here. */
exports.preload = () => {
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim();
};

if (isMainThread && process.env.TINYPOOL_WORKER_ID !== undefined && process.send) {
  // what this process starts itself is none of the runner's
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(preload, '').trim();
  let answer;
  const keep = (message) => {
    if (message?.type === ANSWER) answer = message;
  };
  process.on('newListener', (event, listener) => {
    if (event !== 'message' || listener === keep) return;
    // not before others listen: whoever listens takes what is waiting in the channel from those who come later
    if (!process.listeners('message').includes(keep)) process.on('message', keep);
    if (answer) setImmediate(listener, answer);
  });
}
