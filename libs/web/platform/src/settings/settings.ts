import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LOOK, LOOK_COOKIE, type Look } from '@smachot/contracts';
import { DAY_SECONDS } from '@smachot/kernel';
import { guessedLanguage } from './guessed-language';

export type Settings = Look;

export const SETTINGS_KEY = 'settings';
export const defaultSettings: Settings = DEFAULT_LOOK;

const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  themeMode: ['light', 'dark'],
  direction: ['rtl', 'ltr'],
  contrast: ['default', 'high'],
  stretch: [false, true],
  language: ['he', 'en', 'ru', 'ar'],
  currency: ['ILS', 'EUR', 'USD'],
};

const one = <K extends keyof Settings>(name: K, value: unknown): Settings[K] =>
  ALLOWED[name].find((allowed) => allowed === value) ?? defaultSettings[name];

/** Reads saved settings field by field: an old or broken value resets only itself. @param languages of the browser */
export const readSettings = (
  text: string | null,
  languages: readonly string[] = globalThis.navigator?.languages ?? [],
): Settings => {
  let saved: Record<string, unknown> = {};
  try {
    saved = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // Another program's value under our key.
  }
  const language = one('language', saved['language'] ?? guessedLanguage(languages));
  const direction = language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
  return {
    themeMode: one('themeMode', saved['themeMode']),
    direction: one('direction', saved['direction'] ?? direction),
    contrast: one('contrast', saved['contrast']),
    stretch: one('stretch', saved['stretch']),
    language,
    currency: one('currency', saved['currency']),
  };
};

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Tells the server, by a cookie, how pages for this browser are to be rendered. */
export const tellLook = (settings: Settings): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LOOK_COOKIE}=${encodeURIComponent(JSON.stringify(settings))}; max-age=${YEAR_SECONDS}; path=/; samesite=lax${secure}`;
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    settingsChanged: (settings, { payload }: PayloadAction<Partial<Settings>>) => ({
      ...settings,
      ...payload,
    }),
  },
});
export const { settingsChanged } = settingsSlice.actions;
