import { isReadAsItIs } from './read-as-it-is';

const root = document.documentElement;
const settings = { language: 'he', themeMode: 'light', contrast: 'default', stretch: false };
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
  history.replaceState(null, '', '/');
  root.lang = 'he';
  Object.assign(root.dataset, { theme: 'light', contrast: 'default', stretch: 'off' });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'he']);
});

it('a first visitor reads what was rendered', () => expect(isReadAsItIs()).toBe(true));

it('so does who comes again in the same look, and has kept nothing', () => {
  keep('settings', settings);
  localStorage.setItem('favourites', '[]');
  localStorage.setItem('consent', 'denied');
  expect(isReadAsItIs()).toBe(true);
});

it.each<[string, () => void]>([
  ['a browser in Russian', () => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU'])],
  ['a look of one’s own', () => keep('settings', { ...settings, themeMode: 'dark' })],
  ['a language of one’s own', () => keep('settings', { ...settings, language: 'en' })],
  ['an event the prices are for', () => keep('storedEvent', { participants: 80 })],
  ['hearts', () => keep('favourites', ['savta-julie'])],
  ['a panel that the address opens', () => history.replaceState(null, '', '/?panel=settings')],
  ['a map', () => history.replaceState(null, '', '/?category=catering&view=map')],
  ['a part that is still to come', () => (document.body.innerHTML = '<div aria-busy="true"></div>')],
])('%s is more than what was rendered', (_, given) => {
  given();
  expect(isReadAsItIs()).toBe(false);
});
