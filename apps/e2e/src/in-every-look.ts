import { test, whoChose } from './journey';
import { heightOf, type Look, looks, nameOf } from './looks';

/** Defines the tests once for each look, in a browser that has this look in its settings. */
export function inEveryLook(tests: (look: Look) => void): void {
  for (const look of looks)
    test.describe(nameOf(look), () => {
      test.use({
        language: look.language,
        viewport: { width: look.width, height: heightOf(look) },
        colorScheme: 'light',
        storageState: whoChose({ language: look.language, themeMode: 'light' }),
      });
      tests(look);
    });
}
