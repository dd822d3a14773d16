/**
 * A thread beside a process of jest. When the file `<pid>.ask` appears in the folder, it stops the process's main thread, also one in
 * an endless loop, and writes its stack to `<pid>.stack`.
 */
const fs = require('node:fs');
const { Session } = require('node:inspector');
const path = require('node:path');
const { workerData } = require('node:worker_threads');

const base = path.join(workerData.folder, String(process.pid));

const frames = (callFrames) =>
  callFrames.map(({ functionName, url, location }) => {
    return `    at ${functionName || '(anonymous)'} (${url}:${location.lineNumber + 1})`;
  });

const tell = () => {
  const session = new Session();
  session.connectToMainThread();
  session.on('Debugger.paused', ({ params }) => {
    fs.writeFileSync(`${base}.stack.part`, frames(params.callFrames).join('\n'));
    fs.renameSync(`${base}.stack.part`, `${base}.stack`);
    session.disconnect();
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
};

let asked = false;
// goes on: a session by itself keeps no thread alive
setInterval(() => {
  if (asked || !fs.existsSync(`${base}.ask`)) return;
  asked = true;
  tell();
}, 1_000);
