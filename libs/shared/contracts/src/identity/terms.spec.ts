import { mustAcceptTerms } from './terms';

const versions = [
  { version: 'first', material: true },
  { version: 'wording', material: false },
  { version: 'material', material: true },
  { version: 'typo', material: false },
];

it.each([
  ['first', true],
  ['wording', true],
  ['material', false],
  ['typo', false],
  ['unknown', true],
  [null, true],
])('who accepted %s is asked again: %s', (accepted, asked) => {
  expect(mustAcceptTerms(accepted, versions)).toBe(asked);
});
