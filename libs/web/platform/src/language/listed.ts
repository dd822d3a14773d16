import type { Language } from '@smachot/contracts';
import { formatList } from '@smachot/i18n';
import { i18n } from './i18n';

/** "milk, eggs", with the comma of the language that is shown. */
export const listed = (words: readonly string[]): string => formatList(words, i18n.language as Language);
