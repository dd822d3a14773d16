import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { dialogsIn, dialogsOf } = require('./dialog-sources.cjs');
const { watchDialogs } = require('./watch-dialogs.cjs');
const { jsdom } = require('../jest/quick-styles.cjs');
const { JSDOM } = require(jsdom);

const root = path.join(import.meta.dirname, '../../..');

test('finds the components of a source that open a dialog, by whatever name it is imported', () => {
  const source = `import { Button, Dialog, ConfirmDialog as Confirm, Sheet } from '@smachot/web-ui';
    import Drawer from '@mui/material/Drawer';
    export const Ask = () => <Dialog open><Button /></Dialog>;
    function Sure() { const text = 'x'; return <Confirm text={text} />; }
    export function Bell() { const Frame = wide ? Dialog : Sheet; return <Frame />; }
    const Nav = memo(() => <Drawer />);
    export function Plain() { return <Button />; }`;
  assert.deepEqual(dialogsOf(source), ['Ask', 'Sure', 'Bell', 'Nav']);
  assert.deepEqual(dialogsOf(`const Dialog = () => <div role="dialog" />; const A = () => <Dialog />;`), []);
});

test('finds dialogs in the sources of every feature that has some', () => {
  const web = path.join(root, 'libs/web');
  const names = fs.readdirSync(web).filter((name) => dialogsIn(path.join(web, name)).length > 0);
  for (const name of ['dashboard', 'identity', 'orders', 'payments', 'rsvp', 'stores'])
    assert.ok(names.includes(name), `${name} has no dialogs any more?`);
});

const withDialogs = () => {
  const { window } = new JSDOM('<!doctype html><html lang="he"><title>x</title><body></body></html>', {
    runScripts: 'outside-only',
  });
  window.eval(fs.readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const { document } = window;
  const open = (inner, head = 'aria-label="שאלה"') => {
    document.body.insertAdjacentHTML('beforeend', `<div role="dialog" ${head}>${inner}</div>`);
    return document.body.lastElementChild;
  };
  return { open, document, dialogs: watchDialogs(window, () => window.axe) };
};
/** Waits for the observers, which are notified at the end of a task. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

test('complains of what axe finds in a dialog that is open, and not of one that is well', async () => {
  const well = withDialogs();
  well.open('<h2>שאלה</h2><label>שם <input></label><button>שמירה</button>');
  assert.deepEqual((await well.dialogs.look()).problems, []);
  const { open, dialogs } = withDialogs();
  open('<button></button>');
  open('<h2>x</h2><h4>y</h4>', '');
  const { problems } = await dialogs.look();
  for (const rule of ['button-name', 'heading-order', 'aria-dialog-name'])
    assert.ok(
      problems.some((problem) => problem.includes(rule)),
      `${rule} in ${problems.join()}`,
    );
});

test('complains of a dialog that has closed by then', async () => {
  const { open, document, dialogs } = withDialogs();
  const dialog = open('<input>');
  await observed();
  dialog.remove();
  assert.match((await dialogs.look()).problems.join(), /label/);
  assert.equal(document.querySelector('[role=dialog]'), null);
});

test('passes over a dialog that is not shown', async () => {
  const { open, dialogs } = withDialogs();
  open('<button></button>', 'aria-label="x" aria-hidden="true"');
  open('<button></button>', 'aria-label="x" style="visibility: hidden"');
  assert.deepEqual((await dialogs.look()).problems, []);
});
