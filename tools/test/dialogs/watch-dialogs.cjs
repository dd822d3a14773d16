// Every dialog a spec opens is looked at by axe: while it is open, or as it was when it closed. What needs a layout
// (contrast, sizes) is looked at in a browser, by the journeys.

const DIALOG = '[role=dialog], [role=alertdialog]';
const FRAMES = new Set(['Dialog', 'ConfirmDialog', 'Sheet']);
/** So often one dialog is looked at in one spec file. */
const TIMES = 2;

const OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: {
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
    'label-content-name-mismatch': { enabled: true },
    'heading-order': { enabled: true },
    'aria-dialog-name': { enabled: true },
  },
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
};

const isComponent = (fiber) => typeof fiber?.type === 'function';

/** The component whose JSX has the frame of a dialog; without one of our frames all components around it. */
const ownersOf = (element) => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const around = [];
  for (let fiber = element[key]; fiber; fiber = fiber.return) {
    if (!isComponent(fiber)) continue;
    const owner = fiber._debugOwner;
    if (FRAMES.has(fiber.type.name) && isComponent(owner)) return [owner.type.name];
    around.push(fiber.type.name);
  }
  return around;
};

const isShown = (window, element) =>
  !element.closest('[aria-hidden=true]') && window.getComputedStyle(element).visibility !== 'hidden';

/** Timers may be a test's own, and nothing else is to run meanwhile. */
const withoutTimers = async (window, run) => {
  const { setTimeout } = window;
  window.setTimeout = (callback) => {
    void Promise.resolve().then(callback);
    return 0;
  };
  try {
    return await run();
  } finally {
    window.setTimeout = setTimeout;
  }
};

const told = ({ id, help, nodes }) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

/** @param loadAxe gives axe-core of this window */
const watchDialogs = (window, loadAxe) => {
  const { document } = window;
  /** Since the last look: who a dialog belongs to. */
  const opened = new Map();
  const looked = new Map();

  const meet = (element) => {
    if (!opened.has(element)) opened.set(element, ownersOf(element));
  };
  const meetAll = () => {
    for (const element of document.querySelectorAll(DIALOG)) if (isShown(window, element)) meet(element);
  };
  const observer = new window.MutationObserver(meetAll);
  const watch = () => observer.observe(document, { childList: true, subtree: true });
  watch();

  const findings = async (element) => {
    const { isConnected } = element;
    if (!isConnected) document.body.append(element);
    try {
      const { violations } = await withoutTimers(window, () => loadAxe().run(element, OPTIONS));
      return violations.map(told);
    } finally {
      if (!isConnected) element.remove();
    }
  };

  return {
    /** What axe finds in the dialogs opened since the last call, and who they belong to. */
    async look() {
      meetAll();
      observer.disconnect();
      const found = { owners: new Set(), problems: [] };
      for (const [element, owners] of opened) {
        for (const owner of owners) found.owners.add(owner);
        const name = owners[0] ?? '';
        const times = looked.get(name) ?? 0;
        if (times >= TIMES || (element.isConnected && !isShown(window, element))) continue;
        looked.set(name, times + 1);
        for (const problem of await findings(element)) found.problems.push(`${name}: ${problem}`);
      }
      opened.clear();
      watch();
      return found;
    },
  };
};

module.exports = { watchDialogs };
