import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = 1024;

/** The API serves these beside the originals, so nothing is compressed twice. */
export const compressedAssets = (outDir: string): Plugin => ({
  name: 'compressed-assets',
  apply: 'build',
  writeBundle() {
    const folder = path.join(outDir, 'assets');
    for (const name of readdirSync(folder)) {
      if (!/\.(m?js|css|svg)$/.test(name)) continue;
      const content = readFileSync(path.join(folder, name));
      if (content.length < WORTH_IT) continue;
      writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(content, { params }));
    }
  },
});
