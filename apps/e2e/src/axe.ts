import fs from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { root } from './surroundings';

/** A third of what the package gives as its source; it is read anew in every document. */
const source = fs.readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // of what is well one example is enough: to name thousands of nodes takes longer than to find the faults
  resultTypes: ['violations'],
  // each frame is looked at for itself: from outside only those of its own origin could be
  iframes: false,
};
/** The rules beyond the tags: a name begins with what is seen, headings go down one step at a time, and on a page everything is in a landmark. */
const rulesOf = (frame: Frame): RunOptions['rules'] => ({
  'label-content-name-mismatch': { enabled: true },
  'heading-order': { enabled: true },
  region: { enabled: isPage(frame) },
});
const isPage = (frame: Frame): boolean => frame.parentFrame() === null;

export type Finding = { id: string; help: string; where: string[] };

/** Runs in the browser. Of a frame within a page only the body is looked at, not what makes a page. */
async function findings({ whole, ...asked }: RunOptions & { whole: boolean }): Promise<Finding[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await inPage.run(whole ? document : document.body, asked);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes
      .slice(0, 4)
      .map(({ target, failureSummary }) => `${target.join(' ')} – ${failureSummary ?? ''}`),
  }));
}

async function inFrame(frame: Frame): Promise<Finding[]> {
  // a document that is shown in several states is given axe once
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return frame.evaluate(findings, { ...options, rules: rulesOf(frame), whole: isPage(frame) });
}

/** What axe finds on what is shown, frames of others included. */
export async function axeFindings(page: Page): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const frame of page.frames()) found.push(...(await inFrame(frame)));
  return found;
}
