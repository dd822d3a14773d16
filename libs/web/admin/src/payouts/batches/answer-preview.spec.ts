import { previewAnswer } from './answer-preview';

/** A record of a payment as the layout of the bank's files has it. */
const payment = (agorot: number, reference: string, code = '02') =>
  [
    '1',
    '12345678',
    '00',
    '000000',
    '12',
    '634',
    '0000',
    '000482917',
    '0',
    '515873204',
    'ABC'.padStart(16),
    String(agorot).padStart(13, '0'),
    reference.padStart(20, '0'),
    '2611',
    '2611',
    '000',
    '006',
    '0'.repeat(18),
    code,
  ].join('');
const head = 'K'.padEnd(125).concat('KOT');
const total = '5'.padEnd(128);
const end = '9'.repeat(128);
const file = (...records: string[]) => records.map((record) => `${record}\r\n`).join('');

describe('what a file of the bank says', () => {
  it('is built of records of the length that the layout has', () =>
    expect(payment(120_000, '700001')).toHaveLength(128));

  it('is its payments, with our references', () =>
    expect(previewAnswer(file(head, payment(120_000, '700001'), payment(5, '700002'), total, end))).toEqual([
      { reference: '700001', agorot: 120_000 },
      { reference: '700002', agorot: 5 },
    ]));

  it('is nothing returned, when there are none', () =>
    expect(previewAnswer(file(head, total, end))).toEqual([]));

  it.each([
    ['nothing', ''],
    ['a table', 'reference,amount\n700001,1200\n'],
    ['half a record', file(head, payment(120_000, '700001').slice(0, 90))],
    ['the file that was sent', file(head, payment(120_000, '700001', '  '), total, end)],
    [
      'an amount that is none',
      file(head, payment(120_000, '700001').replace('0000000120000', '000000012,000')),
    ],
  ])('is unknown for %s', (_, text) => expect(previewAnswer(text)).toBeNull());
});
