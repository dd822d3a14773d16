// node tools/test/with-stack.mjs [--keep] -- <command…>     runs one command with the databases of the tests
// node tools/test/with-stack.mjs --stop                      ends the databases that --keep left running
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dataRoot } from '../stack/paths.mjs';
import { processState } from '../stack/process.mjs';
import { dim } from '../stack/terminal.mjs';
import { discardTestStack, startTestStack } from './test-stack.mjs';

const kept = path.join(dataRoot, 'test-stack');
const note = path.join(kept, 'stack.json');

function runningStack() {
  if (!fs.existsSync(note)) return undefined;
  const { environment, servers } = JSON.parse(fs.readFileSync(note, 'utf8'));
  return servers.every((pid) => processState(pid).alive) ? environment : undefined;
}

const split = process.argv.indexOf('--');
const own = process.argv.slice(2, split < 0 ? undefined : split);
const [command, ...args] = split < 0 ? [] : process.argv.slice(split + 1);

if (own.includes('--stop')) {
  await discardTestStack(kept);
  process.exit(0);
}
if (!command && !own.includes('--keep')) {
  console.error('usage: node tools/test/with-stack.mjs [--keep | --stop] -- <command…>');
  process.exit(2);
}

let environment = runningStack();
let stop = async () => {};
if (!environment) {
  const keep = own.includes('--keep');
  if (keep) await discardTestStack(kept);
  const stack = await startTestStack(keep ? { folder: kept } : {});
  environment = stack.environment;
  if (keep) fs.writeFileSync(note, JSON.stringify({ environment, servers: stack.servers }));
  else stop = stack.stop;
}
if (!command) {
  console.log(`${dim('The test databases stay up; end them with:')} node tools/test/with-stack.mjs --stop`);
  process.exit(0);
}
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
const code = await new Promise((resolve) => {
  child.once('error', (error) => {
    console.error(error.message);
    resolve(127);
  });
  child.once('exit', (exitCode) => resolve(exitCode ?? 1));
});
await stop();
process.exit(code);
