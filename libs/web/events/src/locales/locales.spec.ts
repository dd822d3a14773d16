import { pluralGaps, textGaps } from '@smachot/web-platform';
import ar from './ar.json';
import en from './en.json';
import he from './he.json';
import ru from './ru.json';

it('says the same in Hebrew and in English', () => {
  expect(textGaps(he, en)).toEqual([]);
});

it('says the same in Arabic, with every plural form', () => {
  expect(textGaps(he, ar)).toEqual([]);
  expect(pluralGaps(ar, 'ar')).toEqual([]);
});

it('says the same in Russian, with every plural form', () => {
  expect(textGaps(he, ru)).toEqual([]);
  expect(pluralGaps(ru, 'ru')).toEqual([]);
});

it.each(Object.entries({ he, en, ru, ar }))(
  'names an act on a registration by the words on its button, which are said to a voice control: %s',
  (_, { manage: { move, moveOf } }) => {
    for (const [act, words] of Object.entries(move))
      expect(moveOf[act as keyof typeof moveOf]).toMatch(new RegExp(`^${words}[: ]`));
  },
);
