import { safeStorage } from '../safe-storage';
import { takeUpAskedLanguage } from './asked-language';
import { readSettings, SETTINGS_KEY } from './settings';

const at = (address: string) => takeUpAskedLanguage(new URL(address, 'https://app.example') as never);
const kept = () => readSettings(safeStorage.read(SETTINGS_KEY), []);

beforeEach(() => localStorage.clear());

it('is kept like a chosen one, and taken off the address', () => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ language: 'he', direction: 'rtl', themeMode: 'dark' }));
  expect(at('/partner/julie?at=1&lang=ru#menu')).toBe('/partner/julie?at=1#menu');
  expect(kept()).toMatchObject({ language: 'ru', direction: 'ltr', themeMode: 'dark' });
  expect(at('/?lang=ar')).toBe('/');
  expect(kept()).toMatchObject({ language: 'ar', direction: 'rtl' });
});

it.each(['/', '/?at=1', '/?lang=', '/?lang=fr'])(
  'is not changed by an address that asks for none: %s',
  (address) => {
    expect(at(address)).toBeUndefined();
    expect(localStorage.getItem(SETTINGS_KEY)).toBeNull();
  },
);

it('leaves a direction that was chosen against the language as it is', () => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ language: 'en', direction: 'rtl' }));
  expect(at('/?lang=en')).toBe('/');
  expect(kept()).toMatchObject({ language: 'en', direction: 'rtl' });
});
