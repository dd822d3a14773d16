import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { dependencyConstraints } from './tools/lint/boundaries.mjs';
import { houseRules } from './tools/lint/house-rules.mjs';

/**
 * Two programs for the whole workspace, not one for each project: the types of MUI and Nest are worked out once.
 * (60 s of CPU instead of 210 s with the project service.)
 */
const programs = ['tools/lint/tsconfig.web.json', 'tools/lint/tsconfig.server.json'];

const tests = ['**/*.spec.{ts,tsx}', '**/test/**/*.{ts,tsx}', 'apps/e2e/**/*.ts'];
const decorated = ['libs/server/**/*.ts', 'apps/{api,worker}/**/*.ts'];

const boundaries = (options) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    // tests start the outside world in their own process; the product never knows it
    allow: options?.inTests ? ['@smachot/sandbox'] : [],
    depConstraints: dependencyConstraints(options),
  },
];

const deepImport = {
  group: ['@smachot/*/*'],
  message: 'A library has one door, its index: import from there, or let it export what you need.',
};
const nodeBuiltIn = {
  group: ['node:*'],
  message: 'This code also runs in the browser: what needs Node belongs to libs/server or an app.',
};
const heavyEntryPoints = {
  group: ['@smachot/web-ui', '@smachot/web-platform'],
  message: 'The guest page is a light entry: it takes pieces through @smachot/web-ui-light only.',
};
const onlyForTests = {
  group: ['@smachot/server-testing', '@smachot/lifecycles-testing'],
  message: 'The product never loads what tests are made of.',
};
const restricted = (...patterns) => ['error', { patterns }];

const known = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const everywhereGlobals = known(
  ...[
    'console',
    'URL',
    'URLSearchParams',
    'fetch',
    'performance',
    'AbortController',
    'AbortSignal',
    'TextDecoder',
  ],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'structuredClone'],
);
const nodeGlobals = {
  ...everywhereGlobals,
  ...known('process', 'Buffer', 'FormData', 'Blob', 'TextDecoderStream'),
};
const browserGlobals = {
  ...everywhereGlobals,
  ...known(
    'window',
    'document',
    'location',
    'parent',
    'history',
    'navigator',
    'localStorage',
    'addEventListener',
    'removeEventListener',
  ),
  ...known(
    'CSS',
    'CSSStyleSheet',
    'EventSource',
    'FormData',
    'HTMLElement',
    'customElements',
    'Intl',
    'crypto',
    'btoa',
    'atob',
  ),
  ...known(
    'requestAnimationFrame',
    'confirm',
    'Event',
    'CustomEvent',
    'MutationObserver',
    'matchMedia',
    'top',
    'self',
  ),
};

export default defineConfig(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.data', '**/test-results', 'tools/lint/fixtures'] },
  // a rule is changed here for everyone or not at all; comments cannot switch it off
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      // invisible marks are searched for on purpose, written as escapes
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'no-control-regex': 'off', // what comes from outside may hold them, and is searched for them
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: programs, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': restricted(deepImport),
    },
  },
  {
    files: ['libs/{shared,web}/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': restricted(deepImport, nodeBuiltIn) },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/{api,worker}/**/*.ts'],
    ignores: [...tests, '**/src/testing/**'],
    rules: { 'no-restricted-imports': restricted(deepImport, onlyForTests) },
  },
  {
    files: ['libs/web/guest-page/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': restricted(deepImport, nodeBuiltIn, heavyEntryPoints) },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}', 'tools/**/*.ts'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries() },
  },
  {
    // Fastify's handlers are async whether they wait or not
    files: ['apps/sandbox/**/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    // decorated constructors need values, not types: the rule would take injection away
    files: decorated,
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['libs/web/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { plugins: { house: houseRules } },
  {
    files: ['libs/server/*/src/domain/**/*.ts', 'libs/server/guest-dialogue/src/**/*.ts'],
    ignores: tests,
    rules: { 'house/pure-domain': 'error' },
  },
  { files: ['apps/api/**/*.ts'], rules: { 'house/api-without-jobs': 'error' } },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: ['libs/shared/kernel/src/time.ts', '**/migrations/**'],
    rules: { 'house/kernel-time': 'error' },
  },
  {
    files: ['libs/web/**/*.tsx', 'apps/web/**/*.tsx'],
    ignores: tests,
    rules: { 'house/limits-from-contract': 'error' },
  },
  { files: tests, rules: { 'house/nouns-in-tests': 'error' } },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ inTests: true }),
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    // examples and migrations are lists of values
    files: ['**/src/testing/**/*.ts', '**/persistence/migrations/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['apps/sandbox/public/**/*.js'], languageOptions: { globals: browserGlobals } },
  { files: ['**/*.mjs'], languageOptions: { globals: nodeGlobals } },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        ...nodeGlobals,
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        globalThis: 'readonly',
      },
    },
  },
);
