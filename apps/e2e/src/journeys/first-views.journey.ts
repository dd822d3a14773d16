import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, phoneScreen, test } from '../journey';
import { isRendered } from '../rendered';
import { SAMPLE } from '../screens/discover.screen';
import { root } from '../surroundings';
import { takenOver } from '../taken-over';
import { JULIE } from '../world/a-store';
import { proposalLink } from '../world/sent-links';

/** `requests` until the page stands, without pictures; `script` of the app that takes it over and of what it loads in advance, in gzipped kB of 1,000. */
type FirstView = { requests: number; script: number };
/** Budgets by page (ADR 139). */
const { firstViews } = JSON.parse(readFileSync(path.join(root, 'tools/bench/budgets.json'), 'utf8')) as {
  firstViews: Record<string, FirstView>;
};
const SHIFT = 0.02;

const store = `/partner/${JULIE.store}`;
const addresses: Record<keyof typeof firstViews, string | (() => Promise<string>)> = {
  'the start': '/',
  'a store': store,
  'reviews of a store': `${store}/reviews`,
  'public events': '/discover',
  'a public event': SAMPLE.address,
  'the terms': '/terms',
  'the sign-in': '/login',
  'a proposal': proposalLink,
};

// what is fetched ahead is asked for in a quiet moment, and may come before or after
const isAhead = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';

/** `before`: what was asked for until the page stood; `scripts`: of the app, until now. */
function listen(page: Page) {
  const requests: string[] = [];
  const heard = { before: requests, scripts: new Set<string>() };
  page.on('request', (request) => {
    // a picture that is loaded lazily comes before the load event or after it
    if (isAhead(request) || request.resourceType() === 'image') return;
    requests.push(request.url());
    if (request.resourceType() === 'script') heard.scripts.add(request.url());
  });
  page.once('load', () => (heard.before = [...requests]));
  return heard;
}

/** Menu and dialogs are loaded a while after the start, where there is a menu. */
async function inAdvance(page: Page, scripts: Set<string>): Promise<void> {
  if (new URL(page.url()).pathname === '/login') return;
  await expect.poll(() => [...scripts].some((script) => script.includes('/nav-drawer-'))).toBe(true);
}

async function gzipped(page: Page, scripts: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await (await page.request.get(script)).body()).length;
  return bytes / 1_000;
}

test.use({ viewport: phoneScreen });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const moved = { sum: 0 };
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

for (const [name, budget] of Object.entries(firstViews))
  test(`the first view of ${name} costs what it may, and nothing moves when the app takes it over`, async ({
    page,
  }) => {
    const given = addresses[name]!;
    const address = typeof given === 'string' ? given : await given();
    await isRendered(page, address);
    const heard = listen(page);
    await page.goto(address, { waitUntil: 'load' });
    await takenOver(page);
    await inAdvance(page, heard.scripts);
    await page.waitForLoadState('networkidle');
    expect(heard.before.length, heard.before.join('\n')).toBeLessThanOrEqual(budget.requests);
    const script = await gzipped(page, heard.scripts);
    expect(script, [...heard.scripts].join('\n')).toBeLessThanOrEqual(budget.script);
    const sum = await page.evaluate(() => (Reflect.get(window, 'moved') as { sum: number }).sum);
    expect(sum).toBeLessThan(SHIFT);
  });
