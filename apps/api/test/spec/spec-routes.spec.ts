import { readFileSync } from 'node:fs';
import path from 'node:path';
import { webPaths } from '@smachot/contracts';
import { type Audience, SPEC_ROUTES, type SpecRoute } from './spec-routes';

const source = (file: string): string => readFileSync(path.join(__dirname, '../../../e2e/src', file), 'utf8');
const literally = (text: string): string => text.replace(/[$/{}.]/g, '\\$&');
const journey = source('journeys/routes.all.journey.ts');
const things = source('journeys/real-things.all.journey.ts');
const tours = source('tours/admins.tour.ts');

/** The addresses of one of the journey's lists of screens. */
const screensOf = (list: string): string[] => {
  const [, rows = ''] =
    new RegExp(`const ${list}: Screen\\[\\] = \\[([\\s\\S]*?)\\n\\];`).exec(journey) ?? [];
  const single = [...rows.matchAll(/^ {2}\[['`]([^'`]*)['`],/gm)].map(([, address]) => address!);
  // several addresses that differ in their end: ...['', '/edit'].map((at): Screen => [`/me/events/${unit}${at}`, …
  const many = [...rows.matchAll(/\.\.\.\[([^\]]*)\]\.map\(\(at\)[^[]*\[`([^`]*)\$\{at\}`/g)];
  return [
    ...single,
    ...many.flatMap(([, ends, base]) => [...ends!.matchAll(/'([^']*)'/g)].map(([, end]) => `${base}${end}`)),
  ];
};
/** Routes with the id of a thing; tests of their own open them with real ids. */
const opens = (address: string): boolean => new RegExp(`\\[\\s*['\`]${literally(address)}['\`]`).test(things);
const shown: Record<Audience, (address: string) => boolean> = {
  open: (address) => address === '/' || screensOf('open').includes(address) || opens(address),
  mine: (address) =>
    screensOf('mine').includes(address) || journey.includes(`\`${address}\``) || opens(address),
  store: (address) => screensOf('store').includes(address) || opens(address),
  // the journey opens them as the wrong person; the tour as a super admin
  admin: (address) => screensOf('admin').includes(address) && tours.includes('`/admin-panel${path}`'),
  guest: (address) => journey.includes(`\`${address}\``),
};
const all: SpecRoute[] = Object.values(SPEC_ROUTES).flat();

it('has as many lines as the specification', () =>
  expect(Object.fromEntries(Object.entries(SPEC_ROUTES).map(([tree, rows]) => [tree, rows.length]))).toEqual({
    ...{ topLevel: 15, userDashboard: 9, partnerStore: 5, adminDashboard: 7, partnerDashboard: 28 },
    ...{ otherPages: 8, withoutPaths: 7 },
  }));

it('every line is a page of the web app', () => {
  const pages = new Set<string>([...webPaths, '*']);
  expect(all.filter(({ page }) => !pages.has(page))).toEqual([]);
});

it('every line is opened by a journey or a tour', () =>
  expect(all.filter((route) => !shown[route.for](route.shown)).map(({ spec }) => spec)).toEqual([]));

it('no line is opened with the id of a thing that does not exist', () => {
  const ofThings = all.filter(({ page }) => page.includes(':'));
  const unreal = ofThings.filter(({ shown: address }) =>
    /nobodys|no-such|never-was|\/\d+(\/|$)/.test(address),
  );
  expect(unreal).toEqual([]);
});

it('wrong people are sent to sign in, or find nothing', () => {
  for (const guarded of ['/me', '/admin-panel', '/dashboard/sweet-garden'])
    expect(journey).toMatch(new RegExp(`['\`]${literally(guarded)}['\`][,\\]]`));
  expect(things).toMatch(
    /const checkout = `\/proposal\/\$\{proposal\.link\}\/checkout`;\s+await page\.goto\(checkout\)/,
  );
  for (const others of ['/me/events/${others.id}${at}', '/dashboard/savta-julie/events/${julies.event.id}'])
    expect(opens(others) || things.includes(`\`${others}\``)).toBe(true);
  expect(screensOf('admin').length).toBeGreaterThan(20);
  expect(journey).toContain("below('/admin-panel', admin)");
  expect(journey).toContain("['/dashboard/savta-julie', missing]");
});
