// One preset for every project. Nest 12 and some friends are ESM-only, or import where jest cannot, and jest loads CommonJS: swc turns
// both our TypeScript and those packages into CommonJS.
const path = require('node:path');
const tier = require('./tools/test/tier.cjs');

const esmOnly = [
  '@nestjs',
  'load-esm',
  'jose',
  'es-toolkit',
  'flydrive',
  '@poppinss',
  '@sindresorhus',
  'case-anything',
].concat([
  'content-disposition',
  'cookie',
  '@humanwhocodes',
  'mailparser',
  'qr',
  '@hebcal',
  '@opentelemetry/otlp-exporter-base',
]);
const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  // a package is loaded when something of it is first needed: most specs of a library need little of what it imports
  module: { type: 'commonjs', lazy: true },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
};

module.exports = {
  // a busy machine is slow, not wrong
  testTimeout: 300_000,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  // those need databases: tools/test/integration.config.cjs
  testPathIgnorePatterns: [...tier.testPathIgnorePatterns, '\\.int\\.spec\\.'],
  moduleNameMapper: {
    '^@smachot/(kernel|contracts|lifecycles|pricing|i18n|drawings)$': path.join(
      __dirname,
      'libs/shared/$1/src/index.ts',
    ),
    '^@smachot/lifecycles-testing$': path.join(__dirname, 'libs/shared/lifecycles/src/testing/index.ts'),
    '^@smachot/sandbox$': path.join(__dirname, 'apps/sandbox/src/start.ts'),
    '^@smachot/server-testing$': path.join(__dirname, 'libs/server/platform/src/testing/index.ts'),
    '^@smachot/server-([a-z-]+)$': path.join(__dirname, 'libs/server/$1/src/index.ts'),
    '^@smachot/web-(platform|ui)-light$': path.join(__dirname, 'libs/web/$1/src/light.ts'),
    '^@smachot/web-([a-z-]+)$': path.join(__dirname, 'libs/web/$1/src/index.ts'),
    // a text as it is written, for the bundler
    '^(.*\\.md)\\?raw$': '$1',
    '\\.module\\.css$': path.join(__dirname, 'tools/test/jest/style-names.cjs'),
    '\\.(svg|woff2|css)(\\?.*)?$': path.join(__dirname, 'tools/test/jest/asset.cjs'),
  },
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [require.resolve('@swc/jest'), swc],
    '\\.md$': path.join(__dirname, 'tools/test/jest/raw-text.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
