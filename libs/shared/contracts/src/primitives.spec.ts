import * as z from 'zod/mini';
import { Day, decimal, digits, Email, Id, Instant, line, Moment, Phone, Shekels } from './primitives';
import { EventInfo } from './orders/orders';
import { PricingFactor } from './stores/pricing-units';

const firstCode = (schema: z.ZodMiniType, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]!.message;
};

describe('numbers', () => {
  it.each([
    ['12.5', 12.5],
    [' 300 ', 300],
    ['-1', -1],
    ['0', 0],
    [7, 7],
  ])('%p is the decimal %p', (given, read) => expect(decimal().parse(given)).toBe(read));

  it.each([
    '1e2',
    '0x10',
    '1,5',
    '12 000',
    'abc',
    '3-4',
    'Infinity',
    '٣',
    '--1',
    '1.',
    '.5',
    {},
    [5],
    true,
    Number.NaN,
  ])('%p is none', (given) => expect(firstCode(decimal(), given)).toBe('number.invalid'));

  it('keep their bounds when they come as text', () => {
    expect(Shekels.parse('19.90')).toBe(19.9);
    expect(Shekels.safeParse('19.999').success).toBe(false);
    expect(Shekels.safeParse('-1').success).toBe(false);
    expect(
      PricingFactor.parse({
        type: 'range',
        participants: { min: '20', max: '200' },
        basePrice: '500',
        pricePerParticipant: 120,
      }),
    ).toEqual({
      type: 'range',
      participants: { min: 20, max: 200 },
      basePrice: 500,
      pricePerParticipant: 120,
    });
  });
});

describe('moments', () => {
  it.each([
    [new Date('2027-05-06T15:00:00Z'), '2027-05-06T15:00:00.000Z'],
    [Date.UTC(2027, 4, 6, 15), '2027-05-06T15:00:00.000Z'],
    ['2027-05-06T18:00:00+03:00', '2027-05-06T18:00:00+03:00'],
    ['2027-05-06T18:00', '2027-05-06T15:00:00.000Z'],
    ['2027-05-06', '2027-05-05T21:00:00.000Z'],
  ])('%p is %p', (given, read) => expect(Moment.parse(given)).toBe(read));

  it.each([
    'tomorrow',
    '2027-13-01',
    '2027-02-30',
    '06/05/2027',
    '2027-05-06T25:00',
    '1794000000',
    -1,
    1e20,
    Number.NaN,
    {},
    true,
  ])('%p is none', (given) => expect(firstCode(Moment, given)).toBe('date.invalid'));

  it('are taken so for the start of an order, and its number as text', () => {
    const info = { participants: '50', datetime: Date.UTC(2027, 4, 6, 15), location: null };
    expect(EventInfo.parse(info)).toEqual({
      participants: 50,
      datetime: '2027-05-06T15:00:00.000Z',
      location: null,
    });
    expect(firstCode(EventInfo, { ...info, participants: '0' })).toBe('number.positive');
    expect(firstCode(EventInfo, { ...info, participants: '2.5' })).toBe('number.whole');
  });
});

describe('digits', () => {
  it.each([
    ['', 'field.required'],
    [undefined, 'field.required'],
    ['12a', 'field.digits_only'],
    ['٣٣', 'field.digits_only'],
    ['12', 'digits.exact:3'],
    ['1234', 'digits.exact:3'],
    ['123', undefined],
  ])('%p where three are needed: %p', (given, code) => expect(firstCode(digits(3), given)).toBe(code));

  it('name both bounds', () => {
    expect(firstCode(digits(2, 10), '1')).toBe('digits.between:2:10');
    expect(firstCode(digits(2, 10), '12345678901')).toBe('digits.between:2:10');
    expect(firstCode(digits(2, 10), '1234567890')).toBeUndefined();
  });
});

describe('a field that was not given', () => {
  const kinds: Record<string, z.ZodMiniType> = {
    line: line(10),
    number: decimal(),
    plainNumber: z.number(),
    boolean: z.boolean(),
    choice: z.enum(['a', 'b']),
    literal: z.literal('x'),
    list: z.array(z.string()),
    object: z.object({ a: z.string() }),
    Id,
    Instant,
    Moment,
    Day,
    Email,
    Phone,
    Shekels,
  };
  it.each(Object.keys(kinds))('%s is required', (kind) => {
    for (const missing of [{}, { it: null }])
      expect(firstCode(z.object({ it: kinds[kind]! }), missing)).toBe('field.required');
  });

  it.each(['Email', 'Phone', 'line', 'Day', 'Moment', 'number'])('%s left empty is required', (kind) =>
    expect(firstCode(kinds[kind]!, '')).toBe('field.required'),
  );

  it('is told from one that is wrong', () => {
    expect(firstCode(Email, 'nobody')).toBe('email.invalid');
    expect(firstCode(Phone, '12')).toBe('phone.invalid');
    expect(firstCode(Day, '2027-02-30')).toBe('date.invalid');
  });
});
