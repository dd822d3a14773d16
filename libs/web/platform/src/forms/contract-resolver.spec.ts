import * as z from 'zod/mini';
import { decimal, line, Location, Shekels } from '@smachot/contracts';
import { readForm } from './contract-resolver';
import { fieldErrorsOf } from './field-errors';
import { fieldAt } from './field-paths';

const Event = z.object({ title: line(10), location: z.nullable(Location) });

describe('what was typed', () => {
  it('becomes the body, or codes at the fields of the form', () => {
    const rules = {
      wireOf: ({ name, address }: { name: string; address: string }) => ({
        title: name,
        location: { address },
      }),
      paths: { name: 'title', address: 'location.address' },
    };
    expect(readForm(Event, { name: ' Henna ', address: 'Haifa' }, rules)).toEqual({
      body: { title: 'Henna', location: { address: 'Haifa' } },
      errors: {},
    });
    expect(readForm(Event, { name: 'far too long a title', address: '' }, rules)).toEqual({
      errors: { name: 'field.too_long', address: 'field.required' },
    });
  });

  it('is refused by rules that the schema does not know, though the schema accepts it', () => {
    const refined = readForm(
      Event,
      { title: 'Henna', location: null },
      { refine: (errors, _, body) => (body?.location === null ? { ...errors, location: 'x.y' } : errors) },
    );
    expect(refined).toEqual({ errors: { location: 'x.y' } });
  });
});

it.each([
  ['location.address', 'address'],
  ['location.address.0', 'address'],
  ['location', 'address'],
  ['title', 'title'],
])('shows an error of %s at %s', (path, field) => {
  expect(fieldAt(path, { address: 'location.address' })).toBe(field);
});

it.each([
  [Shekels, 1.234, 'money.invalid'],
  [Shekels, 200_000_000, 'number.at_most:100000000'],
  [Shekels, '200000000', 'number.at_most:100000000'],
  [z.number().check(z.gte(5)), 4, 'number.at_least:5'],
  [z.number().check(z.gt(0)), 0, 'number.out_of_range'],
  [decimal(z.int()), 1.5, 'number.whole'],
  [z.number(), Number.NaN, 'number.invalid'],
  [z.string(), undefined, 'field.required'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'field.too_long'],
])('gives an issue that the schema leaves unnamed a code: %#', (schema, value, code) => {
  expect(fieldErrorsOf(z.object({ value: schema }), { value })).toEqual({ value: code });
});
