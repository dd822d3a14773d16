/**
 * Tests ask all the time what an element looks like (a button has its role only while it is visible), and jsdom then tries every
 * rule of every sheet on it by a slow engine. Nearly all rules here say `.css-1ab2c` or `h1, h2`: a look at the element
 * tells those, and refuses most of the others, before the engine is asked. The answers are the same: quick-styles.spec.mjs.
 */
const path = require('node:path');

const jsdom = path.dirname(
  require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }),
);
const selectors = require(path.join(jsdom, 'lib/jsdom/living/helpers/selectors.js'));
const slowly = selectors.matchesDontThrow;

/** What the element itself must be, a tag or of a class, for the selector to match; `enough` if nothing else counts. */
const neededBy = (selector) => {
  if (/^[a-z][a-z\d]*(\s*,\s*[a-z][a-z\d]*)*$/.test(selector))
    return { tags: new Set(selector.split(/\s*,\s*/)), enough: true };
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before; before !== plain;) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  const subject = /\.([\w-]+)[^\s>+~.]*$/.exec(plain)?.[1];
  if (!subject || /[,\\]/.test(plain)) return {};
  return { subject, enough: selector === `.${subject}` };
};

const known = new Map();
const needed = (selector) => {
  if (!known.has(selector)) known.set(selector, neededBy(selector));
  return known.get(selector);
};

selectors.matchesDontThrow = (element, selector) => {
  // a rule that is no style rule has none
  if (typeof selector !== 'string') return slowly(element, selector);
  const { tags, subject, enough } = needed(selector);
  if (tags) return tags.has(element._localName);
  if (subject && !element.classList.contains(subject)) return false;
  return enough || slowly(element, selector);
};

module.exports = { jsdom, slowly };
