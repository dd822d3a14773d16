import { hasValidCheckDigit } from './registered-number';

it.each(['000000018', '123456782', '514756428'])('%s is sound', (number) =>
  expect(hasValidCheckDigit(number)).toBe(true),
);
it.each(['123456789', '123456728', '12345678', '1234567820', '12345678x', ''])('%s is not', (number) =>
  expect(hasValidCheckDigit(number)).toBe(false),
);
