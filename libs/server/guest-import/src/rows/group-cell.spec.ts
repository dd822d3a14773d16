import { exportWords } from '../write/export-words';
import { readGroupCell, readSide } from './group-cell';

describe('whose guest', () => {
  it.each([
    ['כלה', 'bride'],
    ['חתן', 'groom'],
    ['צד הכלה', 'bride'],
    ['הורי החתן', 'groom'],
    ['חתן וכלה', 'both'],
    ['שניהם', 'both'],
    ["Bride's side", 'bride'],
    ['groom', 'groom'],
    ['both', 'both'],
    ['נועה', null],
    ['אחיה של מיכלה', null],
    ['', null],
  ])('%s: %s', (said, side) => expect(readSide(said)).toBe(side));
});

describe('a group in the words of the host', () => {
  it.each([
    ['משפחה', 'family', null, null],
    ['ידידי משפחה', 'family_friends', null, null],
    ['חברים מהצבא', 'friends', 'חברים מהצבא', null],
    ['משפחת הכלה', 'family', 'משפחת הכלה', 'bride'],
    ['חוג תנ״ך', null, 'חוג תנ״ך', null],
    ['-', null, null, null],
  ] as const)('%s', (said, group, label, side) =>
    expect(readGroupCell(said)).toEqual({ group, label, side }),
  );

  it.each(['he', 'en', 'ru', 'ar'] as const)(
    'the product’s own labels are groups and no more: %s',
    (language) => {
      for (const [group, label] of Object.entries(exportWords[language].groups))
        expect(readGroupCell(label)).toEqual({ group, label: null, side: null });
    },
  );
  it('the product’s own sides are read in every language', () => {
    for (const { sides } of Object.values(exportWords))
      for (const [side, label] of Object.entries(sides)) expect(readSide(label)).toBe(side);
  });
});
