import { parentPort } from 'node:worker_threads';
import { runTableTask, type TableTask } from './table-task';

// Entry of the thread that reads tables; bundled beside the API as table-worker.mjs.
parentPort?.on('message', (task: TableTask) => {
  // A rejection is a bug of ours: it ends the thread and reaches the caller as an error.
  void runTableTask(task).then((answer) =>
    parentPort?.postMessage(answer, answer.ok ? [answer.value.rows.buffer as ArrayBuffer] : []),
  );
});
