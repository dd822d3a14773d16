import { readdirSync, readFileSync } from 'node:fs';
import { nodeApp } from '../../tools/build/node-app.mjs';

const folder = new URL('public/', import.meta.url);

/** Files that browsers load, beside the bundle. */
const publicFiles = {
  name: 'public-files',
  generateBundle() {
    for (const name of readdirSync(folder)) {
      this.emitFile({
        type: 'asset',
        fileName: `public/${name}`,
        source: readFileSync(new URL(name, folder)),
      });
    }
  },
};

export default { ...nodeApp('sandbox'), plugins: [publicFiles] };
