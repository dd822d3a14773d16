import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** The server puts one nonce per answer here; styles without it are refused by the content security policy. */
const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ||
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ||
  undefined;

const caches = new Map<'rtl' | 'ltr', EmotionCache>();

const optionsOf = (direction: 'rtl' | 'ltr') => ({
  key: direction === 'rtl' ? 'smr' : 'sml',
  stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
});

/** One cached instance per direction: switching back must not write all styles again. */
export const emotionCache = (direction: 'rtl' | 'ltr'): EmotionCache => {
  const known = caches.get(direction);
  if (known) return known;
  const cache = createCache({ ...optionsOf(direction), nonce: nonce() });
  caches.set(direction, cache);
  return cache;
};
