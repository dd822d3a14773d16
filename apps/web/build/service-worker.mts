import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { classicScript, type ScriptConfig } from './classic-script.mts';

type Output = {
  fileName: string;
  imports?: string[];
  source?: string | Uint8Array;
  viteMetadata?: { importedCss?: Set<string> };
};
type WebBuild = { version: string; files: [file: string, imports: number[]][] };

/** Every hashed file with what it imports before it can run; the version changes with any of them. */
const webBuildOf = (bundle: Output[]): WebBuild => {
  const assets = bundle.filter(({ fileName }) => fileName.startsWith('assets/'));
  assets.sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const places = new Map(assets.map(({ fileName }, place) => [fileName, place]));
  const files = assets.map(({ fileName, imports = [], viteMetadata }): WebBuild['files'][number] => {
    const needed = [...imports, ...(viteMetadata?.importedCss ?? [])];
    return [`/${fileName}`, needed.flatMap((name) => places.get(name) ?? [])];
  });
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const { fileName, source } of bundle) if (fileName.endsWith('.html')) hash.update(source ?? '');
  return { version: hash.digest('hex').slice(0, 12), files };
};

/** Builds the service worker last: it knows the files of the build. */
export const serviceWorker = (config: ScriptConfig): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, output) {
      const entry = path.join(import.meta.dirname, '../src/service-worker/service-worker.ts');
      const webBuild = webBuildOf(Object.values(output) as unknown as Output[]);
      const define = { WEB_BUILD: JSON.stringify(webBuild) };
      // modules in workers are not known to every browser
      const source = await classicScript(entry, config, define);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});
