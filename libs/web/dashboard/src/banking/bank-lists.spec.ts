import { branchesFor, type Branch } from './bank-lists';

const branch = (branchNumber: string, name: string, city: string, closed = false): Branch => ({
  branchNumber,
  name,
  city,
  closed,
});
const branches = [
  branch('634', 'עסקים גליל', 'כרמיאל'),
  branch('601', 'מרכז העיר', 'תל אביב -יפו'),
  branch('602', 'רמת החי"ל', 'תל אביב -יפו', true),
  branch('745', 'קריית-אתא', 'קריית אתא'),
];
const found = (typed: string) => branchesFor(typed, branches).map(({ branchNumber }) => branchNumber);

describe('suggested branches', () => {
  it.each([
    ['6', ['634', '601']],
    ['63', ['634']],
    ['תל אביב', ['601']],
    ['גליל', ['634']],
    ['קריית אתא', ['745']],
    ['קרייתאתא', ['745']],
  ])('%s: %j', (typed, numbers) => expect(found(typed)).toEqual(numbers));

  it('are none before anything is typed, and none for a whole number', () => {
    expect(found('')).toEqual([]);
    expect(found('634')).toEqual([]);
  });

  it('leave closed branches out', () => expect(found('602')).toEqual([]));

  it('are few, however many there are', () => {
    const many = Array.from({ length: 40 }, (_, index) => branch(String(100 + index), 'מרכז', 'חיפה'));
    expect(branchesFor('חיפה', many)).toHaveLength(7);
  });
});
