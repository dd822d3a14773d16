import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../stack/paths.mjs';

const LANGUAGES = ['he', 'en', 'ru', 'ar'];
/** The letters a text of the language has, and those of the others, which it has not. Latin is everybody's: brands, units. */
const LETTERS = {
  he: [/\p{Script=Hebrew}/u, /[\p{Script=Cyrillic}\p{Script=Arabic}]/u],
  en: [/\p{Script=Latin}/u, /[\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Arabic}]/u],
  ru: [/\p{Script=Cyrillic}/u, /[\p{Script=Hebrew}\p{Script=Arabic}]/u],
  ar: [/\p{Script=Arabic}/u, /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u],
};
/** Tables of two languages on purpose, with the reason. */
const TWO = new Map([
  ['libs/server/verification/src/banks/bank-list.ts', 'the Bank of Israel names banks in these two'],
]);
/** Texts in Latin letters in every language: names of products and formats, files, codes of languages, values put in. */
const SAME =
  /^(?:Smachot|WhatsApp|Plus\+|Pro|rtl|ltr|PDF|SMS|\P{L}*\{\w+\}\P{L}*|https?:.*|[\w./-]*\.(?:json|pdf|xlsx|csv|ics)|[a-z]{2}(?:[-_].*)?)?$/u;

const sources = ['libs/server', 'libs/shared/i18n', 'libs/shared/pricing', 'apps/api/src', 'apps/worker/src']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name)),
  )
  .filter(
    (file) =>
      file.endsWith('.ts') && !/\.spec\.ts$|\/(?:testing|test|seed|demo|migrations|articles)\//.test(file),
  );

const parse = (file) =>
  ts.createSourceFile(file, fs.readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

const nameOf = (property) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined;
const bare = (node) => {
  let inner = node;
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner) || ts.isParenthesizedExpression(inner))
    inner = inner.expression;
  return inner;
};

/** The value of a constant: of the file itself, or of the one beside it that it is imported from. */
const constant = (file, name) => {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name: known, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(known) && known.text === name && initializer) return [file, bare(initializer)];
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((one) => one.name.text === name);
    const specifier = statement.moduleSpecifier;
    if (!imported || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) continue;
    const beside = path.posix.join(path.posix.dirname(file.fileName), `${specifier.text}.ts`);
    if (fs.existsSync(path.join(root, beside)))
      return constant(parse(beside), (imported.propertyName ?? imported.name).text);
  }
  return undefined;
};

/** Every text within a value, with its path; what stands in holes of templates is left out. */
function* textsOf(file, node, at) {
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) yield [at, value.text];
  else if (ts.isTemplateExpression(value)) {
    yield [at, [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)].join('{}')];
    for (const { expression } of value.templateSpans) yield* textsOf(file, expression, `${at}{}`);
  } else if (ts.isIdentifier(value)) {
    const known = constant(file, value.text);
    if (known && /Object|Array|String|Template|Arrow/.test(ts.SyntaxKind[known[1].kind]))
      yield* textsOf(known[0], known[1], at);
  } else if (ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties)
      if (ts.isPropertyAssignment(property))
        yield* textsOf(file, property.initializer, `${at}.${nameOf(property) ?? '?'}`);
  } else if (ts.isArrayLiteralExpression(value))
    for (const [index, element] of value.elements.entries()) yield* textsOf(file, element, `${at}[${index}]`);
  else if (ts.isArrowFunction(value)) yield* textsOf(file, value.body, at);
  else if (ts.isConditionalExpression(value)) {
    yield* textsOf(file, value.whenTrue, `${at}?`);
    yield* textsOf(file, value.whenFalse, `${at}:`);
  } else if (
    ts.isBlock(value) ||
    ts.isIfStatement(value) ||
    ts.isReturnStatement(value) ||
    ts.isCallExpression(value)
  )
    for (const child of children(value)) yield* textsOf(file, child, at);
}
const children = (node) => {
  const found = [];
  node.forEachChild((child) => void found.push(child));
  return ts.isCallExpression(node) ? node.arguments : found;
};

/** Objects with a property for Hebrew and one for English: tables of texts by language. */
function* tablesIn(file, node = file) {
  if (ts.isObjectLiteralExpression(node)) {
    const names = node.properties.map(nameOf);
    if (names.includes('he') && names.includes('en')) yield node;
  }
  const found = [];
  node.forEachChild((child) => void found.push(child));
  for (const child of found) yield* tablesIn(file, child);
}

const tables = sources.flatMap((name) => {
  const file = parse(name);
  return [...tablesIn(file)].map((table) => ({ name, file, table }));
});
const lineOf = ({ file, table }) => file.getLineAndCharacterOfPosition(table.getStart()).line + 1;

test('every table of texts has all languages', () => {
  assert.ok(tables.length > 25, `only ${tables.length} tables found`);
  assert.deepEqual(
    tables
      .filter(({ name }) => !TWO.has(name))
      .flatMap((one) => {
        const names = one.table.properties.map(nameOf);
        return LANGUAGES.filter((language) => !names.includes(language)).map(
          (language) => `${one.name}:${lineOf(one)} has no ${language}`,
        );
      }),
    [],
  );
});

test('every text is in the letters of its language', () => {
  const wrong = tables.flatMap(({ name, file, table }) =>
    table.properties.flatMap((property) => {
      const language = nameOf(property);
      if (!LANGUAGES.includes(language)) return [];
      const value = ts.isShorthandPropertyAssignment(property) ? property.name : property.initializer;
      const [own, foreign] = LETTERS[language];
      return [...textsOf(file, value, language)]
        .filter(
          ([, text]) => foreign.test(text) || (/\p{L}{2}/u.test(text) && !SAME.test(text) && !own.test(text)),
        )
        .map(([at, text]) => `${name} ${at}: ${text}`);
    }),
  );
  assert.deepEqual(wrong, []);
});

test('no text is chosen by one language alone', () =>
  assert.deepEqual(
    sources.flatMap((name) =>
      [
        ...fs
          .readFileSync(path.join(root, name), 'utf8')
          .matchAll(/[lL]anguage [!=]== '(?:he|en)'|Record<'he' \| 'en'/g),
      ].map(([found]) => `${name}: ${found}`),
    ),
    [],
  ));
