import { nodeApp } from '../../tools/build/node-app.mjs';

export default nodeApp('api', {
  'page-thread': 'libs/server/web-pages/src/rendering/thread-entry.ts',
  'table-worker': 'libs/server/guest-import/src/preview/table-worker.ts',
});
