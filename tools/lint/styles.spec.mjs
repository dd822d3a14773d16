// How screens are styled: a CSS module beside the component for layout, shared controls by their global classes. Global sheets are few.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';

/** The ground of the guest page's own document, the custom properties with the reset, and the shared controls and pieces of `libs/web/ui`. */
const GLOBAL = [
  'libs/web/guest-page/src/body.css',
  'libs/web/ui/src/styles/controls.css',
  'libs/web/ui/src/styles/pieces.css',
  'libs/web/ui/src/styles/tokens.css',
];

const files = ['apps/web/src', 'libs/web'].flatMap((place) =>
  fs
    .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(place, name.replaceAll('\\', '/')))
    .filter((name) => !name.includes('node_modules')),
);
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));

/** The selectors of a sheet, without comments, declarations and the preludes of at-rules. */
const selectorsOf = (css) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@') && !/^(from|to|\d+%)/.test(prelude));
const LOCAL = /\.([A-Za-z_][\w-]*)/g;
const GLOBAL_CLASS = /:global\(\.[\w-]+\)/g;
const classesOf = (selectors) =>
  new Set(
    selectors.flatMap((one) => [...one.replace(GLOBAL_CLASS, '').matchAll(LOCAL)].map(([, name]) => name)),
  );

/** For each module, the names that components read from it. */
const used = new Map(modules.map((file) => [file, new Set()]));
for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const text = read(file);
  for (const [, name, from] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm))
    for (const [, key] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
      used.get(path.posix.join(path.posix.dirname(file), from))?.add(key);
}

/** Classes of the global sheets. */
const globalClasses = classesOf(GLOBAL.flatMap((file) => selectorsOf(read(file))));

describe('styles', () => {
  it('are global in four sheets only', () => {
    assert.deepEqual(sheets.filter((file) => !modules.includes(file)).toSorted(), GLOBAL);
  });

  it('set no text in px: it grows with the text size of the reader', () => {
    // initials fill a circle of a given size; the labels of a chart have a given room, and a table beside it says the same
    const drawn = /\/(avatar|figure-chart)\.tsx$/;
    const fixed = files
      .filter((file) => /\.(css|tsx)$/.test(file) && !drawn.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/font(-size)?: [^;]*\dpx[^;]*|\bfontSize: \d+/g)].map(
          ([found]) => `${file}: ${found}`,
        ),
      );
    assert.deepEqual(fixed, []);
  });

  it('name in className only classes of the global sheets; all others are read from a module', () => {
    const unknown = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...read(file).matchAll(/className="([^"]*)"/g)]
          .flatMap(([, names]) => names.split(/\s+/))
          .filter((name) => name && !globalClasses.has(name))
          .map((name) => `${file}: ${name}`),
      );
    assert.deepEqual(unknown, []);
  });

  for (const file of modules)
    it(`${file}: its classes are those its components use`, () => {
      const selectors = selectorsOf(read(file));
      assert.deepEqual([...used.get(file)].toSorted(), [...classesOf(selectors)].toSorted());
      const everywhere = selectors.filter((one) => classesOf([one]).size === 0);
      assert.deepEqual(everywhere, [], 'a rule without a class of the module holds on every screen');
    });
});
