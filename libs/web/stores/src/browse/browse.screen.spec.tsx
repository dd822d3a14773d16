import { browseStores, browseWithout, clientConfig } from '@smachot/contracts';
import { setProductTime } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

beforeEach(() => setProductTime('2090-11-10T09:00:00.000Z'));
afterEach(cleanup);

const wedding = {
  eventId: null,
  celebrating: 'wedding',
  participants: 248,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address: 'שדה ורבורג', geocode: { lat: 32.2, lng: 34.9 } },
};
const answered = (...stores: object[]) => ({ call: browseStores, answer: { stores, nextCursor: null } });
const aConfig = (map: object) => ({
  contactChatUrl: 'https://chat.example',
  version: '1',
  now: new Date().toISOString(),
  development: false,
  sandboxUrl: null,
  analytics: null,
  webAnalytics: null,
  map: { styleUrl: null, tilesUrl: null, attribution: null, ...map },
});
/** Other requests, as of the paid places, may come after it. */
const lastSearch = (asked: { path: string; query: string }[]) =>
  asked.findLast(({ path }) => path === '/v1/partners')!;
const queryOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

describe('the browse page', () => {
  it('asks only for those who can do it, and shows the price all in', async () => {
    const { asked } = await renderStores('/', [answered(aCard())], { event: wedding });
    const card = (await screen.findByRole('heading', { level: 3, name: 'המטבח של סבתא' })).closest('li')!;
    expect(card.textContent).toMatch(/49,600/);
    for (const words of ['הכול כלול', 'פנוי ב־17.12', 'מגיע אליכם', 'דירוג 4.9 מתוך 5, לפי 212 חוות דעת'])
      expect(within(card).getByText(words, { exact: false })).toBeTruthy();
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/partner/savta');
    expect(queryOf(lastSearch(asked).query)).toEqual({
      datetime: wedding.datetime,
      lat: '32.2',
      lng: '34.9',
      participants: '248',
      occasion: 'wedding',
      sort: 'recommended',
      limit: '20',
    });
    expect(screen.getByText('המחירים ל־248 אורחים, הכול כלול')).toBeTruthy();
    expect(screen.getByText('אישורי הגעה')).toBeTruthy();
  });

  it.each([
    [{ suits: false }, {}, 'אין כאן חבילה שמיועדת לאירוע כזה'],
    [{}, { participants: null }, 'הוסיפו מספר אורחים למחיר המדויק'],
    [{}, { location: null }, 'הוסיפו מקום למחיר עם ההגעה'],
    [{}, { datetime: null }, 'הוסיפו תאריך למחיר של אותו יום'],
  ])('says of a starting price what is missing for the exact one: %j, %j', async (price, event, words) => {
    const card = aCard({ price: { ...aCard().price!, exact: false, ...price } });
    await renderStores('/', [answered(card)], { event: { ...wedding, ...event } });
    const shown = await screen.findByText(words);
    expect(shown.closest('li')!.textContent).toMatch(/החל מ־.*49,600/);
    expect(shown.closest('li')!.textContent).not.toContain('הכול כלול');
  });

  it('says nothing is missing before anything of the event is said', async () => {
    await renderStores('/', [answered(aCard({ price: { ...aCard().price!, exact: false } }))]);
    expect((await screen.findByText(/החל מ־/)).closest('li')!.textContent).not.toContain('הוסיפו');
  });

  it('says what a business does in the language of the screen, and marks what is only in another', async () => {
    const price = { ...aCard().price!, language: 'en' as const, pricingUnitName: 'Wedding menu' };
    const card = aCard({
      language: 'en',
      description: 'Shabbat food',
      translations: { he: { description: 'אוכל של שבת' } },
      price,
    });
    const other = aCard({
      partnerId: '0194000a-0000-7000-8000-000000000777',
      partnerUsername: 'other',
      price: { ...price, translations: { he: 'תפריט לחתונה' } },
    });
    await renderStores('/', [answered(card, other)]);
    const text = await screen.findAllByText('אוכל של שבת');
    expect(text[0]!.getAttribute('lang')).toBe('he');
    expect(screen.getByText('תפריט לחתונה').getAttribute('dir')).toBe('rtl');
    const typed = screen.getByText('Wedding menu');
    expect([typed.getAttribute('lang'), typed.getAttribute('dir')]).toEqual(['en', 'ltr']);
  });

  it('is narrowed in a dialog that stands in the address', async () => {
    await renderStores('/?filters=yes', [answered(aCard())]);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/תקציב/), { target: { value: '9000' } });
    expect(within(dialog).getByText(/9,000/)).toBeTruthy();
  });

  it('asks for the event, keeps it, and asks the server anew', async () => {
    const { asked } = await renderStores('/', [answered(aCard({ price: null }))]);
    expect(await screen.findByText('לפי הצעת מחיר')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /כמה אורחים/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('כמה אורחים?'), { target: { value: '0' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'להראות ספקים' }));
    expect(await within(dialog).findByText('המספר צריך להיות גדול מאפס')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('כמה אורחים?'), { target: { value: '80' } });
    fireEvent.change(within(dialog).getByLabelText('באיזה יום?'), { target: { value: '2090-12-17' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'להראות ספקים' }));
    await waitFor(() =>
      expect(queryOf(lastSearch(asked).query)).toMatchObject({
        participants: '80',
        datetime: '2090-12-17T17:30:00.000Z',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('storedEvent')!)).toMatchObject({ participants: 80 }),
    );
  });

  it('takes filters from the address, and gives them back one by one', async () => {
    const { asked } = await renderStores('/?category=catering&q=קוסקוס&budget=60000&sort=price', [
      answered(aCard()),
    ]);
    await screen.findByRole('heading', { level: 3 });
    expect(queryOf(asked[0]!.query)).toMatchObject({
      category: 'catering',
      q: 'קוסקוס',
      budget: '60000',
      sort: 'price',
    });
    fireEvent.click(screen.getByRole('button', { name: '״קוסקוס״: להסיר את הסינון' }));
    await waitFor(() => expect(queryOf(lastSearch(asked).query)).not.toHaveProperty('q'));
    fireEvent.click(screen.getByRole('button', { name: 'דירוג גבוה' }));
    await waitFor(() => expect(queryOf(lastSearch(asked).query)).toMatchObject({ sort: 'rating' }));
  });

  it('says that nobody fits, and what would widen it', async () => {
    const { asked } = await renderStores('/?q=חד-קרן', [answered()]);
    await screen.findByRole('heading', { name: 'אין כרגע ספקים שמתאימים לכל זה' });
    fireEvent.click(screen.getByRole('button', { name: 'בלי הסינון' }));
    await waitFor(() => expect(queryOf(lastSearch(asked).query)).not.toHaveProperty('q'));
  });

  it.each([
    ['בכל תאריך', []],
    ['בלי התאריך', ['datetime']],
  ])('forgets a day that is all that was said: %s', async (name, drop) => {
    const { datetime } = wedding;
    const { asked } = await renderStores('/', [answered(), { call: browseWithout, answer: { drop } }], {
      event: { datetime },
    });
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(queryOf(lastSearch(asked).query)).not.toHaveProperty('datetime'));
    expect(JSON.parse(localStorage.getItem('storedEvent')!)).toMatchObject({ datetime: null });
    // the search is asked before what it answers is drawn
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  });

  it('says what happened when it could not be read', async () => {
    await renderStores('/', [
      {
        call: browseStores,
        status: 429,
        answer: { error: 'X', message: 'x', code: 'request.too_many', requestId: 'r' },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'לנסות שוב' })).toBeTruthy();
  });

  it('shows the same stores on a map, by name and price', async () => {
    const far = aCard({
      partnerId: '01920000-0000-7000-8000-000000000009',
      partnerUsername: 'south',
      businessName: 'קולות מהדרום',
      geocode: { lat: 29.55, lng: 34.95 },
      price: null,
    });
    await renderStores('/?view=map', [answered(aCard(), far)]);
    const map = await screen.findByRole('region', { name: 'מפת הספקים' });
    const pin = within(map).getByRole('button', { name: /המטבח של סבתא, .*49,600/ });
    expect(within(map).getByRole('button', { name: 'קולות מהדרום' })).toBeTruthy();
    fireEvent.click(pin);
    await waitFor(() => expect(pin.getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('heading', { level: 3, name: 'קולות מהדרום' })).toBeTruthy();
  });

  it('searches the part of the map that is shown, keeps it in the address, and gives it back', async () => {
    const { asked } = await renderStores('/?view=map', [answered(aCard())]);
    const map = await screen.findByRole('region', { name: 'מפת הספקים' });
    expect(screen.getByText('מפה מצוירת שלנו, בלי רחובות')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'לחפש באזור הזה' })).toBeNull();
    fireEvent.click(within(map).getByRole('button', { name: 'להתקרב' }));
    fireEvent.click(screen.getByRole('button', { name: 'לחפש באזור הזה' }));
    await waitFor(() => expect(queryOf(lastSearch(asked).query)).toHaveProperty('area'));
    const [south, west, north, east] = queryOf(lastSearch(asked).query)['area']!.split(',').map(Number);
    expect(south! < 32.05 && north! > 32.05 && west! < 34.75 && east! > 34.75).toBe(true);
    expect(screen.queryByRole('button', { name: 'לחפש באזור הזה' })).toBeNull();
    const chip = () => screen.queryByRole('button', { name: 'באזור שבמפה: להסיר את הסינון' });
    fireEvent.click(chip()!);
    await waitFor(() => expect(chip()).toBeNull());
  });

  it('stays with its map where nobody is in that part of it', async () => {
    await renderStores('/?view=map&area=30,34.5,30.2,34.8', [
      answered(),
      { call: browseWithout, answer: { drop: ['area'] } },
    ]);
    expect(await screen.findByRole('button', { name: 'בלי האזור במפה' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'מפת הספקים' })).toBeTruthy();
  });

  it('draws the map itself where the browser cannot draw the configured one', async () => {
    const draw = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderStores('/?view=map', [
      answered(aCard()),
      { call: clientConfig, answer: aConfig({ styleUrl: 'https://maps.example/style.json' }) },
    ]);
    expect(await screen.findByText('מפה מצוירת שלנו, בלי רחובות')).toBeTruthy();
    await waitFor(() => expect(draw).toHaveBeenCalledWith('webgl2'));
    expect(screen.getByText('מפה מצוירת שלנו, בלי רחובות')).toBeTruthy();
    draw.mockRestore();
  });
});

describe('what the list is narrowed by', () => {
  it('stands in the address, is asked for, and is taken back with one press', async () => {
    const { asked } = await renderStores(
      '/?kosher=badatz&speaks=en',
      [answered(aCard({ occasions: ['wedding'] }))],
      { event: wedding },
    );
    expect(await screen.findByText('מתאים לחתונה')).toBeTruthy();
    expect(queryOf(lastSearch(asked).query)).toMatchObject({
      kosher: 'badatz',
      language: 'en',
      occasion: 'wedding',
    });
    fireEvent.click(screen.getByRole('button', { name: /בד״ץ/ }));
    await waitFor(() => expect(queryOf(lastSearch(asked).query)).not.toHaveProperty('kosher'));
    expect(queryOf(lastSearch(asked).query)).toMatchObject({ language: 'en' });
  });

  it('names what to give up where nobody fulfils all of it', async () => {
    const { asked } = await renderStores('/?kosher=badatz&speaks=en', [
      answered(),
      { call: browseWithout, answer: { drop: ['language'] } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'בלי השפה' }));
    await waitFor(() =>
      expect(queryOf(asked.filter(({ path }) => path === browseStores.path).at(-1)!.query)).toMatchObject({
        kosher: 'badatz',
      }),
    );
    await waitFor(() =>
      expect(
        queryOf(asked.filter(({ path }) => path === browseStores.path).at(-1)!.query),
      ).not.toHaveProperty('language'),
    );
  });
});
