import type { TableField } from '@smachot/contracts';
import fc from 'fast-check';
import { anExistingGuest } from '../testing/an-existing-guest';
import { classifyRows, type ClassifiedRow } from './classify-rows';
import type { ExistingGuest } from './existing-guest';

const FIELDS: TableField[] = ['name', 'phone', 'seats', 'group', 'table', 'notes', 'requests'];
const classify = (rows: string[][], existing: ExistingGuest[] = [], fields = FIELDS) =>
  classifyRows(
    rows.map((cells, i) => ({ row: i + 2, cells })),
    fields,
    existing,
    { language: 'he' },
  );
const verdicts = (...given: Parameters<typeof classify>) => classify(...given).rows.map((row) => row.verdict);

const aGuest = (overrides: Partial<ExistingGuest> = {}): ExistingGuest =>
  anExistingGuest({ tableName: '4', ...overrides });

/** Guests of the event after confirming these rows. */
const confirmed = (existing: ExistingGuest[], rows: ClassifiedRow[]): ExistingGuest[] => {
  const guests = new Map(existing.map((guest) => [guest.id, guest]));
  rows.forEach((row, i) => {
    const guest = row.guest as Omit<ExistingGuest, 'id'>;
    if (row.verdict === 'new')
      guests.set(`n${existing.length}-${i}`, { ...guest, id: `n${existing.length}-${i}` });
    if (row.verdict === 'update') guests.set(row.guestId!, { ...guest, id: row.guestId! });
  });
  return [...guests.values()];
};

describe('one row', () => {
  it('is new', () =>
    expect(classify([['דנה לוי', '050-2345678', '3', 'חברים', '7', 'צמחונית']]).rows).toEqual([
      {
        row: 2,
        verdict: 'new',
        problems: [],
        notes: {},
        guestId: null,
        guest: {
          attendeeName: 'דנה לוי',
          attendeePhone: '+972502345678',
          group: 'friends',
          tableName: '7',
          estimatedNumberOfGuests: 3,
          language: 'he',
          specialRequests: null,
          hostNote: 'צמחונית',
          groupLabel: null,
          side: null,
        },
      },
    ]));
  it('is faulty without a name', () =>
    expect(classify([['', '0502345678']]).rows[0]).toMatchObject({
      verdict: 'faulty',
      problems: ['name_missing'],
    }));
  it('is faulty with a phone that cannot be read', () =>
    expect(classify([['דנה', '050-23456']]).rows[0]).toMatchObject({
      verdict: 'faulty',
      problems: ['phone_invalid'],
    }));
  it('is good without a phone, and says so', () =>
    expect(classify([['דנה', '']]).rows[0]).toMatchObject({ verdict: 'new', problems: ['phone_missing'] }));
  it('is good with a landline, and says so', () =>
    expect(classify([['דנה', '03-6543210']]).rows[0]).toMatchObject({
      verdict: 'new',
      problems: ['phone_not_mobile'],
    }));
  it('says what was repaired', () =>
    expect(classify([['משפחת לוי 4', '502345678 / 0532345678']]).rows[0]).toMatchObject({
      problems: ['several_phones'],
      notes: { repaired: ['phone', 'seats'] },
      guest: { attendeeName: 'משפחת לוי', estimatedNumberOfGuests: 4 },
    }));
  it('asks again where the count cannot be read', () =>
    expect(classify([['דנה', '0502345678', 'הרבה']]).rows[0]).toMatchObject({
      verdict: 'faulty',
      problems: ['seats_invalid'],
      notes: { said: { seats: 'הרבה' } },
    }));
  it('cuts what is too long', () => {
    const [row] = classify([['א'.repeat(300), '0502345678', '', '', 'ש'.repeat(90)]]).rows;
    expect(row).toMatchObject({
      verdict: 'new',
      problems: ['too_long'],
      notes: { repaired: ['name', 'table'] },
    });
    expect([row!.guest.attendeeName.length, row!.guest.tableName!.length]).toEqual([120, 40]);
  });
  it('joins names, adds counts and takes the first mobile of two columns', () =>
    expect(
      classify(
        [['דנה', 'לוי', '03-6543210', '0502345678', '2', '1']],
        [],
        ['firstName', 'lastName', 'phone', 'phone', 'seats', 'seats'],
      ).rows[0],
    ).toMatchObject({
      guest: { attendeeName: 'דנה לוי', attendeePhone: '+972502345678', estimatedNumberOfGuests: 3 },
    }));
});

describe('rows among themselves', () => {
  it('one phone is one guest', () =>
    expect(
      classify([
        ['דנה', '0502345678'],
        ['יוסי', '+972 50 234 5678'],
      ]).rows[1],
    ).toMatchObject({
      verdict: 'duplicate',
      problems: ['same_as_row'],
      notes: { sameAs: 2 },
    }));
  it('two people of one name are two', () =>
    expect(
      verdicts([
        ['דנה לוי', '0502345678'],
        ['דנה לוי', '0532345678'],
      ]),
    ).toEqual(['new', 'new']));
  it('an exact repeat without a phone is a repeat', () =>
    expect(
      verdicts([
        ['דנה', '', '2'],
        ['דנה', '', '2'],
        ['דנה', '', '3'],
      ]),
    ).toEqual(['new', 'duplicate', 'new']));
});

describe('rows and the guests that are there', () => {
  it('changes nothing', () =>
    expect(classify([['דנה לוי', '0502345678', '2', 'משפחה', '4']], [aGuest()]).rows[0]).toMatchObject({
      verdict: 'duplicate',
      problems: ['unchanged'],
      guestId: 'g1',
    }));
  it('changes what the row says and nothing else', () =>
    expect(
      classify([['דנה לוי', '0502345678', '4', '', '']], [aGuest({ specialRequests: 'טבעונית' })]).rows[0],
    ).toMatchObject({
      verdict: 'update',
      guestId: 'g1',
      notes: { before: { estimatedNumberOfGuests: 2 } },
      guest: { estimatedNumberOfGuests: 4, tableName: '4', group: 'family', specialRequests: 'טבעונית' },
    }));
  it('a guess from the name does not undo what the host has set', () =>
    expect(
      verdicts(
        [['דנה ויוסי', '0502345678']],
        [aGuest({ attendeeName: 'דנה ויוסי', estimatedNumberOfGuests: 5 })],
      ),
    ).toEqual(['duplicate']));
  it('does not overwrite what the guest asked for', () =>
    expect(
      verdicts(
        [['דנה לוי', '0502345678', '', '', '', '', 'צמחונית']],
        [aGuest({ specialRequests: 'טבעונית', ownWords: true })],
      ),
    ).toEqual(['duplicate']));
  it('brings the phone of the one guest who had none', () =>
    expect(classify([['דנה לוי', '0532345678']], [aGuest({ attendeePhone: null })]).rows[0]).toMatchObject({
      verdict: 'update',
      notes: { before: { attendeePhone: null } },
    }));
  it('does not guess which of two it was', () =>
    expect(
      verdicts(
        [['דנה לוי', '0532345678']],
        [aGuest({ attendeePhone: null }), aGuest({ id: 'g2', attendeePhone: null })],
      ),
    ).toEqual(['new']));
});

describe('always', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'דנה',
      'דנה לוי',
      'יוסי',
      'משפחת לוי 4',
      'דנה ויוסי',
      '0502345678',
      '502345678',
      '053-2345678',
      '03-6543210',
      '12',
      '2',
      '3',
      'משפחה',
      'עבודה',
      '-',
      '+2',
    ),
    fc.string({ maxLength: 12 }),
  );
  const table = fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { maxLength: 14 });
  /** People with few names and phones, so that they collide. */
  const crowd = fc.array(
    fc.tuple(
      fc.constantFrom('דנה', 'יוסי'),
      fc.constantFrom('', '', '0502345678', '0532345678', '0542345678'),
      fc.constantFrom('', '1', '2', '3'),
      fc.constantFrom('', 'משפחה', 'חברים'),
      fc.constantFrom('', '4', '7'),
      fc.constantFrom('', 'צמחוני'),
    ),
    { maxLength: 12 },
  );

  it('every row gets one verdict', () =>
    fc.assert(
      fc.property(table, table, (first, second) => {
        const existing = confirmed([], classify(first).rows);
        const { rows, counts } = classify(second, existing);
        expect(rows.map(({ row }) => row)).toEqual(second.map((_, i) => i + 2));
        expect(counts.new + counts.update + counts.duplicate + counts.faulty).toBe(second.length);
      }),
    ));

  it.each([
    ['anything', table],
    ['a crowd', crowd],
  ] as [string, fc.Arbitrary<string[][]>][])('%s uploaded twice changes nothing the second time', (_, rows) =>
    fc.assert(
      fc.property(rows, rows, (before, uploaded) => {
        const existing = confirmed([], classify(before).rows);
        const once = confirmed(existing, classify(uploaded, existing).rows);
        const again = classify(uploaded, once).rows.filter(({ verdict }) => verdict !== 'faulty');
        expect(again.filter(({ verdict }) => verdict !== 'duplicate')).toEqual([]);
      }),
      { numRuns: 1_000 },
    ),
  );

  it('no phone is stored twice', () =>
    fc.assert(
      fc.property(crowd, crowd, (before, uploaded) => {
        const existing = confirmed([], classify(before).rows);
        const phones = confirmed(existing, classify(uploaded, existing).rows).flatMap(
          ({ attendeePhone }) => attendeePhone ?? [],
        );
        expect(new Set(phones).size).toBe(phones.length);
      }),
      { numRuns: 500 },
    ));
});
