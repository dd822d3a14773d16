import type { TablePreview } from '@smachot/contracts';
import { remapped } from './column-mapping';
import { vcardOf } from './contacts';
import { sourceOf, textSource } from './table-source';

// jsdom's File cannot be read
const file = (name: string, text = 'x', size = text.length) =>
  ({ name, size, text: () => Promise.resolve(text) }) as unknown as File;

describe('what a host brings', () => {
  it('is taken as a table or as contacts by its ending', async () => {
    const table = file('אורחים.XLSX');
    expect(await sourceOf(table)).toEqual({ from: 'file', file: table });
    expect(await sourceOf(file('all.vcf', 'BEGIN:VCARD'))).toEqual({
      from: 'text',
      kind: 'vcard',
      text: 'BEGIN:VCARD',
    });
  });

  it.each([
    ['a picture', file('list.png'), 'unsupported'],
    ['a file without an ending', file('guests'), 'unsupported'],
    ['nothing', file('guests.csv', ''), 'empty'],
    ['more than the server takes', file('guests.csv', 'x', 10 * 1024 * 1024 + 1), 'tooLarge'],
  ])('is refused before it travels: %s', async (_, brought, problem) => {
    expect(await sourceOf(brought)).toBe(problem);
  });

  it('pasted is a list, unless it is a vCard', () => {
    expect(textSource('רחל כהן, 052-345-6789')).toMatchObject({ kind: 'list' });
    expect(textSource('  BEGIN:VCARD\nFN:רחל\nEND:VCARD')).toMatchObject({ kind: 'vcard' });
    expect(textSource(' \n ')).toBe('empty');
  });
});

describe('picked contacts', () => {
  it('become cards, every phone in them, whatever the name contains', () => {
    expect(
      vcardOf([
        { name: ['לוי; רחל,\nדוד'], tel: ['052-345-6789', '03-1234567'] },
        { name: [], tel: [] },
      ]),
    ).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:לוי\\; רחל\\, דוד',
        'TEL:052-345-6789',
        'TEL:03-1234567',
        'END:VCARD',
      ].join('\r\n'),
    );
  });
});

describe('correcting a column', () => {
  const columns = (['name', 'phone', 'ignore', 'notes'] as const).map(
    (field, index): TablePreview['columns'][number] => ({
      index,
      title: field,
      field,
      samples: [],
    }),
  );

  it('takes the meaning from the column that had it', () => {
    expect(remapped(columns, 2, 'phone')).toEqual(['name', 'ignore', 'phone', 'notes']);
  });

  it('lets several columns be notes or be left out', () => {
    expect(remapped(columns, 2, 'notes')).toEqual(['name', 'phone', 'notes', 'notes']);
    expect(remapped(columns, 0, 'ignore')).toEqual(['ignore', 'phone', 'ignore', 'notes']);
  });
});
