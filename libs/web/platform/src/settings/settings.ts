import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DisplayCurrency } from '@smachot/contracts';

export type Settings = {
  themeMode: 'light' | 'dark';
  direction: 'rtl' | 'ltr';
  contrast: 'default' | 'high';
  stretch: boolean;
  language: 'he' | 'en' | 'ru' | 'ar';
  currency: DisplayCurrency;
};

export const SETTINGS_KEY = 'settings';
export const defaultSettings: Settings = {
  themeMode: 'light',
  direction: 'rtl',
  contrast: 'default',
  stretch: false,
  language: 'he',
  currency: 'ILS',
};

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

/** Reads saved settings field by field: an old or broken value resets only itself. */
export const readSettings = (text: string | null): Settings => {
  let saved: Record<string, unknown> = {};
  try {
    saved = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // Another program's value under our key.
  }
  return {
    themeMode: one('themeMode', saved['themeMode']),
    direction: one('direction', saved['direction']),
    contrast: one('contrast', saved['contrast']),
    stretch: one('stretch', saved['stretch']),
    language: one('language', saved['language']),
    currency: one('currency', saved['currency']),
  };
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
