// A jest project whose specs run in plain Node, by a runner that gives them no world of their own (ADR 138).
const path = require('node:path');
const tier = require('../tier.cjs');
const { preload } = require('./worker-data.cjs');

const root = path.join(__dirname, '../../..');

/** The words of the command line that cannot be the value of an option. */
const words = process.argv
  .slice(2)
  .filter((word, at, all) => !word.startsWith('-') && !all[at - 1]?.startsWith('-'));
/**
 * `npx jest -c … bookings` compiles what it will run, and not everything.
 * @param {string[]} specs
 */
const namedOf = (specs) => {
  const named = specs.filter((spec) => words.some((word) => spec.includes(word)));
  return named.length ? named : specs;
};
const isOfTier = (spec) => tier.isWhole || !spec.includes('.all.');

/**
 * @param {{ kind: 'unit' | 'integration', folders: string[], isSpec: (name: string) => boolean }} what `folders` relative to the root
 * @returns {Promise<object | undefined>} undefined: there is none
 */
exports.light = async ({ kind, folders, isSpec }) => {
  const { compileSpecs, specsIn } = await import('../compiled-specs.mjs');
  const specs = namedOf(specsIn(folders, (name) => isSpec(name) && isOfTier(name)));
  if (specs.length === 0) return undefined;
  const common = { displayName: kind, testPathIgnorePatterns: ['/node_modules/'] };
  if (process.argv.includes('--listTests'))
    return { ...common, rootDir: root, testMatch: specs.map((spec) => path.join(root, spec)) };
  preload();
  return {
    ...common,
    rootDir: await compileSpecs(kind, specs),
    runner: 'jest-light-runner/child-process',
    testMatch: ['**/*.spec.js'],
    // nothing is compiled here any more
    transform: {},
  };
};
