import type { Language } from '@smachot/contracts';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type Words, wordsIn } from './words';

export { expect } from '@playwright/test';

export type Appearance = { language: Language; themeMode: 'light' | 'dark' };

/** As somebody who chose these settings before; what is chosen during the journey stays. */
export async function withAppearance(
  context: BrowserContext,
  { language, themeMode }: Appearance,
): Promise<void> {
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const settings = JSON.stringify({ language, direction, themeMode, contrast: 'default', stretch: false });
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', chosen);
  }, settings);
}

/** Everything that went wrong in a page without being shown: exceptions, and what the content policy forbade. */
export function complaintsOf(page: Page): string[] {
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

export const phoneScreen = { width: 390, height: 844 };
export const wideScreen = { width: 1440, height: 900 };
