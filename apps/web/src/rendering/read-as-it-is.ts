import type { Look } from '@smachot/contracts';
import { guessedLanguage } from '@smachot/web-platform-light';

/** What this browser keeps and a page shows: an event the prices are for, hearts, a comparison. */
const SHOWN = ['storedEvent', 'favourites', 'compare'];

const savedLook = (): Partial<Look> | null => {
  try {
    return JSON.parse(localStorage.getItem('settings') ?? 'null') as Partial<Look> | null;
  } catch {
    return null;
  }
};

const keepsWhatIsShown = (): boolean => {
  try {
    return SHOWN.some((key) => !['', '[]'].includes(localStorage.getItem(key) ?? ''));
  } catch {
    // no storage: nothing is kept
    return false;
  }
};

/** Whether the page looks and speaks as this browser wants it; it may have lost the cookie that tells the server. */
const isInItsLook = (): boolean => {
  const { lang, dataset } = document.documentElement;
  const saved = savedLook();
  if (!saved) return lang === (guessedLanguage(navigator.languages) ?? 'he');
  const stretch = saved.stretch ? 'on' : 'off';
  return (
    lang === saved.language &&
    dataset['theme'] === saved.themeMode &&
    dataset['contrast'] === saved.contrast &&
    dataset['stretch'] === stretch
  );
};

/** An address that opens a panel, or a map, whose streets only a browser draws. */
const opensMore = (): boolean => {
  const query = new URLSearchParams(location.search);
  return query.has('panel') || query.get('view') === 'map';
};

/** Whether a rendered page is all that its reader wants to see, so that nothing is missing while the app waits: no part is still to come. */
export const isReadAsItIs = (): boolean =>
  isInItsLook() && !keepsWhatIsShown() && !opensMore() && document.querySelector('[aria-busy=true]') === null;
