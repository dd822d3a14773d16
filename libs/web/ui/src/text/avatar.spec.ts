import { colourOf, initials } from './avatar';

it.each([
  ['רחל כהן', 'רכ'],
  ['משפחת אברהמי', 'אב'],
  ['שרה ומוטי פרידמן', 'שו'],
  ['Noa', 'No'],
  ['  ', ''],
  ['😀 לוי', '😀ל'],
])('of %j are %j', (name, letters) => expect(initials(name)).toBe(letters));

it('gives a name the same colour each time', () => expect(colourOf('רחל כהן')).toBe(colourOf('רחל כהן')));
