import fc from 'fast-check';
import {
  addDays,
  atWallTime,
  canonicalPhone,
  daysUntil,
  phoneForms,
  isIsraeliMobile,
  isMobile,
  nationalPhone,
  newId,
  readPhone,
  nameKey,
  searchKey,
  splitVat,
  stripInvisible,
  tidy,
  toAgorot,
  toForeignUnits,
  toShekels,
  wallTime,
} from './index';

describe('phones', () => {
  it.each([
    ['050-234-5678', '+972502345678'],
    ['502345678', '+972502345678'],
    ['\u200e+972 (0)50 2345678\u202c', '+972502345678'],
    ['00972-50-2345678', '+972502345678'],
    ['050\u05be2345678', '+972502345678'],
    ['050-1234567', '+972501234567'],
  ])('reads %s', (raw, e164) => expect(readPhone(raw)).toEqual({ ok: true, e164, mobile: true }));

  it('knows a landline', () =>
    expect(readPhone('03-6543210')).toEqual({ ok: true, e164: '+97236543210', mobile: false }));

  it.each(['050-2345678', '03-6543210', '077-2345678', '+1 212 555 0123'])(
    'tells the kind of the stored number as of the text: %s',
    (raw) => {
      const phone = readPhone(raw);
      if (!phone.ok) throw new Error(`not read: ${raw}`);
      expect(isMobile(phone.e164)).toBe(phone.mobile);
    },
  );
  it.each([
    ['+972502345678', true],
    ['+97236543210', false],
    ['+12125550123', false],
  ])('knows which numbers are of Israeli mobiles: %s', (e164, expected) =>
    expect(isIsraeliMobile(e164)).toBe(expected),
  );

  it.each(['', '12', '050-123', '*2345', '1-700-123-123', '050-2345678 ::: 052-2345678', 'דנה'])(
    'refuses %s',
    (raw) => expect(readPhone(raw)).toEqual({ ok: false }),
  );

  it.each([
    ['Mexico, with the 1 of WhatsApp', '+5215512345678', '+525512345678'],
    ['Mexico, as dialled', '+525512345678', '+525512345678'],
    ['Mexico, an area that begins with 1', '+521112345678', '+521112345678'],
    ['Argentina, without the 9', '+541112345678', '+5491112345678'],
    ['Argentina, as dialled', '+5491112345678', '+5491112345678'],
    ['Brazil, without the ninth digit', '+553196883193', '+5531996883193'],
    ['Brazil, as dialled', '+5531996883193', '+5531996883193'],
    ['Brazil, a landline', '+553132345678', '+553132345678'],
    ['Brazil, a mobile that would be a landline without it', '+5511932345678', '+5511932345678'],
    ['Israel', '+972521234567', '+972521234567'],
    ['the United States', '+12125550123', '+12125550123'],
  ])('recognises a phone in whatever form it is written: %s', (_, written, canonical) => {
    expect(canonicalPhone(written)).toBe(canonical);
    expect(phoneForms(written)).toContain(written);
    for (const form of phoneForms(written)) expect(phoneForms(form)).toEqual(phoneForms(canonical));
  });

  it('shows a number the way it is read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_000_000, max: 599_999_999 }), (n) => {
        expect(readPhone(nationalPhone(`+972${n}`))).toEqual({ ok: true, e164: `+972${n}`, mobile: true });
      }),
    );
  });
});

describe('money', () => {
  it('survives the way to shekels and back', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (agorot) =>
        expect(toAgorot(toShekels(agorot))).toBe(agorot),
      ),
    ));
  it('refuses a third decimal', () => expect(() => toAgorot('1.005')).toThrow(RangeError));
  it('says what it is in another currency, in whole units and never too little', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 10 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (agorot, tenThousandths) => {
          const units = BigInt(toForeignUnits(agorot, tenThousandths / 10_000));
          // both sides in millionths of a shekel
          const sum = BigInt(agorot) * 100n;
          expect(units * BigInt(tenThousandths) >= sum && (units - 1n) * BigInt(tenThousandths) < sum).toBe(
            true,
          );
        },
      ),
    );
    expect([
      toForeignUnits(0, 3.7435),
      toForeignUnits(37_435, 3.7435),
      toForeignUnits(37_436, 3.7435),
    ]).toEqual([0, 100, 101]);
  });
  it('splits VAT without losing an agora', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (gross) => {
        const { net, vat } = splitVat(gross, 18);
        expect(net + vat).toBe(gross);
      }),
    ));
});

describe('time in Israel', () => {
  describe('is read as the formatter reads it', () => {
    const zone = { timeZone: 'Asia/Jerusalem' };
    const clock = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
    const weekdays = new Intl.DateTimeFormat('en-US', { ...zone, weekday: 'short' });
    const isRight = (instant: Date) => {
      const { day, time, weekday } = wallTime(instant);
      const shown = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday];
      return `${day} ${time} ${shown}` === `${clock.format(instant)} ${weekdays.format(instant)}`;
    };

    it('at any instant of two centuries', () =>
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
          isRight,
        ),
        { numRuns: 2000 },
      ));
    it('through every half hour of the weeks in which clocks are changed', () => {
      const [halfHour, month] = [1_800_000, 31 * 48];
      const wrong = [
        '2026-03-10T00:00:00Z',
        '2026-10-10T00:00:00Z',
        '1946-04-01T00:00:00Z',
        '1946-09-15T00:00:00Z',
      ]
        .flatMap((from) =>
          Array.from({ length: month }, (_, at) => new Date(Date.parse(from) + at * halfHour)),
        )
        .filter((instant) => !isRight(instant));
      expect(wrong).toEqual([]);
    });
  });
  it('goes to the wall clock and back', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (instant) => {
          const { day, time } = wallTime(instant);
          const back = wallTime(atWallTime(day, time));
          expect([back.day, back.time]).toEqual([day, time]);
        },
      ),
    ));
  it('moves a time that the spring night skips to the next hour', () =>
    expect(wallTime(atWallTime('2026-03-27', '02:30'))).toMatchObject({ day: '2026-03-27', time: '03:30' }));
  it.each(['0002-12-12', '0020-12-12', '0202-12-12'])(
    'reads %s, a year that is being typed, as a day that can be counted from',
    (day) => expect(addDays(wallTime(atWallTime(day, '18:00')).day, 1)).toBe(day.replace(/12$/, '13')),
  );
  it('adds calendar days over the autumn night', () => expect(addDays('2026-10-24', 2)).toBe('2026-10-26'));
  it('counts days on the calendar, not in hours', () => {
    // 23:30 in Israel, and half an hour past midnight there
    expect(daysUntil(new Date('2026-12-17T22:30:00Z'), new Date('2026-12-17T21:30:00Z'))).toBe(1);
    expect(daysUntil(new Date('2026-12-17T21:00:00Z'), new Date('2026-12-17T00:00:00Z'))).toBe(0);
    expect(daysUntil(new Date('2026-12-16T12:00:00Z'), new Date('2026-12-17T12:00:00Z'))).toBe(-1);
  });
});

describe('text', () => {
  it('removes what cannot be seen', () => expect(tidy('\u202b  דנה\u200f \n כהן\ufeff ')).toBe('דנה כהן'));
  it.each([
    ['a heart in colour', '\u2764\uFE0F'],
    ['a bride and a groom', '\u{1F470}\u200D\u2640\uFE0F\u{1F935}\u200D\u2642\uFE0F'],
    ['a bride with dark skin', '\u{1F470}\u{1F3FF}\u200D\u2640\uFE0F'],
    ['a family of four', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['a flag', '\u{1F1EE}\u{1F1F1}'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['Persian half-spaces', 'می\u200Cخواهم با خانواده\u200Cام بیایم'],
    ['an Indic conjunct', 'क्\u200Dष'],
  ])('keeps %s as typed', (_, typed) => expect(tidy(`דנה ${typed} כהן`)).toBe(`דנה ${typed} כהן`));

  it.each([
    ['between Hebrew letters', 'ד\u200Cנ\u200Dה'],
    ['between Latin letters', 'd\u200Da\u200Bn\u2060a'],
    ['after a digit', '1\uFE0F2\u200D3'],
    ['at the end of a picture', '\u{1F470}\u200D'],
    ['behind a bidi mark', '\u{1F470}\u200F\u200D\u2640'],
    ['around a word', '\u2067דנה\u2069\u061C'],
    ['in tags that are no flag', 'a\u{E0061}\u{E0062}\u{E007F}'],
  ])('removes joiners and marks %s', (_, typed) =>
    expect(stripInvisible(typed)).not.toMatch(/[\u061C\u200B-\u200F\u2060-\u2069\uFE0F\u{E0000}-\u{E007F}]/u),
  );

  it('is settled after one pass, and a search finds what is written with marks', () => {
    const unit = fc.constantFrom(
      ...'אaم3 ',
      '\u200C',
      '\u200D',
      '\uFE0F',
      '\u200F',
      '\u2764',
      '\u{1F470}',
      '\u{1F3FF}',
      '\u20E3',
      '\u{E0061}',
      '\u{E007F}',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (typed) => expect(tidy(tidy(typed))).toBe(tidy(typed))),
    );
    expect(searchKey('می\u200Cخواهم')).toBe(searchKey('میخواهم'));
    expect(searchKey('דנה \u2764\uFE0F')).toBe(searchKey('דנה \u2764'));
  });

  it('forgives final letters and gershayim', () =>
    expect(searchKey('תנ״ך שלום')).toBe(searchKey('תנכ שלומ')));

  it.each([
    ['José', 'jose'],
    ['Jose\u0301', 'JOSE'],
    ['Артём', 'артем'],
    ['أحمد', 'احمد'],
    ['فاطمة', 'فاطمه'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלומ'],
    ['김', '김'],
  ])('a name is looked for without its marks: %s', (name, typed) =>
    expect(nameKey(name)).toBe(nameKey(typed)),
  );
});

it('makes ids in the order of time', () => {
  expect(newId(1000) < newId(2000)).toBe(true);
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
