import { Language, LANGUAGE_PARAMETER } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { safeStorage } from '../safe-storage';
import { readSettings, SETTINGS_KEY } from './settings';

/**
 * Keeps the language that the address asks for, as a search engine's result does, like one chosen here. Answers the address without
 * it: what the person chooses later counts. Undefined when the address asks for none.
 */
export const takeUpAskedLanguage = ({ pathname, search, hash }: Location = location): string | undefined => {
  const query = new URLSearchParams(search);
  const asked = query.get(LANGUAGE_PARAMETER);
  const language = Language.options.find((one) => one === asked);
  if (!language) return undefined;
  const settings = readSettings(safeStorage.read(SETTINGS_KEY));
  if (settings.language !== language)
    safeStorage.write(
      SETTINGS_KEY,
      JSON.stringify({ ...settings, language, direction: directionOf(language) }),
    );
  query.delete(LANGUAGE_PARAMETER);
  const rest = query.toString();
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`;
};
