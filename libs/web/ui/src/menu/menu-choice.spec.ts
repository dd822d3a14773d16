import { type MenuSection, type PricingUnitRequest } from '@smachot/contracts';
import {
  choicesOf,
  firstMissing,
  firstRequest,
  fitRequest,
  limitOf,
  quantityOf,
  stateOf,
  toggled,
  withQuantity,
} from './menu-choice';
import { aSection } from '../testing/a-section';

const mains = aSection({ min: 3, max: 3, items: [{ isDefault: true }, {}, {}, {}, { isIncluded: true }] });
const take = (section: MenuSection, ...indexes: number[]) =>
  indexes.reduce<PricingUnitRequest>(
    (request, index) => toggled([section], request, section, section.items[index]!),
    { sections: [] },
  );
const taken = (section: MenuSection, request: PricingUnitRequest) =>
  choicesOf(section)
    .filter((item) => quantityOf(request, section, item) > 0)
    .map(({ index }) => index);

describe('choosing from a section', () => {
  it('starts with what the partner proposes, and says what is left', () => {
    const request = firstRequest([mains]);
    expect(taken(mains, request)).toEqual([0]);
    expect(stateOf(mains, request)).toEqual({ chosen: 1, min: 3, max: 3, of: 4, missing: 2, full: false });
    expect(firstMissing([mains], request)).toEqual({ section: mains, missing: 2 });
  });

  it('takes and gives back, and takes no more than it may', () => {
    const three = take(mains, 0, 1, 2);
    expect(stateOf(mains, three)).toMatchObject({ missing: 0, full: true });
    expect(taken(mains, toggled([mains], three, mains, mains.items[3]!))).toEqual([0, 1, 2]);
    expect(taken(mains, toggled([mains], three, mains, mains.items[1]!))).toEqual([0, 2]);
    expect(firstMissing([mains], three)).toBeNull();
  });

  it('of which one is wanted swaps, and keeps one', () => {
    const one = aSection({ min: 1, max: 1, items: [{}, {}] });
    expect(taken(one, take(one, 0, 1))).toEqual([1]);
    expect(taken(one, take(one, 1, 1))).toEqual([1]);
    const atMostOne = aSection({ max: 1, items: [{}, {}] });
    expect(taken(atMostOne, take(atMostOne, 0, 1))).toEqual([1]);
    expect(taken(atMostOne, take(atMostOne, 1, 1))).toEqual([]);
  });

  it('counts one dish taken three times as one choice, within its bounds', () => {
    const stands = aSection({
      max: 1,
      items: [
        { isMultipleSelection: true, isMultipleSelectionLimited: true, minSelection: 2, maxSelection: 4 },
      ],
    });
    const item = stands.items[0]!;
    const set = (request: PricingUnitRequest, quantity: number) =>
      withQuantity([stands], request, { section: stands, item, quantity });
    const two = take(stands, 0);
    expect(quantityOf(two, stands, item)).toBe(2);
    expect(quantityOf(set(two, 9), stands, item)).toBe(4);
    expect(quantityOf(set(two, 1), stands, item)).toBe(2);
    expect(quantityOf(set(two, 0), stands, item)).toBe(0);
    expect(stateOf(stands, set(two, 3))).toMatchObject({ chosen: 1, full: true });
  });

  it.each([
    [{ min: 3, max: 3, items: [{}, {}, {}, {}] }, 'exact'],
    [{ min: 1, max: 1, items: [{}, {}] }, 'one'],
    [{ min: 2, items: [{}, {}, {}] }, 'atLeast'],
    [{ min: 1, max: 2, items: [{}, {}, {}] }, 'between'],
    [{ max: 2, items: [{}, {}, {}] }, 'upTo'],
    [{ items: [{}, {}] }, 'any'],
    [{ items: [{ isIncluded: true }] }, 'nothing'],
  ])('says the rule of %j as %s', (given, key) => {
    expect(limitOf(stateOf(aSection(given), null)).key).toBe(key);
  });
});

describe('a request of a menu that changed', () => {
  it('keeps what is still there', () => {
    const request = {
      sections: [
        { index: 0, items: [0, 1, 2, 3, 77].map((index) => ({ index, quantity: 5 })) },
        { index: 9, items: [{ index: 0, quantity: 1 }] },
      ],
    };
    expect(fitRequest([mains], request)).toEqual({
      sections: [{ index: 0, items: [0, 1, 2].map((index) => ({ index, quantity: 1 })) }],
    });
    expect(fitRequest([mains], null)).toEqual({ sections: [] });
  });
});
