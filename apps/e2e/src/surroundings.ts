import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The settings that `npm test` passes to the browser tests; the defaults are those of `npm start`. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const products = listed(process.env.BASE_URL ?? 'http://localhost:4200');
const sandboxes = listed(process.env.SANDBOX_URL ?? 'http://localhost:4300');
/** Each worker has a product, and so a clock, of its own. */
const mine = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const baseUrl = products[mine] ?? '';
export const sandboxUrl = sandboxes[mine] ?? '';
/** Undefined: Playwright's own. */
export const chromium = process.env.CHROMIUM;
export const artifacts = process.env.E2E_ARTIFACTS ?? path.join(root, 'dist', 'e2e');
/** `npm run test:all`: everything in every variant. */
export const long = process.env.TEST_ALL === '1';
/** Pictures of whole pages are for people, no check reads them. */
export const withPictures = process.env.E2E_SCREENS === '1';

/** Storage entry of a visitor who declined analytics, so that the consent bar does not cover the screen. */
export const hasDeclined = { name: 'consent', value: 'denied' };

/** A browser's storage state: these entries for the origin of each product. */
export const remembering = (...localStorage: { name: string; value: string }[]) => ({
  cookies: [],
  origins: products.map((product) => ({ origin: new URL(product).origin, localStorage })),
});

function listed(addresses: string): string[] {
  return addresses.split(',');
}
