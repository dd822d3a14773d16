import { readFileSync } from 'node:fs';
import { nodeApp } from '../../tools/build/node-app.mjs';

const renderer = new URL('../../libs/server/verification/src/previews/page-renderer.mjs', import.meta.url);

/** As it is, beside the bundle: its process may read this one file, so it shares nothing with others. */
const pageRenderer = {
  name: 'page-renderer',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'page-renderer.mjs', source: readFileSync(renderer) });
  },
};

export default { ...nodeApp('worker'), plugins: [pageRenderer] };
