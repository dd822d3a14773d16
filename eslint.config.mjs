import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { dependencyConstraints } from './tools/lint/boundaries.mjs';
import { houseRules } from './tools/lint/house-rules.mjs';

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
  message:
    'The guest page is a light entry: it takes pieces through @smachot/web-ui-light and @smachot/web-platform-light only.',
};
const drawnAddress = {
  regex: '^react-router$',
  importNames: ['useSearchParams'],
  message:
    'It changes what is drawn: of two quick presses the first is lost. useAddressParams of web-platform keeps both.',
};
const onlyForTests = {
  group: ['@smachot/server-testing', '@smachot/lifecycles-testing'],
  message: 'The product never loads what tests are made of.',
};
const unlistedRow = {
  selector: 'ForOfStatement :matches(CallExpression[callee.property.name="catch"], CatchClause)',
  message:
    'Nobody sees a row that fails here: forEachAlone does the others and lists it for admins (docs/adr/*141*).',
};
const restricted = (...patterns) => ['error', { patterns }];

export default defineConfig(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.data', '**/test-results', 'tools/lint/fixtures'] },
  // The other rules are in .oxlintrc.json. A rule is changed for everyone or not at all; comments cannot switch it off.
  { linterOptions: { noInlineConfig: true } },
  {
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'eslint-disable', 'oxlint-disable'], location: 'start' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': restricted(deepImport),
    },
  },
  {
    files: ['libs/{shared,web}/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': restricted(deepImport, nodeBuiltIn, drawnAddress) },
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
    // decorated constructors need values, not types: the rule would take injection away
    files: decorated,
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  { plugins: { house: houseRules } },
  {
    files: ['libs/server/*/src/domain/**/*.ts', 'libs/server/guest-dialogue/src/**/*.ts'],
    ignores: tests,
    rules: { 'house/pure-domain': 'error' },
  },
  {
    files: ['libs/server/*/src/{use-cases,jobs}/**/*.ts'],
    ignores: [...tests, 'libs/server/platform/**'],
    rules: { 'no-restricted-syntax': ['error', unlistedRow] },
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
    files: [...tests, '**/*.spec.mjs'],
    ignores: ['tools/bench/**'],
    rules: { 'house/no-stopwatch-in-tests': 'error' },
  },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ inTests: true }),
      'max-lines-per-function': 'off',
    },
  },
  {
    // examples and migrations are lists of values
    files: ['**/src/testing/**/*.ts', '**/persistence/migrations/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
