import en from './en.json';
import he from './he.json';

it('says the same in Hebrew and in English', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(he).sort());
  for (const text of [...Object.values(he), ...Object.values(en)]) expect(text.trim()).not.toBe('');
});
