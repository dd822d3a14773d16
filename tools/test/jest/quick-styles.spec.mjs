import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { jsdom, slowly } = require('./quick-styles.cjs');
const { JSDOM } = require(jsdom);
const selectors = require(path.join(jsdom, 'lib/jsdom/living/helpers/selectors.js'));
const wrappers = require(path.join(jsdom, 'lib/jsdom/living/generated/utils.js'));

const page = `<!doctype html><main class="a b"><h1 class="css-1 on">x</h1>
  <label class="css-2"><input checked type="checkbox" class="css-3"></label>
  <p class="b css-1" title=".css-9, x" hidden><a href="#" class="sm:wide">y</a></p><svg><g class="css-2"/></svg></main>`;
const asked = [
  ...['h1', 'h1, p', 'main,svg', 'g', '*', 'input:checked', 'p[hidden]'],
  ...['.b', '.css-1', '.css-1.on', '.on.css-1', '.a .css-1', '.a>.css-2', '.css-2:has(:checked)', '.a.b h1'],
  ...['.css-1:not(.on)', '.css-1:is(.on, .css-2)', '.css-1, .css-2', '.css-2+.css-1', '.css-1~p', 'p.css-1'],
  ...[
    '[title=".css-9, x"]',
    '.css-1[title=".css-9, x"]',
    '.sm\\:wide',
    '.css-1::before',
    ':root .css-3',
    '.no',
  ],
];

test('what is told quickly is what the engine says', () => {
  const { document } = new JSDOM(page).window;
  const told = [];
  for (const wrapper of document.querySelectorAll('*')) {
    const element = wrappers.implForWrapper(wrapper);
    for (const selector of asked) {
      const answer = selectors.matchesDontThrow(element, selector);
      assert.equal(answer, slowly(element, selector), `${selector} on ${wrapper.outerHTML.slice(0, 40)}`);
      told.push(answer);
    }
  }
  assert.ok(told.includes(true) && told.includes(false));
});
