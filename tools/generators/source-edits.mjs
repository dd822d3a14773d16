// Changes of existing TypeScript files by the generators: found in the syntax tree, written as text.
import ts from 'typescript';

const parse = (text) => ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
const insert = (text, at, more) => text.slice(0, at) + more + text.slice(at);
const missing = (what) => new Error(`There is no ${what}.`);

/** Adds a named import, to the statement that already imports from there or below the last one. */
export function addImport(text, name, from) {
  const statements = parse(text).statements.filter(ts.isImportDeclaration);
  const same = statements.find(
    ({ moduleSpecifier, importClause }) =>
      /** @type {ts.StringLiteral} */ (moduleSpecifier).text === from &&
      importClause?.namedBindings &&
      ts.isNamedImports(importClause.namedBindings) &&
      !importClause.isTypeOnly,
  );
  if (same) {
    const { elements } = /** @type {ts.NamedImports} */ (same.importClause.namedBindings);
    if (elements.some((element) => element.getText() === name)) return text;
    return insert(text, elements.at(-1).getEnd(), `, ${name}`);
  }
  return insert(text, statements.at(-1)?.getEnd() ?? 0, `\nimport { ${name} } from '${from}';`);
}

/** The initializer of a `const` at the top of the file, without an `as const` behind it. */
const initializerOf = (text, name, is) => {
  for (const statement of parse(text).statements.filter(ts.isVariableStatement))
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (declared.getText() === name && value && is(value)) return value;
    }
  throw missing(`const ${name}`);
};

/** Adds an element to an array that a `const` holds. */
export function addElement(text, name, element) {
  const { elements } = /** @type {ts.ArrayLiteralExpression} */ (
    initializerOf(text, name, ts.isArrayLiteralExpression)
  );
  return insert(text, elements.at(-1).getEnd(), `, ${element}`);
}

/** Adds a property, with its comma, to an object that a `const` holds. */
export function addProperty(text, name, property) {
  const object = initializerOf(text, name, ts.isObjectLiteralExpression);
  return insert(text, object.getEnd() - 1, `  ${property}\n`);
}

/** Adds a member at the end of a class. */
export function addMember(text, name, member) {
  const found = parse(text).statements.find(
    (statement) => ts.isClassDeclaration(statement) && statement.name?.text === name,
  );
  if (!found) throw missing(`class ${name}`);
  return insert(text, found.getEnd() - 1, member);
}

/** Adds an injected dependency to a class's constructor, unless it has it. */
export function addDependency(text, className, field, type) {
  if (new RegExp(`\\b${field}: ${type}\\b`).test(text)) return text;
  const found = parse(text).statements.find(
    (statement) => ts.isClassDeclaration(statement) && statement.name?.text === className,
  );
  const own = /** @type {ts.ClassDeclaration} */ (found)?.members.find(ts.isConstructorDeclaration);
  const last = own?.parameters.at(-1);
  if (!last) throw missing(`constructor with dependencies in ${className}`);
  return insert(text, last.getEnd(), `, private readonly ${field}: ${type}`);
}
