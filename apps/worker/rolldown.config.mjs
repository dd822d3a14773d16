import { nodeApp } from '../../tools/build/node-app.mjs';

export default nodeApp('worker');
