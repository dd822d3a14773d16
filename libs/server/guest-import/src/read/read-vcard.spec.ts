import { previewTable } from '../preview/preview-table';
import { readVcard } from './read-vcard';

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const cellsOf = (text: string) => readVcard(text).rows.map(({ cells }) => cells);

describe('contacts', () => {
  it('reads name, phone and note', () =>
    expect(cellsOf(card('FN:דנה לוי', 'TEL;TYPE=CELL:050-234-5678', 'NOTE:צמחונית\\, עם ילדים'))).toEqual([
      ['דנה לוי', '050-234-5678', 'צמחונית, עם ילדים'],
    ]));

  it('prefers the mobile to home, work and the preferred line, and never takes a fax', () =>
    expect(
      cellsOf(
        card(
          'FN:דנה',
          'TEL;TYPE=FAX:03-1111111',
          'TEL;TYPE=HOME;TYPE=pref:03-6543210',
          'TEL;TYPE=WORK:054-8812093',
          'TEL;type=CELL;type=VOICE:050-2345678',
        ),
      )[0]?.[1],
    ).toBe('050-2345678'));
  it('takes a mobile that is filed under home', () =>
    expect(cellsOf(card('FN:דנה', 'TEL;TYPE=CELL:*6050', 'TEL;TYPE=HOME:050-2345678'))[0]?.[1]).toBe(
      '050-2345678',
    ));

  it('reads quoted-printable over several lines, in its own charset', () =>
    expect(
      cellsOf(
        [
          'BEGIN:VCARD',
          'VERSION:2.1',
          'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D7=93=D7=A0=',
          '=D7=94',
          'TEL;CELL;PREF:0502345678',
          'END:VCARD',
        ].join('\n'),
      ),
    ).toEqual([['דנה', '0502345678']]));
  it('reads windows-1255', () =>
    expect(
      cellsOf(card('FN;CHARSET=windows-1255;ENCODING=QUOTED-PRINTABLE:=E3=F0=E4', 'TEL:0502345678'))[0]?.[0],
    ).toBe('דנה'));

  it('unfolds lines, item groups and quoted parameters', () =>
    expect(
      cellsOf(
        card(
          'N:לוי;דנה;;;',
          'item1.TEL;X-UUID="a:b;c";TYPE=CELL:050-23',
          ' 4-5678',
          'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
          ' SkZJRg==',
          'X-X:1',
        ),
      ),
    ).toEqual([['דנה לוי', '050-234-5678']]));
  it('reads tel: addresses of version 4', () =>
    expect(cellsOf(card('FN:דנה', 'TEL;VALUE=uri;TYPE="cell":tel:+972-50-234-5678'))[0]?.[1]).toBe(
      '+972-50-234-5678',
    ));
  it('falls back to nickname or firm, and leaves out cards that name nobody', () => {
    expect(cellsOf(card('ORG:פרחי הגליל;מכירות', 'TEL:0502345678'))[0]?.[0]).toBe('פרחי הגליל');
    expect(cellsOf(card('EMAIL:a@b.co'))).toEqual([]);
  });
  it('reads a card that never ends', () =>
    expect(cellsOf('BEGIN:VCARD\nFN:דנה\nTEL:050')).toEqual([['דנה', '050']]));
});

it('a vCard uploaded as a file is read like any table', async () => {
  const preview = await previewTable(
    { kind: 'file', source: Buffer.from(card('FN:דנה לוי', 'TEL;TYPE=CELL:0502345678')) },
    { existing: [], language: 'he' },
  );
  expect(preview).toMatchObject({
    value: { counts: { new: 1 }, rows: [{ guest: { attendeePhone: '+972502345678' } }] },
  });
});
