import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** The same screens as a module of Node.js, which renders pages. Styles and pictures are those of the web app. */
export default defineConfig({
  root: here,
  publicDir: false,
  cacheDir: path.resolve(here, '../../node_modules/.vite/rendering'),
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, target: 'node' },
  // whatever the server runs as: React's checks of a developer's machine cost most of a page's time
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/rendering/render-page.tsx',
    outDir: path.resolve(here, '../../dist/apps/rendering'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    assetsInlineLimit: 0,
    ssrEmitAssets: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
