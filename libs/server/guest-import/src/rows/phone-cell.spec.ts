import fc from 'fast-check';
import { readPhoneCell } from './phone-cell';

const DANA = '+972502345678';

describe('phone cells', () => {
  it.each([
    '0502345678',
    '050-2345678',
    '050-234-5678',
    '050 234 5678',
    '(050) 234-5678',
    '050\u05be2345678',
    '+972502345678',
    '972-50-234-5678',
    '00972502345678',
  ])('reads %s as it stands', (raw) =>
    expect(readPhoneCell(raw)).toEqual({
      kind: 'phone',
      e164: DANA,
      mobile: true,
      several: false,
      repaired: false,
    }),
  );

  it.each([
    '502345678',
    '502345678.0',
    '5.02345678E+08',
    "'0502345678",
    '="0502345678"',
    '\u200e0502345678',
    '\u202a+972 50-234-5678\u202c',
    '050\ufe0d2345678',
    '\u0660\u0665\u0660\u0662\u0663\u0664\u0665\u0666\u0667\u0668',
    '\uff10\uff15\uff10\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
    'נייד: 050-234-5678',
    '050-234-5678 דנה',
    'tel:+972502345678',
    'https://wa.me/972502345678',
    '972502345678@c.us',
    '012-972-50-2345678',
    '05O-2345678',
    '050_2345678',
    '+2 0502345678',
    '050-2345678 ext 3',
  ])('repairs %s', (raw) =>
    expect(readPhoneCell(raw)).toEqual({
      kind: 'phone',
      e164: DANA,
      mobile: true,
      several: false,
      repaired: true,
    }),
  );

  it.each([
    '050-2345678 / 053-2345678',
    '050-2345678 ::: 053-2345678',
    '050-2345678\n053-2345678',
    '050-2345678,053-2345678',
    '0502345678 0532345678',
    '050-2345678 או 053-2345678',
    '03-6543210 / 050-2345678',
  ])('takes the first mobile of %s', (raw) =>
    expect(readPhoneCell(raw)).toEqual({
      kind: 'phone',
      e164: DANA,
      mobile: true,
      several: true,
      repaired: true,
    }),
  );
  it('does not take the end of a number written with dots for decimals', () =>
    expect(readPhoneCell('050.0000000')).toMatchObject({ kind: 'phone', e164: '+972500000000' }));
  it('counts one number written twice as one', () =>
    expect(readPhoneCell('050-2345678 / 0502345678')).toMatchObject({ several: false }));
  it('knows a landline', () =>
    expect(readPhoneCell('02-6234567')).toMatchObject({ kind: 'phone', mobile: false, repaired: false }));

  it.each(['', ' ', '-', 'אין', 'N/A', '0', '\u200f'])('takes %j for none', (raw) =>
    expect(readPhoneCell(raw)).toEqual({ kind: 'missing' }),
  );
  it.each([
    '5.08E+08',
    '9.72508E+11',
    '050-765-432',
    '050-765-43210',
    '*6050',
    '100',
    'abc',
    '1-800-123-456',
    '89123456789',
    '4155552671',
  ])('does not guess at %s', (raw) => expect(readPhoneCell(raw)).toEqual({ kind: 'invalid' }));

  it('finds a mobile however it is decorated', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000_000, max: 599_999_999 }),
        fc.constantFrom('', '\u200f', '\u202b', "'", 'נייד: '),
        fc.constantFrom('', '-', ' ', '.', '\u05be', '\u2013'),
        fc.constantFrom('0', '+972', '972', '00972'),
        (national, before, separator, prefix) => {
          const digits = String(national);
          const raw = `${before}${prefix}${separator}${digits.slice(0, 2)}${separator}${digits.slice(2)}${before.trim() === "'" ? '' : '\u200e'}`;
          expect(readPhoneCell(raw)).toMatchObject({ kind: 'phone', e164: `+972${national}` });
        },
      ),
    ));
  it('never throws and never invents digits', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789+-. ()/:,אE=\n\u200f'), maxLength: 40 }),
        (raw) => {
          const reading = readPhoneCell(raw);
          if (reading.kind === 'phone') {
            const local = reading.e164.replace(/^\+972/, '').replace('+', '');
            expect(raw.replace(/\D/g, '')).toContain(local.slice(-4));
          }
        },
      ),
      { numRuns: 2_000 },
    ));
});
