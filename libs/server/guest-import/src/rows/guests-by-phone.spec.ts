import fc from 'fast-check';
import { exportGuests } from '../write/export-guests';
import { preview } from '../testing/a-source';
import { anExistingGuest } from '../testing/an-existing-guest';
import { classifyRows } from './classify-rows';
import type { ExistingGuest } from './existing-guest';

const aGuest = (id: string, attendeeName: string, overrides: Partial<ExistingGuest> = {}): ExistingGuest =>
  anExistingGuest({ id, attendeeName, ...overrides });
const dana = aGuest('g1', 'דנה לוי', { tableName: '4', hostNote: 'סבתא' });
const yossi = aGuest('g2', 'יוסי לוי', { tableName: '7', estimatedNumberOfGuests: 1 });

const classify = (rows: string[][], existing = [dana, yossi]) =>
  classifyRows(
    rows.map((cells, at) => ({ row: at + 2, cells })),
    ['name', 'phone', 'table'],
    existing,
    { language: 'he' },
  ).rows.map(({ verdict, guestId, notes }) => [verdict, guestId, notes.before ?? notes.sameAs ?? null]);

/** Preview of the guests' export, uploaded as it is. */
const uploadedAgain = async (existing: ExistingGuest[], exported = existing) => {
  const chunks: Uint8Array[] = [];
  const guests = exported.map((guest) => ({
    ...guest,
    ...{ rsvpStatus: 'created' as const, seats: 0, transportation: null, answeredAt: null, over: false },
  }));
  for await (const chunk of exportGuests(guests, 'he')) chunks.push(chunk);
  return preview({ kind: 'file', source: Buffer.concat(chunks) }, { existing });
};

describe('guests who share a phone, exported and uploaded again', () => {
  it.each([
    ['in the order of the list', [dana, yossi]],
    ['in another order', [yossi, dana]],
  ])('stay as they are, %s', async (_, exported) => {
    const { rows, counts } = await uploadedAgain([dana, yossi], exported);
    expect(counts).toEqual({ new: 0, update: 0, duplicate: 2, faulty: 0 });
    expect(rows.map(({ guestId, problems }) => [guestId, problems])).toEqual(
      exported.map(({ id }) => [id, ['unchanged']]),
    );
  });
  it('stay as they are when they share the name too', async () => {
    const namesake = { ...yossi, attendeeName: dana.attendeeName };
    const { counts } = await uploadedAgain([dana, namesake], [namesake, dana]);
    expect(counts).toEqual({ new: 0, update: 0, duplicate: 2, faulty: 0 });
  });
  it('stay as they are when only a count in the name tells them apart', async () => {
    const companion = { ...yossi, attendeeName: 'דנה לוי +1' };
    const { counts } = await uploadedAgain([dana, companion], [companion, dana]);
    expect(counts).toEqual({ new: 0, update: 0, duplicate: 2, faulty: 0 });
  });
});

describe('a row with a phone that guests share', () => {
  it('changes the guest of its name', () =>
    expect(
      classify([
        ['יוסי לוי', '050-2345678', '9'],
        ['דנה  לוי', '050-2345678', '8'],
      ]),
    ).toEqual([
      ['update', 'g2', { tableName: '7' }],
      ['update', 'g1', { tableName: '4' }],
    ]));
  it('is a guest of its own under another name, before and after their rows', () => {
    const another = ['רות לוי', '0502345678', '9'];
    const [first, second] = [dana, yossi].map(({ attendeeName }) => [attendeeName, '0502345678', '']);
    expect(classify([another])).toEqual([['new', null, null]]);
    for (const rows of [
      [another, first!, second!],
      [first!, second!, another],
    ])
      expect(classify(rows)).toEqual(
        rows.map((row) =>
          row === another ? ['new', null, null] : ['duplicate', row === first ? 'g1' : 'g2', null],
        ),
      );
  });
  it('repeats an earlier row of its name', () =>
    expect(
      classify([
        ['דנה לוי', '0502345678', '8'],
        ['דנה לוי', '+972502345678', '9'],
      ]),
    ).toEqual([
      ['update', 'g1', { tableName: '4' }],
      ['duplicate', null, 2],
    ]));
  it('renames nobody', () => {
    const name = fc.constantFrom('דנה לוי', 'יוסי לוי', 'רות לוי', 'דנה');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.constantFrom('', '4', '9'))), (given) => {
        const found = classify(given.map(([said, table]) => [said, '0502345678', table]));
        const updated = found.filter(([verdict]) => verdict === 'update');
        expect(new Set(updated.map(([, id]) => id)).size).toBe(updated.length);
        for (const [, , before] of updated) expect(before).not.toHaveProperty('attendeeName');
      }),
    );
  });
});

it('a second upload of the same table changes nothing, also of guests who share a phone', () => {
  const name = fc.constantFrom('דנה', 'דנה +1', 'יוסי', 'דנה ויוסי 4');
  const phone = fc.constantFrom('', '+972502345678', '+972532345678');
  const table = fc.constantFrom('', '4', '9');
  const guest = fc.tuple(name, phone, table);
  const people = fc.array(guest, { maxLength: 6 });
  fc.assert(
    fc.property(people, people, (present, cells) => {
      const existing = present.map(([named, phoned, at], index) =>
        aGuest(`g${index}`, named, { attendeePhone: phoned || null, tableName: at || null }),
      );
      const upload = (before: ExistingGuest[]) =>
        classifyRows(
          cells.map((row, index) => ({ row: index + 2, cells: row })),
          ['name', 'phone', 'table'],
          before,
          { language: 'he' },
        ).rows;
      const after = new Map(existing.map((one) => [one.id, one]));
      for (const { row, verdict, guestId, guest: said } of upload(existing)) {
        const id = guestId ?? `n${row}`;
        if (verdict === 'new' || verdict === 'update')
          after.set(id, { ...aGuest(id, ''), ...(said as Partial<ExistingGuest>) });
      }
      expect(upload([...after.values()]).filter(({ verdict }) => verdict !== 'duplicate')).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

describe('a row with the phone of one guest', () => {
  it('changes that guest, also the name, and a second row repeats it', () =>
    expect(
      classify(
        [
          ['רות לוי', '0502345678', ''],
          ['דנה לוי', '0502345678', ''],
        ],
        [dana],
      ),
    ).toEqual([
      ['update', 'g1', { attendeeName: 'דנה לוי' }],
      ['duplicate', null, 2],
    ]));
  it('repeats a row that writes the phone in its other form', () =>
    expect(
      classify(
        [
          ['דנה לוי', '+525512345678', ''],
          ['יוסי לוי', '+5215512345678', ''],
        ],
        [{ ...dana, attendeePhone: '+5215512345678' }],
      ),
    ).toEqual([
      ['update', 'g1', { attendeePhone: '+5215512345678' }],
      ['duplicate', null, 2],
    ]));
});
