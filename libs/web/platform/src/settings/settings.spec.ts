import fc from 'fast-check';
import { createStore, followOtherTabs } from '../store';
import { defaultSettings, readSettings, SETTINGS_KEY, settingsChanged } from './settings';

beforeEach(() => localStorage.clear());

it('starts with the defaults of the specification', () => {
  expect(createStore().getState().settings).toEqual({
    themeMode: 'light',
    direction: 'rtl',
    contrast: 'default',
    stretch: false,
    language: 'he',
    currency: 'ILS',
  });
});

it('keeps a change under its key, and starts with it next time', () => {
  createStore().dispatch(settingsChanged({ themeMode: 'dark', stretch: true }));
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY)!)).toEqual({
    ...defaultSettings,
    themeMode: 'dark',
    stretch: true,
  });
  expect(createStore().getState().settings).toEqual({ ...defaultSettings, themeMode: 'dark', stretch: true });
});

it('takes over what is chosen in another tab', () => {
  const store = createStore();
  followOtherTabs(store);
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...defaultSettings, themeMode: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  expect(store.getState().settings).toEqual({ ...defaultSettings, themeMode: 'dark' });
});

it('survives whatever stands under the key', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const settings = readSettings(text);
      expect(['light', 'dark']).toContain(settings.themeMode);
      expect(['rtl', 'ltr']).toContain(settings.direction);
      expect(typeof settings.stretch).toBe('boolean');
    }),
  );
  expect(readSettings('{"themeMode":"dark","direction":"up"}')).toEqual({
    ...defaultSettings,
    themeMode: 'dark',
  });
});

it.each([
  [['ru-RU', 'he'], 'ru', 'ltr'],
  [['en-US', 'ar-IL'], 'ar', 'rtl'],
  [['he-IL', 'ru'], 'he', 'rtl'],
  [['en-US', 'en'], 'he', 'rtl'],
  [[], 'he', 'rtl'],
] as const)(
  'guesses from a browser in %s the language %s, until one is chosen',
  (languages, language, direction) => {
    expect(readSettings(null, languages)).toEqual({ ...defaultSettings, language, direction });
    expect(readSettings('{"language":"en","direction":"ltr"}', languages)).toMatchObject({
      language: 'en',
      direction: 'ltr',
    });
  },
);
