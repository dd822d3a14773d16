import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
const { compileAnew } = require('./compiled-once.cjs');
const { compileFunction: compile } = require('node:vm');

const aWorld = () => vm.createContext({});
const run = (how, source, { world = aWorld(), filename = '/somewhere/module.js', given = [] } = {}) => {
  const module = { exports: {} };
  const names = ['module', 'exports', 'given'];
  how(source, names, { filename, parsingContext: world }).call(module.exports, module, module.exports, given);
  return module.exports;
};
const thrown = (act) => {
  try {
    act();
  } catch (error) {
    return `${error.name}: ${error.stack.split('\n').slice(0, 3).join('\n')}`;
  }
  return assert.fail('nothing was thrown');
};

test('each world has a module of its own', () => {
  const source =
    'let count = 0; exports.next = () => (count += 1); exports.List = Array; exports.list = given;';
  const [one, other] = [aWorld(), aWorld()];
  const [first, second] = [one, other].map((world) => run(compile, source, { world, given: [world] }));
  assert.deepEqual([first.next(), first.next(), second.next()], [1, 2, 1]);
  assert.deepEqual([first.list, second.list], [[one], [other]]);
  assert.equal(first.List, vm.runInContext('Array', one));
  assert.equal(second.List, vm.runInContext('Array', other));
});

test('it is not compiled again for the next world, and is when its text has changed', () => {
  const filename = '/somewhere/changes.js';
  const sources = ['exports.said = 1', 'exports.said = 1', 'exports.said = 2', 'exports.said = 1'];
  const { Script } = vm;
  const scripts = [];
  const shared = require('node:vm');
  shared.Script = class extends Script {
    /** @param {ConstructorParameters<typeof vm.Script>} args */
    constructor(...args) {
      super(...args);
      scripts.push(this);
    }
  };
  try {
    const said = sources.map((source) => run(compile, source, { filename }).said);
    assert.deepEqual(said, [1, 1, 2, 1]);
    assert.equal(scripts.length, 3);
  } finally {
    shared.Script = Script;
  }
});

for (const [what, source] of Object.entries({
  'what is thrown on the first line': 'null.x',
  'what is thrown further down': '"use strict";\nexports.x = 1;\n   undefinedName();\n',
  'what the module is strict about': '"use strict"; undeclared = 1',
  'text that is no program': 'exports.x = {;',
  'a module that ends in a comment': 'throw new Error("x") // so',
}))
  test(`errors stand where they stood: ${what}`, () => {
    const [now, before] = [compile, compileAnew].map((how) => thrown(() => run(how, source)));
    assert.equal(now, before);
  });

test('a module that imports while it runs hears what it heard', async () => {
  const heard = async (how) => {
    const importing = how('return import("node:fs")', [], {
      filename: '/somewhere/imports.js',
      importModuleDynamically: () => Promise.reject(new Error('asked')),
      parsingContext: aWorld(),
    });
    return importing().then(
      () => 'imported',
      (error) => error.message,
    );
  };
  assert.equal(await heard(compile), await heard(compileAnew));
});
