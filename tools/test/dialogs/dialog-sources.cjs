// Which components open a dialog, by their sources.
const fs = require('node:fs');
const path = require('node:path');

/** Frames of `@smachot/web-ui`. */
const FRAMES = new Set(['Dialog', 'ConfirmDialog', 'Sheet']);
const OF_MUI = /^@mui\/material\/(Dialog|Drawer|Modal|SwipeableDrawer)$/;

const screensIn = (folder) =>
  fs.readdirSync(folder, { recursive: true }).flatMap((name) => {
    const isScreen = name.endsWith('.tsx') && !/\.spec\.tsx$|(^|\/)testing\//.test(name);
    return isScreen ? [path.join(folder, name)] : [];
  });

const importedFrames = (ts, source) => {
  const frames = new Set();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue;
    const { name, namedBindings } = statement.importClause;
    if (name && OF_MUI.test(statement.moduleSpecifier.text)) frames.add(name.text);
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const element of namedBindings.elements)
      if (FRAMES.has((element.propertyName ?? element.name).text)) frames.add(element.name.text);
  }
  return frames;
};

/** Names of the top-level components of a source that use a frame. */
const dialogsOf = (text, file = 'screen.tsx') => {
  const ts = require('typescript');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const frames = importedFrames(ts, source);
  const owners = new Set();
  const visit = (node, owner) => {
    if (ts.isImportDeclaration(node)) return;
    const named = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    const within = owner ?? (named && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined);
    if (within && ts.isIdentifier(node) && frames.has(node.text)) owners.add(within);
    node.forEachChild((child) => visit(child, within));
  };
  if (frames.size) visit(source, undefined);
  return [...owners];
};

/** `{ name, file }` of each dialog of a project; the frames themselves are no dialogs of anybody. */
const dialogsIn = (folder) => {
  if (folder.endsWith(path.join('web', 'ui'))) return [];
  const found = screensIn(path.join(folder, 'src')).flatMap((file) =>
    dialogsOf(fs.readFileSync(file, 'utf8'), file).map((name) => ({ name, file })),
  );
  for (const { name, file } of found) {
    const other = found.find((one) => one.name === name && one.file !== file);
    if (other) throw new Error(`two dialogs of one project are called ${name}: ${file}, ${other.file}`);
  }
  return found;
};

module.exports = { dialogsIn, dialogsOf };
