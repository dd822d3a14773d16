import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compressedAssets } from './build/compressed-assets.mts';
import { firstLoadBudget } from './build/first-load-budget.mts';
import { firstLines } from './build/first-lines.mts';
import { firstLoadChunks } from './build/first-load-chunks.mts';
import { guestRuntime } from './build/guest-runtime.mts';
import { laterPreloads } from './build/later-preloads.mts';
import { leanerPackages } from './build/leaner-packages.mts';
import { serviceWorker } from './build/service-worker.mts';
import { webManifest } from './build/web-manifest.mts';

const here = import.meta.dirname;
const outDir = path.resolve(here, '../../dist/apps/web');
const api = process.env['API_URL'] ?? 'http://127.0.0.1:4200';
const machineSide = [
  '/api',
  '/v1',
  '/admin/api',
  '/webhooks',
  '/_dev',
  '/drawings',
  '/previews',
  '/q/',
  '/e/',
  '/docs',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** In development the guest page is chosen as the API chooses it for the built app. */
const guestPage = (): Plugin => ({
  name: 'guest-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/rsvp\/[^/?#.]+\/?([?#]|$)/.test(request.url ?? '')) request.url = '/guest.html';
      next();
    });
  },
});

const { plugin: knowFirstLoad, modulePreload } = laterPreloads('index');

/** The package's own entry carries its development build, warnings and all, into every build. */
const routerWithoutWarnings = { 'react-router/dom': 'dom-export.mjs', 'react-router': 'index.mjs' };
const inProduction = (file: string): string =>
  path.resolve(here, '../../node_modules/react-router/dist/production', file);

/** Our libraries do nothing by being imported, except for styles and the texts their doors register. */
const treeshake = {
  moduleSideEffects: [
    { test: /[\\/]libs[\\/](?!.*([\\/]texts\.ts|[\\/]src[\\/]index\.ts|\.css)$)/, sideEffects: false },
  ],
};

/** Short: the names of all chunks are in the first load. `nameOf` of the service worker knows its length. */
const HASH = '[hash:7]';

/** The texts of each library are called `he.json`: with its name, a file of one build is recognised in the next. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
  const [, library, language] =
    /[\\/]([\w-]+)[\\/]src[\\/](?:.*[\\/])?locales[\\/](\w+)\.json/.exec(facadeModuleId ?? '') ?? [];
  return library ? `assets/${library}.${language}-${HASH}.js` : `assets/[name]-${HASH}.js`;
};
const names = {
  entryFileNames: `assets/[name]-${HASH}.js`,
  chunkFileNames,
  assetFileNames: `assets/[name]-${HASH}[extname]`,
};

const configOf = (command: 'build' | 'serve'): UserConfig => ({
  root: here,
  publicDir: false,
  cacheDir: path.resolve(here, '../../node_modules/.vite/web'),
  plugins: [
    guestRuntime(path.join(here, 'src/guest.tsx')),
    react(),
    guestPage(),
    knowFirstLoad,
    leanerPackages(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias:
      command === 'build'
        ? [
            ...Object.entries(routerWithoutWarnings).map(([name, file]) => ({
              find: new RegExp(`^${name}$`),
              replacement: inProduction(file),
            })),
            // what it would stand in for is part of React since 18
            { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
          ]
        : [],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 4210),
    strictPort: true,
    fs: { allow: [path.resolve(here, '../..')] },
    proxy: Object.fromEntries(machineSide.map((prefix) => [prefix, api])),
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    // icons and fonts stay files: the content security policy allows no data: for them
    assetsInlineLimit: 0,
    modulePreload,
    rolldownOptions: {
      input: { index: path.join(here, 'index.html'), guest: path.join(here, 'guest.html') },
      treeshake,
    },
  },
});

export default defineConfig(async ({ command }) => {
  const config = configOf(command);
  if (command === 'serve') return config;
  const scripts = { root: here, resolve: config.resolve ?? {}, treeshake };
  const codeSplitting = await firstLoadChunks(config, ['index', 'guest']);
  return {
    ...config,
    plugins: [
      config.plugins,
      firstLoadBudget({ index: { kB: 188, files: 8 }, guest: { kB: 65, files: 9 } }),
      webManifest(),
      firstLines(scripts),
      serviceWorker(scripts),
      compressedAssets(outDir),
    ],
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting, ...names } },
    },
  };
});
