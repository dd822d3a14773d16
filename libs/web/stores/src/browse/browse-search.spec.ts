import * as fc from 'fast-check';
import {
  BrowseSort,
  BusinessCategory,
  FoodFilter,
  KosherFilter,
  Occasion,
  SpokenLanguage,
  StoreSetting,
} from '@smachot/contracts';
import { noEvent } from '../event-info/event-info';
import { NO_NARROWINGS, NOTICES } from './narrowings';
import { questionOf, readSearch, writeSearch, type BrowseSearch } from './browse-search';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const hebrew = [...'אבגדהוזחטיכלמנסעפצקרשתםןץףך'];
const wordOf = (letters: Iterable<string>) => fc.constantFrom(...letters);
const anyLocation = fc
  .record({
    address: fc
      .tuple(
        wordOf(hebrew),
        fc.string({ unit: wordOf([...hebrew, ...' ,0123456789']), maxLength: 30 }),
        wordOf(hebrew),
      )
      .map((parts) => parts.join('')),
    placeId: fc.option(fc.string({ unit: wordOf('ABCXYZabcxyz0123456789_-'), minLength: 4, maxLength: 30 }), {
      nil: undefined,
    }),
    geocode: fc.option(
      fc.record({
        lat: fc.integer({ min: -90_0000, max: 90_0000 }).map((n) => n / 10_000),
        lng: fc.integer({ min: -180_0000, max: 180_0000 }).map((n) => n / 10_000),
      }),
      { nil: undefined },
    ),
  })
  .chain((place) => fc.boolean().map((isTown) => ({ ...place, isTown })))
  .map(({ address, placeId, geocode, isTown }) => ({
    address,
    ...(isTown ? { town: address } : {}),
    ...(placeId ? { placeId } : {}),
    ...(geocode ? { geocode } : {}),
  }));
const tenth = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 10);
const anyArea = fc
  .tuple(tenth(-900, 0), tenth(-1_800, 0), tenth(1, 900), tenth(1, 1_800))
  .map((sides) => sides.join(','));
const anySearch: fc.Arbitrary<BrowseSearch> = fc.record({
  celebrating: maybe(fc.constantFrom(...Occasion.options)),
  datetime: maybe(
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
  location: maybe(anyLocation),
  participants: maybe(fc.integer({ min: 1, max: 100_000 })),
  category: maybe(fc.constantFrom(...BusinessCategory.options)),
  sort: fc.constantFrom(...BrowseSort.options),
  budget: maybe(fc.integer({ min: 1, max: 1_000_000 })),
  rating: maybe(fc.constantFrom(4, 4.5)),
  q: fc.string({ unit: wordOf([...hebrew, ...'abcxyz']), maxLength: 20 }),
  kosher: maybe(fc.constantFrom(...KosherFilter.options)),
  food: maybe(fc.constantFrom(...FoodFilter.options)),
  accessible: maybe(fc.constant('yes' as const)),
  setting: maybe(fc.constantFrom(...StoreSetting.options)),
  seats: maybe(fc.integer({ min: 1, max: 100_000 })),
  notice: maybe(fc.constantFrom(...NOTICES)),
  language: maybe(fc.constantFrom(...SpokenLanguage.options)),
  perGuest: maybe(fc.integer({ min: 1, max: 1_000_000 })),
  area: maybe(anyArea),
  view: fc.constantFrom('list', 'map'),
});
const read = (text: string) => readSearch(new URLSearchParams(text));

describe('a search in the address', () => {
  it('is read as it was written', () => {
    fc.assert(fc.property(anySearch, (search) => expect(readSearch(writeSearch(search))).toEqual(search)));
  });

  it('leaves the rest of the address alone, and takes out what is no longer asked for', () => {
    const before = new URLSearchParams('ask=when&q=פרחים&budget=500');
    const after = writeSearch({ ...readSearch(before), q: '', sort: 'price' }, before);
    expect(Object.fromEntries(after)).toEqual({ ask: 'when', budget: '500', sort: 'price' });
  });

  it.each([
    'category=magic&sort=random&budget=-5&rating=9&participants=none&datetime=soon&lat=1&lng=2&celebrating=divorce&view=globe&kosher=maybe&food=fish&accessible=no&setting=moon&seats=0&notice=1&speaks=xx&perGuest=1.5&area=33,35,32,36',
    'budget=&rating=&participants=&datetime=&place=%20',
  ])('reads what it cannot mean as nothing: %s', (text) => {
    expect(read(text)).toEqual({
      ...noEvent,
      ...NO_NARROWINGS,
      category: null,
      sort: 'recommended',
      budget: null,
      rating: null,
      q: '',
      view: 'list',
      area: null,
    });
  });

  it('is never thrown off by what somebody writes into the bar', () => {
    const names = wordOf(['category', 'sort', 'lat', 'participants', 'datetime', 'q', 'x', '']);
    const anything = fc.string({ unit: wordOf('אa0%F+-.=&;# \u0000'), maxLength: 20 });
    const pairs = fc.array(fc.tuple(names, anything).map((pair) => pair.join('=')));
    fc.assert(fc.property(pairs, (texts) => void read(texts.join('&'))));
  });
});

describe('what the server is asked', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const search = read(
    'category=catering&datetime=2026-12-17T17:30:00.000Z&place=שדה&lat=31.9&lng=34.9&participants=248&budget=60000&rating=4.5&celebrating=bar-mitzva&kosher=badatz&food=vegan&accessible=yes&setting=outdoor&seats=300&notice=48&speaks=en&perGuest=250&q=קוסקוס&sort=distance&view=map&area=31.5,34.5,32.5,35.2',
  );
  it('is everything that was said', () => {
    expect(questionOf(search, now)).toEqual({
      category: 'catering',
      occasion: 'bar-mitzva',
      kosher: 'badatz',
      food: 'vegan',
      accessible: 'yes',
      setting: 'outdoor',
      seats: 300,
      notice: 48,
      language: 'en',
      perGuest: 250,
      datetime: '2026-12-17T17:30:00.000Z',
      lat: 31.9,
      lng: 34.9,
      participants: 248,
      budget: 60_000,
      rating: 4.5,
      q: 'קוסקוס',
      area: '31.5,34.5,32.5,35.2',
      sort: 'distance',
      limit: 60,
    });
  });
  it('is not who is free yesterday, nor who is near nowhere', () => {
    const question = questionOf({ ...search, location: { address: 'אצלנו' } }, new Date('2027-01-01'));
    expect(question).toMatchObject({ sort: 'recommended' });
    expect(Object.keys(question)).not.toEqual(expect.arrayContaining(['datetime']));
    expect(question).not.toHaveProperty('lat');
  });
});
