import { adminWaysOf, waysOf } from './confirmation';

const email = 'dana@example.test';

it.each([
  [{ hasPassword: true, email: null, emailVerified: false }, ['password']],
  [{ hasPassword: true, email, emailVerified: true }, ['password', 'email']],
  [{ hasPassword: true, email, emailVerified: false }, ['password']],
  [{ hasPassword: false, email, emailVerified: true }, ['email']],
  [{ hasPassword: false, email, emailVerified: false }, ['email', 'sms']],
  [{ hasPassword: false, email: null, emailVerified: false }, ['sms']],
])('%j is known by %j', (known, ways) => expect(waysOf(known)).toEqual(ways));

it.each([
  [{ hasPassword: true, email: null, emailVerified: false }, ['password', 'sms']],
  [{ hasPassword: true, email, emailVerified: false }, ['password', 'sms']],
  [{ hasPassword: true, email, emailVerified: true }, ['password', 'email']],
])('a super admin: %j is known by %j', (known, ways) => expect(adminWaysOf(known)).toEqual(ways));
