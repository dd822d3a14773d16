import { searchedWords } from './searched-words';

describe('what is searched among bookings', () => {
  it.each(['0541112233', '054-111 2233', '+972 54 1112233', '00972541112233', '(054) 1112233'])(
    'finds a phone written as %s',
    (typed) => expect(searchedWords(typed)?.phone).toBe('%541112233%'),
  );
  it('finds the end of a number, and no number in words or in three digits', () => {
    expect(searchedWords('2233')?.phone).toBe('%2233%');
    for (const typed of ['מיכל', 'הגפן 3000', '054']) expect(searchedWords(typed)?.phone).toBeNull();
  });
  it('takes signs of patterns for themselves, and nothing for no search', () => {
    expect(searchedWords(' 50%_\\ ')?.text).toBe('%50\\%\\_\\\\%');
    for (const typed of [undefined, '', '  ']) expect(searchedWords(typed)).toBeUndefined();
  });
});
