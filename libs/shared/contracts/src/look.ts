import { z } from 'zod/mini';
import { DisplayCurrency } from './payments/exchange-rates';
import { Language } from './primitives';

/** What a person set in this browser: how pages look, and the language they are in. */
export const Look = z.object({
  language: Language,
  direction: z.enum(['rtl', 'ltr']),
  themeMode: z.enum(['light', 'dark']),
  contrast: z.enum(['default', 'high']),
  stretch: z.boolean(),
  currency: DisplayCurrency,
});
export type Look = z.infer<typeof Look>;

/** The cookie that tells the server how to render pages for this browser. It says nothing about the person. */
export const LOOK_COOKIE = 'look';

/** How pages look to those who have set nothing. */
export const DEFAULT_LOOK: Look = {
  language: 'he',
  direction: 'rtl',
  themeMode: 'light',
  contrast: 'default',
  stretch: false,
  currency: 'ILS',
};

/** Parameter of an address that asks for the page in another language than Hebrew: a search engine keeps one address for each. */
export const LANGUAGE_PARAMETER = 'lang';

/** The id of the element that holds what a rendered page was made from. */
export const RENDERED_ID = 'rendered';
