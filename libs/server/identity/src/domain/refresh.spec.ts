import { type RefreshState, refreshVerdict, type Verdict } from './refresh';

const fresh: RefreshState = {
  familyRevoked: false,
  expired: false,
  usedSecondsAgo: null,
  successorUsed: false,
};
const cases: [string, Partial<RefreshState>, Verdict][] = [
  ['a fresh token', {}, 'rotate'],
  ['an expired one', { expired: true }, 'refuse'],
  ['one of a revoked family', { familyRevoked: true }, 'refuse'],
  [
    'a used one of a revoked family',
    { familyRevoked: true, usedSecondsAgo: 1, successorUsed: true },
    'refuse',
  ],
  ['one used a moment ago whose successor rests', { usedSecondsAgo: 0 }, 'repeat'],
  ['one used a minute ago whose successor rests', { usedSecondsAgo: 60 }, 'repeat'],
  ['one used longer ago', { usedSecondsAgo: 60.1 }, 'theft'],
  ['one whose successor was used', { usedSecondsAgo: 0.2, successorUsed: true }, 'theft'],
  ['a used one after its end', { usedSecondsAgo: 90, expired: true }, 'refuse'],
];

describe('a refresh token that is brought back', () => {
  it.each(cases)('%s', (_, state, verdict) => {
    expect(refreshVerdict({ ...fresh, ...state })).toBe(verdict);
  });
});
