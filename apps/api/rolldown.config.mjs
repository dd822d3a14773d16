import { nodeApp } from '../../tools/build/node-app.mjs';

export default nodeApp('api', { 'table-worker': 'libs/server/guest-import/src/preview/table-worker.ts' });
