import fs from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { root } from './surroundings';

/** The minified script: a third of the package's unminified source; it is parsed anew in every document. */
const source = fs.readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Passed rules need only one example: listing thousands of nodes takes longer than finding the violations.
  resultTypes: ['violations'],
  // each frame is looked at for itself: from outside only those of its own origin could be
  iframes: false,
};
/**
 * Rules beyond the tags: an accessible name begins with the visible text, heading levels do not skip, and on a page all content
 * is in a landmark.
 */
const rulesOf = (frame: Frame): RunOptions['rules'] => ({
  'label-content-name-mismatch': { enabled: true },
  'heading-order': { enabled: true },
  region: { enabled: isPage(frame) },
});
const isPage = (frame: Frame): boolean => frame.parentFrame() === null;

/** Rules that a change of colours can break (half of axe's time is theirs), and those that a change of words can. */
const PARTS = { colours: ['color-contrast', 'link-in-text-block'], names: ['label-content-name-mismatch'] };

type Looked = 'all' | 'all but colours' | keyof typeof PARTS;
export type Finding = { id: string; help: string; where: string[] };

/** Runs axe in the browser. In a frame within a page only the body is checked, not the rules of whole pages. */
async function findings({ whole, ...asked }: RunOptions & { whole: boolean }): Promise<Finding[]> {
  const inPage = Reflect.get(window, 'axe') as typeof axe;
  const { violations } = await inPage.run(whole ? document : document.body, asked);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes
      .slice(0, 4)
      .map(({ target, failureSummary }) => `${target.join(' ')} – ${failureSummary ?? ''}`),
  }));
}

const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

const choiceOf = (looked: Looked, rules: RunOptions['rules']): RunOptions => {
  if (looked === 'all') return { rules };
  if (looked === 'all but colours') return { rules: { ...rules, ...without(PARTS.colours) } };
  return { runOnly: { type: 'rule', values: PARTS[looked] } };
};

async function inFrame(frame: Frame, looked: Looked): Promise<Finding[]> {
  // a document that is shown in several states is given axe once
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const asked = { ...options, ...choiceOf(looked, rulesOf(frame)) };
  return frame.evaluate(findings, { ...asked, whole: isPage(frame) });
}

async function findingsNow(page: Page, looked: Looked): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const frame of page.frames()) found.push(...(await inFrame(frame, looked)));
  return found;
}

/**
 * The violations that axe finds in the visible page, frames of other origins included, and that remain: for a moment what opens is
 * not visible yet, and what lies under it hidden already.
 */
export async function axeFindings(page: Page, looked: Looked = 'all'): Promise<Finding[]> {
  let found = await findingsNow(page, looked);
  for (let again = 0; found.length > 0 && again < 2; again += 1) {
    await page.waitForTimeout(300);
    found = await findingsNow(page, looked);
  }
  return found;
}
