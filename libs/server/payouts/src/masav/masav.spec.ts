import fc from 'fast-check';
import { codeA } from './code-a';
import { masavFile, type MasavHead, type MasavPayment, RECORD } from './masav-file';
import { readAnswer } from './masav-answer';

const head: MasavHead = {
  ...{ institution: '12345678', sender: '54321', name: 'שמחות בע״מ' },
  ...{ serial: 1, paymentDay: '2031-06-09', createdDay: '2031-06-08' },
};
const payment: MasavPayment = {
  ...{ bankNumber: '12', branchNumber: '634', accountNumber: '471840512', payeeNumber: '51234567' },
  ...{ payeeName: 'המטבח', amount: 123_456, reference: 100_001 },
};
const linesOf = (file: Buffer): string[] => file.toString('latin1').split('\r\n');
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{1,${length}}$`));
const payments = fc.array(
  fc.record({
    bankNumber: digits(2),
    branchNumber: digits(3),
    accountNumber: digits(9),
    payeeNumber: digits(9),
    payeeName: fc.string({ unit: 'grapheme', maxLength: 40 }),
    amount: fc.integer({ min: 1, max: 2_000_000_000 }),
    reference: fc.integer({ min: 1, max: 2_000_000_000 }),
  }),
  { minLength: 1, maxLength: 20 },
);

it('writes the records as Masav wants them', () => {
  const [first, second, third, last, end] = linesOf(masavFile(head, [payment]));
  expect(first).toBe(
    `K12345678` +
      `00` +
      `310609` +
      `0` +
      `001` +
      `0` +
      `310608` +
      `54321` +
      `000000` +
      'YNGEZ AR"N'.padStart(30) +
      ' '.repeat(56) +
      'KOT',
  );
  expect(second).toBe(
    `1` +
      `12345678` +
      `00` +
      `000000` +
      `12` +
      `634` +
      `0000` +
      `471840512` +
      `0` +
      `051234567` +
      'GAHND'.padEnd(16) +
      `0000000123456` +
      `00000000000000100001` +
      `31063106` +
      `000` +
      `006` +
      `0`.repeat(18) +
      `  `,
  );
  expect(third).toBe(
    `5` +
      `12345678` +
      `00` +
      `310609` +
      `0` +
      `001` +
      `000000000123456` +
      `0`.repeat(15) +
      `0000001` +
      `0000000` +
      ' '.repeat(63),
  );
  expect([last, end]).toEqual(['9'.repeat(RECORD), '']);
});

it('writes records of 128 bytes that add up to their total, whatever is paid', () =>
  fc.assert(
    fc.property(payments, (list) => {
      const file = masavFile(head, list);
      const lines = linesOf(file);
      expect(file.length).toBe((list.length + 3) * (RECORD + 2));
      expect(lines.slice(0, -1).every((line) => line.length === RECORD)).toBe(true);
      expect(file.every((byte) => byte < 0x7f)).toBe(true);
      const paid = lines.filter((line) => line.startsWith('1'));
      expect(paid.map((line) => Number(line.slice(61, 74)))).toEqual(list.map(({ amount }) => amount));
      expect(paid.map((line) => line.slice(26, 35))).toEqual(
        list.map(({ accountNumber }) => accountNumber.padStart(9, '0')),
      );
      const total = lines.at(-3)!;
      expect(Number(total.slice(21, 36))).toBe(list.reduce((sum, { amount }) => sum + amount, 0));
      expect(Number(total.slice(51, 58))).toBe(list.length);
    }),
  ));

it.each([
  ['an account of more than nine digits', { accountNumber: '1234567890' }],
  ['an account that is no number', { accountNumber: '12a' }],
  ['a sum of nothing', { amount: 0 }],
  ['half an agora', { amount: 10.5 }],
])('refuses %s', (_, change) =>
  expect(() => masavFile(head, [{ ...payment, ...change }])).toThrow(RangeError),
);

it('writes Hebrew letters, and no Latin ones, which would read as Hebrew', () => {
  expect(codeA('אבגדהוזחטיךכלםמןנסעףפץצקרשת')).toBe('&ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(codeA('Cafe קפה־בר 3\r\n')).toBe('WTD AX 3');
});

describe('the answer of the bank', () => {
  const answer = (list: MasavPayment[], codes: string[]): Buffer => {
    const lines = linesOf(masavFile(head, list));
    return Buffer.from(
      lines.map((line, at) => (line.startsWith('1') ? line.slice(0, -2) + codes[at - 1] : line)).join('\r\n'),
    );
  };

  it('names the payments that came back, and why', () => {
    const other = { ...payment, amount: 9_900, reference: 100_002 };
    expect(readAnswer(answer([payment, other], ['02', '77']), head.institution)).toEqual({
      ok: true,
      value: [
        { reference: 100_001, amount: 123_456, code: '02', reason: 'account_closed' },
        { reference: 100_002, amount: 9_900, code: '77', reason: 'refused' },
      ],
    });
  });

  it('may name none', () => {
    const empty = linesOf(masavFile(head, [payment])).filter((line) => !line.startsWith('1'));
    const total = empty[1]!;
    empty[1] = total.slice(0, 21) + '0'.repeat(15) + total.slice(36, 51) + '0'.repeat(7) + total.slice(58);
    expect(readAnswer(Buffer.from(empty.join('\r\n')), head.institution)).toEqual({ ok: true, value: [] });
  });

  it('is refused whole when it is cut off, of another payer, or does not add up', () => {
    const good = answer([payment], ['01']).toString();
    const refused = { ok: false, code: 'payouts.answer_unreadable' };
    for (const text of [
      '',
      good.slice(0, 300),
      good.replace('0000000123456', '0000000123457'),
      good.replace('9'.repeat(RECORD), ''),
      `${good}${good}`,
      good.replaceAll('12345678', '87654321'),
    ])
      expect(readAnswer(Buffer.from(text), head.institution)).toMatchObject(refused);
  });

  it('is not the file that was sent, nor one with a payment without a code', () => {
    const refused = { ok: false, code: 'payouts.answer_unreadable' };
    expect(readAnswer(masavFile(head, [payment]), head.institution)).toMatchObject(refused);
    const other = { ...payment, reference: 100_002 };
    expect(readAnswer(answer([payment, other], ['02', '  ']), head.institution)).toMatchObject(refused);
  });

  it('is read or refused, whatever it is', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        expect(readAnswer(Buffer.from(bytes), head.institution).ok).toBe(false);
      }),
    ));
});
