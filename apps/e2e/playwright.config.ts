import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { artifacts, baseUrl, chromium, hasDeclined, long, products, remembering } from './src/surroundings';

/** The stack runs already (`npm test`, or `npm start` and BASE_URL, SANDBOX_URL); here only the browser is started. */
export default defineConfig({
  testDir: './src/journeys',
  testMatch: '**/*.journey.ts',
  testIgnore: [
    ...(process.env.README_PICTURE ? [] : ['**/readme-picture.journey.ts']),
    ...(long ? [] : ['**/*.all.journey.ts']),
  ],
  globalSetup: './src/world/set-the-clock.ts',
  outputDir: path.join(artifacts, 'results'),
  // One clock for the whole product: moving it affects every test of that product, so each worker has a product of its own.
  workers: products.length,
  fullyParallel: false,
  // A failed test is run again, with a trace, whose recording would take a sixth of every run: what passes then is flaky (`npm test` names
  // it, `npm run test:all` is red).
  retries: 1,
  // conditions are waited for as long as the slowest machine may take
  timeout: 20 * 60_000,
  expect: { timeout: 120_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(artifacts, 'results.json') }],
    ['./src/open-tests.ts'],
  ],
  use: {
    baseURL: baseUrl,
    browserName: 'chromium',
    storageState: remembering(hasDeclined),
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    // confetti drawn without a graphics card takes a core for seconds; the long Hebrew journeys are walked `inMotion`
    contextOptions: { reducedMotion: 'reduce' },
    // requests of a service worker cannot be intercepted; the journeys without a network allow it
    serviceWorkers: 'block',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
