import fs from 'node:fs';
import path from 'node:path';
import { Language } from '@smachot/contracts';
import { pluralGaps, textGaps } from './parity';

const root = path.resolve(__dirname, '../../../..');
/** Every folder with the texts of one room, from the root. */
const folders = ['apps/web/src', 'libs/web'].flatMap((place) =>
  fs
    .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('locales/he.json') && !file.includes('node_modules'))
    .map((file) => path.dirname(path.join(place, file))),
);
const textsOf = (folder: string, language: Language) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, `${language}.json`), 'utf8')) as Parameters<
    typeof textGaps
  >[0];

it('finds the texts of all rooms', () => expect(folders.length).toBeGreaterThan(20));

it.each(folders.flatMap((folder) => Language.options.map((language) => ({ folder, language }))))(
  '$folder says in $language what it says in Hebrew, in every plural form',
  ({ folder, language }) => {
    const texts = textsOf(folder, language);
    expect(textGaps(textsOf(folder, 'he'), texts)).toEqual([]);
    expect(pluralGaps(texts, language)).toEqual([]);
  },
);
