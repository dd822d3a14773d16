import * as z from 'zod/mini';
import { BookingForm } from './orders/bookings';
import { digitsOf, lengthAt, maxLengthOf, rangeOf, schemaAt } from './limits';
import { line, optionalLine, paragraphs, Participants, Phone, Shekels } from './primitives';

describe('the limits of a field, read from its schema', () => {
  it.each([
    ['a line', line(80), 80],
    ['a line that may be empty', optionalLine(300), 300],
    ['paragraphs', paragraphs(2_000), 2_000],
    ['a phone', Phone, 40],
    ['an optional line with a default', z._default(z.optional(z.nullable(line(30))), ''), 30],
    ['a text without a limit', z.string(), undefined],
  ])('%s', (_, schema, length) => {
    expect(maxLengthOf(schema)).toBe(length);
  });

  it('counts the characters of the largest number', () => {
    expect(maxLengthOf(Participants)).toBe('100000'.length);
    expect(maxLengthOf(Shekels)).toBe('100000000.00'.length);
    expect(maxLengthOf(z.number().check(z.int(), z.gte(-500), z.lte(99)))).toBe('-500'.length);
  });

  it('does not guess the length of a number with unbounded decimals', () => {
    expect(maxLengthOf(z.number().check(z.gte(0), z.lte(10)))).toBeUndefined();
  });

  it('counts the digits of a number whose decimals are unbounded', () => {
    expect(digitsOf(z.coerce.number().check(z.gte(0), z.lte(100_000_000)))).toBe(9);
    expect(digitsOf(z.number())).toBeUndefined();
  });

  it('reads the range of a number', () => {
    expect(rangeOf(Participants)).toEqual({ min: 1, max: 100_000 });
    expect(rangeOf(z.number().check(z.lte(5)))).toEqual({ max: 5 });
    expect(rangeOf(z.number().check(z.gte(0)))).toEqual({ min: 0 });
    expect(rangeOf(line(5))).toEqual({});
  });

  it('finds the schema at a path, through optional parts, lists and unions', () => {
    const Lines = z.object({ lines: z.optional(z.array(z.object({ title: line(40) }))) });
    const Either = z.union([z.object({ password: line(200) }), z.object({ code: line(6) })]);
    expect(maxLengthOf(schemaAt(Lines, 'lines.3.title')!)).toBe(40);
    expect(maxLengthOf(schemaAt(Either, 'code')!)).toBe(6);
    expect(schemaAt(BookingForm, 'title')).toBe(BookingForm.shape.title);
    expect(lengthAt(BookingForm, 'customerPhone')).toBe(40);
    expect(lengthAt(BookingForm, 'absent')).toBeUndefined();
    expect(schemaAt(BookingForm, 'absent')).toBeUndefined();
    expect(schemaAt(BookingForm, 'title.of')).toBeUndefined();
  });
});
