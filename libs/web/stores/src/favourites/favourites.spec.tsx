import {
  addFavourite,
  browseStores,
  favouriteIds,
  listFavourites,
  MOST_CARDS,
  readStore,
  readStoreCards,
  removeFavourite,
} from '@smachot/contracts';
import { refusing, session, signInNoa, type Answer } from '@smachot/web-platform';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard, aStore, STORE_ID } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

const OTHER_ID = '01920000-0000-7000-8000-000000000077';
/** The answer without an event. */
const starting = { km: null, price: { ...aCard().price!, exact: false, delivery: 0 } };
const julie = aCard(starting);
const other = aCard({
  ...starting,
  partnerId: OTHER_ID,
  partnerUsername: 'other',
  businessName: 'הבר של קובי',
});
const cards = (...stores: object[]): Answer => ({ call: readStoreCards, answer: { stores } });
const heartOf = (name: string) => screen.findByRole('button', { name: `שמירת ${name} במועדפים` });
const storedIds = () => JSON.parse(localStorage.getItem('favourites') ?? '[]') as string[];

afterEach(cleanup);

describe('the heart of a visitor', () => {
  it('on a card keeps the store in the browser, and lets it go', async () => {
    const answer = { stores: [aCard({ price: null })], nextCursor: null };
    const { asked } = await renderStores('/', [{ call: browseStores, answer }]);
    const heart = await heartOf('המטבח של סבתא');
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(storedIds()).toEqual([STORE_ID]);
    fireEvent.click(heart);
    expect(storedIds()).toEqual([]);
    expect(asked.some(({ path }) => path.includes('favourites'))).toBe(false);
  });

  it('on the page of a store is the same heart', async () => {
    await renderStores('/partner/savta', [{ call: readStore, answer: aStore() }], {
      stored: { favourites: [STORE_ID] },
    });
    expect((await heartOf('המטבח של סבתא')).getAttribute('aria-pressed')).toBe('true');
  });

  it('says where more can be kept when the browser is full', async () => {
    const full = Array.from({ length: MOST_CARDS }, (_, at) => OTHER_ID.replace(/77$/, String(at + 10)));
    await renderStores('/partner/savta', [{ call: readStore, answer: aStore() }], {
      stored: { favourites: full },
    });
    fireEvent.click(await heartOf('המטבח של סבתא'));
    const why = (await screen.findByText(/בלי חשבון אפשר לשמור עד 50 עסקים/)).closest<HTMLElement>(
      '[role=alert]',
    )!;
    expect(within(why).getByRole('link').getAttribute('href')).toBe('/login?next=%2Fpartner%2Fsavta');
  });
});

describe('the list of a visitor', () => {
  it('shows what this browser keeps and asks for the sign-in', async () => {
    const { asked } = await renderStores('/me/favourites', [cards(other, julie)], {
      stored: { favourites: [OTHER_ID, STORE_ID] },
    });
    const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(names).toEqual(['הבר של קובי', 'המטבח של סבתא']);
    expect(asked.find(({ path }) => path === readStoreCards.path)!.query).toBe(
      `?ids=${encodeURIComponent(`${OTHER_ID},${STORE_ID}`)}`,
    );
    expect(screen.getByRole('link', { name: 'כניסה' }).getAttribute('href')).toBe(
      '/login?next=%2Fme%2Ffavourites',
    );
    // without an event a card shows the starting price
    expect(document.body.textContent).toMatch(/החל מ־.*49,600/);
    expect(document.body.textContent).not.toContain('הכול כלול');
  });

  it('lets one go, and has it back when that is taken back', async () => {
    await renderStores('/me/favourites', [cards(other, julie)], {
      stored: { favourites: [OTHER_ID, STORE_ID] },
    });
    fireEvent.click(await heartOf('הבר של קובי'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'הבר של קובי' })).toBeNull());
    expect(await screen.findByText('הבר של קובי הוסר מהמועדפים')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ביטול הפעולה' }));
    expect(await screen.findByRole('heading', { name: 'הבר של קובי' })).toBeTruthy();
    expect(storedIds()).toEqual([OTHER_ID, STORE_ID]);
  });

  it('says in a word that a store is not shown any more', async () => {
    await renderStores('/me/favourites', [cards(julie)], { stored: { favourites: [OTHER_ID, STORE_ID] } });
    expect(await screen.findByText(/עסק אחד ששמרתם לא מוצג כרגע באתר/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'להסרה מהרשימה' }));
    await waitFor(() => expect(storedIds()).toEqual([STORE_ID]));
    await waitFor(() => expect(screen.queryByText(/עסק אחד ששמרתם/)).toBeNull());
  });

  it('says what it is for while it is empty, and asks nobody', async () => {
    const { asked } = await renderStores('/me/favourites', []);
    expect(await screen.findByRole('heading', { name: 'עוד לא שמרתם עסקים' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe('the list of an account', () => {
  beforeAll(() => signInNoa());
  afterAll(() => act(() => session.logout()));

  const ids: Answer = { call: favouriteIds, answer: { partnerIds: [OTHER_ID, STORE_ID] } };
  const list = (store: object | null = other): Answer => ({
    call: listFavourites,
    answer: {
      favourites: [
        { partnerId: OTHER_ID, businessName: 'הבר של קובי', store },
        { partnerId: STORE_ID, businessName: 'המטבח של סבתא', store: aCard() },
      ],
      nextCursor: null,
    },
  });

  it('names the store that is not shown any more, and takes it off the list', async () => {
    const { asked } = await renderStores('/me/favourites', [ids, list(null), { call: removeFavourite }]);
    expect(await screen.findByText(/הבר של קובי לא מוצג כרגע באתר/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'המטבח של סבתא' })).toBeTruthy();
    expect(screen.queryByText(/רק בדפדפן הזה/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'להסרה מהרשימה' }));
    await waitFor(() => expect(screen.queryByText(/לא מוצג כרגע/)).toBeNull());
    expect(asked.find(({ method }) => method === 'DELETE')!.path).toBe(`/v1/me/favourites/${OTHER_ID}`);
  });

  it('takes the heart back and says why when one more is refused', async () => {
    await renderStores('/partner/savta', [
      { call: favouriteIds, answer: { partnerIds: [OTHER_ID] } },
      refusing(addFavourite, 'favourites.too_many'),
      { call: readStore, answer: aStore() },
    ]);
    const heart = await heartOf('המטבח של סבתא');
    fireEvent.click(heart);
    expect((await screen.findByText(/עד 200 עסקים/)).getAttribute('role')).toBe('alert');
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });
});
