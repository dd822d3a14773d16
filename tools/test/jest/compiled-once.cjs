/**
 * Every spec has a world of its own, into which all it imports is loaded anew, and jest compiles it anew as well: a good part of
 * what small specs take. A script belongs to no world, so a worker compiles each module once and runs that in every world.
 */
const v8 = require('node:v8');
const vm = require('node:vm');

const compileAnew = vm.compileFunction;
// nor is forgotten what has not run for a while: the next spec runs it again
v8.setFlagsFromString('--no-flush-bytecode');

/** By file name; a module of another text takes the place of the one before. */
const known = new Map();

const compiled = (source, head, filename) => {
  // what imports while it runs has to know its world
  if (/\bimport\s*\(/.test(source)) return undefined;
  try {
    // lines and columns stay those of the module
    return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  } catch {
    // it is told by whoever is asked next
    return undefined;
  }
};

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext) return compileAnew(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let one = known.get(filename);
  if (one?.source !== source || one.head !== head) {
    one = { source, head, script: compiled(source, head, filename) };
    known.set(filename, one);
  }
  return one.script?.runInContext(parsingContext) ?? compileAnew(source, parameters, options);
};

module.exports = { compileAnew };
