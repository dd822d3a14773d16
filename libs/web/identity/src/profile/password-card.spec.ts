import { passwordFaults } from './password-card';

it('wants ten characters, twice the same', () => {
  expect(passwordFaults({ current: '', password: 'short', again: 'short' })).toEqual({
    password: 'password.too_short',
  });
  expect(passwordFaults({ current: '', password: 'long enough 1', again: 'long enough 2' })).toEqual({
    again: 'password.mismatch',
  });
  expect(passwordFaults({ current: '', password: 'long enough 1', again: 'long enough 1' })).toEqual({});
});
