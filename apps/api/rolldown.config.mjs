import { nodeApp } from '../../tools/build/node-app.mjs';

export default nodeApp('api', { 'table-worker': 'libs/server/rsvp/src/table/table-worker.ts' });
