import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';

/** i18next chooses the form: `guests_one` is used where `guests` is. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const LITERAL = /(['"`])([\w.:-]+)\1/g;
/** A template that begins with a part of a key, so that the key is found by whoever searches for its beginning. */
const TEMPLATE = /`(\w(?:[\w.:-]|\$\{[^{}]*\})*)`/g;
const VALUE = /\$\{[^{}]*\}/;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a source may mean as the key of a text: whole literals, templates, and names (pages without i18next read their texts as objects). */
export const wordsOf = (source) => ({
  literals: new Set([...source.matchAll(LITERAL)].map(([, , text]) => text)),
  templates: new Set(
    [...source.matchAll(TEMPLATE)].map(([, text]) => text).filter((text) => VALUE.test(text)),
  ),
  names: new Set(source.match(/\w+/g)),
});

/** The keys of a tree of texts: the path of each with dots, without its plural form. */
export const keysOf = (texts, above = '') => {
  const below = Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? above + name.replace(PLURAL, '') : keysOf(value, `${above}${name}.`),
  );
  return [...new Set(below)];
};

/**
 * Keys that no source names, neither whole nor by a template, of which each value stands for one name between dots.
 * @param {string | null} namespace as in `namespace:key`; null: the texts are read as objects
 */
export function unusedKeys(keys, sources, namespace) {
  const plain = (text) => (text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text);
  const all = (kind) => new Set(sources.flatMap((words) => [...words[kind]].map(plain)));
  const [literals, templates, names] = ['literals', 'templates', 'names'].map(all);
  const patterns = [...templates].map(
    (template) => new RegExp(`^${template.split(VALUE).map(escaped).join('[^.]+')}$`),
  );
  // a name with a dash is written as a literal
  const isRead = (key) =>
    namespace === null && key.split('.').every((name) => names.has(name) || literals.has(name));
  return keys.filter(
    (key) => !literals.has(key) && !isRead(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

const isCode = (name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$|\/testing\//.test(name);
const filesBelow = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => path.join(folder, name));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

/** The namespace that texts are registered under; null: a page reads them as objects. */
const namespaceOf = (file, code) => {
  if (file.startsWith('libs/web/ui/src/locales/')) return 'ui';
  const own = path.join(path.dirname(file), '..');
  const registers = code.find(
    ({ file: name }) =>
      [own, path.join(own, 'language')].includes(path.dirname(name)) && /(texts|i18n)\.ts$/.test(name),
  );
  const named = registers && [...read(registers.file).matchAll(/^registerTexts\('(\w+)', \{/gm)];
  return named?.[0]?.[1] ?? null;
};

/** Every folder of texts of the web with its keys that no code names: neither its own, nor code that names its namespace. */
export function unusedTexts() {
  const files = ['libs/web', 'apps/web/src', 'libs/shared'].flatMap(filesBelow);
  const code = files.filter(isCode).map((file) => ({ file, words: wordsOf(read(file)) }));
  return files
    .filter((name) => name.endsWith('locales/he.json') && !name.startsWith('libs/shared'))
    .map((file) => {
      const namespace = namespaceOf(file, code);
      const own = file.slice(0, file.indexOf('/src/') + 1);
      const names = ({ literals, templates }) =>
        literals.has(namespace) ||
        [...literals, ...templates].some((text) => text.startsWith(`${namespace}:`));
      const using = code.filter(
        ({ file: name, words }) => name.startsWith(own) || name.startsWith('libs/shared/') || names(words),
      );
      return {
        file,
        unused: unusedKeys(
          keysOf(JSON.parse(read(file))),
          using.map(({ words }) => words),
          namespace,
        ),
      };
    });
}
