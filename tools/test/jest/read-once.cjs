/**
 * Every spec reads the text of all it imports anew; a worker reads each file once, and again when it has changed. jest itself keeps
 * what it makes of the texts.
 */
const fs = require('node:fs');
const { createScriptTransformer } = require('@jest/transform');

/** By file name: the text, and the moment of its last change. */
const known = new Map();

const changedAt = (filename) => fs.statSync(filename, { throwIfNoEntry: false })?.mtimeMs;

/** The texts of one spec; what other specs of this worker have read is found there, too. */
const shareTexts = (texts) => {
  const { get, set } = texts;
  texts.get = (filename) => {
    const own = get.call(texts, filename);
    if (own !== undefined) return own;
    const before = known.get(filename);
    if (!before || before.at !== changedAt(filename)) return undefined;
    set.call(texts, filename, before.text);
    return before.text;
  };
  texts.set = (filename, text) => {
    const at = changedAt(filename);
    if (at !== undefined) known.set(filename, { text, at });
    return set.call(texts, filename, text);
  };
};

const shared = new WeakSet();
/** jest shows its transformer's class by its instances only. */
const shareWherever = (prototype) => {
  const { transform } = prototype;
  prototype.transform = function transformShared(filename, options, text) {
    if (!shared.has(this._cacheFS)) {
      shared.add(this._cacheFS);
      shareTexts(this._cacheFS);
    }
    return transform.call(this, filename, options, text);
  };
};
const anInstance = createScriptTransformer({ transform: [], transformIgnorePatterns: [] }, new Map());
void anInstance.then((transformer) => shareWherever(Object.getPrototypeOf(transformer)));

module.exports = { shareTexts };
