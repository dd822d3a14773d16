import { OptionalEmail } from './optional-email';

it('takes empty as none, trims, and refuses the rest by its code', () => {
  expect(OptionalEmail.parse('')).toBeNull();
  expect(OptionalEmail.parse('  ')).toBeNull();
  expect(OptionalEmail.parse(' noa@example.com ')).toBe('noa@example.com');
  const refused = OptionalEmail.safeParse('noa@');
  expect(refused.error?.issues[0]?.message).toBe('email.invalid');
});
