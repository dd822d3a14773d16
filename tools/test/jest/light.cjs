// A jest project whose specs run in plain Node, by a runner that gives them no world of their own (ADR 138).
const path = require('node:path');
const tier = require('../tier.cjs');

const root = path.join(__dirname, '../../..');

/** What was named after the options: `npx jest -c … bookings` compiles what it will run, and not everything. */
const named = process.argv.slice(2).filter((word, at, words) => !/^-/.test(word) && words[at - 1] !== '-c');
const isWanted = (spec) => named.length === 0 || named.some((part) => new RegExp(part).test(spec));
const isOfTier = (spec) => tier.isWhole || !spec.includes('.all.');

/**
 * @param {{ kind: 'unit' | 'integration', folders: string[], isSpec: (name: string) => boolean }} what `folders` relative to the root
 * @returns {Promise<object | undefined>} undefined: there is none
 */
exports.light = async ({ kind, folders, isSpec }) => {
  const { compileSpecs, specsIn } = await import('../compiled-specs.mjs');
  const specs = specsIn(folders, (name) => isSpec(name) && isOfTier(name) && isWanted(name));
  if (specs.length === 0) return undefined;
  const common = { displayName: kind, testPathIgnorePatterns: ['/node_modules/'] };
  if (process.argv.includes('--listTests'))
    return { ...common, rootDir: root, testMatch: specs.map((spec) => path.join(root, spec)) };
  return {
    ...common,
    rootDir: await compileSpecs(kind, specs),
    runner: 'jest-light-runner/child-process',
    testMatch: ['**/*.spec.js'],
    // nothing is compiled here any more
    transform: {},
  };
};
