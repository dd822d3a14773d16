import type { Language } from '@smachot/contracts';
import { type Browser, test as base, type Page } from '@playwright/test';
import { hasDeclined, remembering } from './surroundings';
import { arriveAs, type Host } from './world/a-host';
import { type Words, wordsIn } from './words';

export { expect } from '@playwright/test';

export type Appearance = { language: Language; themeMode: 'light' | 'dark' };

export const directionOf = (language: Language): 'rtl' | 'ltr' =>
  language === 'he' || language === 'ar' ? 'rtl' : 'ltr';

/** The settings in the app's storage format. */
export function settingsOf({ language, themeMode }: Appearance) {
  const direction = directionOf(language);
  const settings = { language, direction, themeMode, contrast: 'default', stretch: false };
  return { name: 'settings', value: JSON.stringify(settings) };
}

/** For `test.use`: a visitor who chose these settings before. */
export const whoChose = (look: Appearance) => remembering(settingsOf(look), hasDeclined);

/** The invisible errors of a page: exceptions and violations of the content security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

type Options = { language: Language };
type Given = { words: Words; clean: void };

/** `language` chooses the words; no page of a journey may throw or break its content policy unnoticed. */
export const test = base.extend<Options & Given>({
  language: ['he', { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
  clean: [
    async ({ context }, use) => {
      const complaints: string[][] = [];
      context.on('page', (page) => complaints.push(complaintsOf(page)));
      await use();
      base.expect(complaints.flat(), 'nothing breaks unnoticed').toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use`: a visitor without a preference for reduced motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };
export const phoneScreen = { width: 390, height: 844 };
export const wideScreen = { width: 1440, height: 900 };

const settingsIn = (language: Language, viewport: { width: number; height: number }) => ({
  viewport,
  locale: `${language}-IL`,
  timezoneId: 'Asia/Jerusalem',
  storageState: whoChose({ language, themeMode: 'light' }),
});
/** Hebrew on a phone and English at a desk; `settings` for `test.use` and for further browsers. */
export const twoLooks = [
  { language: 'he', settings: settingsIn('he', phoneScreen) },
  { language: 'en', settings: settingsIn('en', wideScreen) },
] as const;
export type TwoLook = (typeof twoLooks)[number];

/** A page of this person in a browser of their own. */
export async function pageOf(browser: Browser, { settings }: TwoLook, person?: Host): Promise<Page> {
  const context = await browser.newContext(settings);
  if (person) await arriveAs(context, person);
  return context.newPage();
}
