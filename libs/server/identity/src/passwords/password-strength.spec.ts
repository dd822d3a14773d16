import { isWeak } from './password-strength';

const noa = {
  firstName: 'נועה',
  lastName: 'Barak',
  email: 'noa.lemon@example.test',
  phone: '+972521234567',
  username: 'u1x2y3z4a5',
};

describe('a password', () => {
  it.each([
    ['digits only', '8472910385'],
    ['digits and dashes', '84-72-91-03-85'],
    ['blanks only', '            '],
    ['punctuation only', '!@#$%^&*()_+'],
    ['a common one', 'password123'],
    ['a common one in capitals', 'PASSWORD123'],
    ['another common one', 'qwertyuiop'],
    ['one letter', 'aaaaaaaaaaaa'],
    ['one letter many times', 'a'.repeat(200)],
    ['a row of letters', 'abcdefghijkl'],
    ['the phone', '0521234567'],
    ['the phone abroad', '+972521234567'],
    ['the phone with a letter', 'a0521234567'],
    ['the name twice', 'נועה Barak נועה'],
    ['the name with a year', 'Barak נועה 1990'],
    ['the address', 'noa.lemon@example'],
  ])('is weak when it is %s', (_, password) => {
    expect(isWeak(password, noa)).toBe(true);
  });

  it.each([
    'olives and lemons',
    'סבתא אוהבת פלאפל',
    'barak likes 40 olives',
    'тихий вечер у моря',
    'Xk2-9vLq-77aa',
  ])('may be %s', (password) => {
    expect(isWeak(password, noa)).toBe(false);
  });
});
