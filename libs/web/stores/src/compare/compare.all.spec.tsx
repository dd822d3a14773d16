import { readPricingUnit, readStore, storeDays, type PricingUnit, type StoreDay } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBar, aMenu, aStore, BAR_ID, MENU_ID } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';
import { unitsIn } from './chosen-units';
import { allergensOf } from './food-of';

const wedding = {
  eventId: null,
  celebrating: 'wedding',
  participants: 100,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } },
};
const menu = aMenu({
  sections: [
    {
      name: 'עיקריות',
      index: 0,
      type: 'selectible-items',
      items: [
        { name: 'לחם', index: 0, isIncluded: true, allergens: ['gluten'] },
        { name: 'דניס', index: 1, allergens: ['fish'] },
        { name: 'פרגית', index: 2 },
      ],
    },
  ],
});
const day = (state: StoreDay['state']): Answer => ({
  call: storeDays,
  answer: { days: [{ day: '2090-12-17', state, hours: [{ from: '10:00', to: '24:00' }], taken: 0 }] },
});
const store: Answer = {
  call: readStore,
  answer: aStore({ kashrut: { certificate: 'rabbinate', badatz: null, until: null, checked: true } }),
};
/** Returns the units in turn, because calls of the same path get the first answer that fits, whatever their id. */
const units = (...given: PricingUnit[]): Answer => {
  let at = 0;
  return {
    call: readPricingUnit,
    get answer() {
      return given[at++ % given.length];
    },
  };
};
const both = `/compare?units=${MENU_ID},${BAR_ID}`;
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;

afterEach(cleanup);

it('shows units side by side in a table, with the price for this event', async () => {
  await renderStores(both, [units(menu, aBar()), store, day('open')], { event: wedding, width: 360 });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([expect.stringContaining('תפריט חתונה'), expect.stringContaining('בר קוקטיילים')]);
  await waitFor(() => expect(rowOf('ביום שלכם').textContent).toBe('ביום שלכםפנויפנוי'));
  const prices = within(rowOf('מחיר ל־100 אורחים'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  // 1,000 and 100 a guest; 500 and 40 a guest; delivery within 12 km is free
  expect(prices).toEqual([expect.stringMatching(/11,000/), expect.stringMatching(/4,500/)]);
  expect(prices[0]).toMatch(/110.*לאורח/);
  const text = (row: string, column: number) => within(rowOf(row)).getAllByRole('cell')[column]!.textContent;
  expect(text('מה כלול', 0)).toBe('עיקריות לחם 2 אפשרויות לבחירה');
  expect(text('אלרגנים', 0)).toMatch(/דגים.*יש מנות שהעסק עוד לא אמר/);
  expect(text('אלרגנים', 1)).toBe('העסק עוד לא אמר');
  expect(text('כשרות', 0)).toContain('רבנות');
  expect([text('כמה אורחים', 0), text('כמה אורחים', 1)]).toEqual(['50 עד 400 אורחים', '20 עד 120 אורחים']);
  expect(text('כמה זמן מראש', 0)).toBe('מזמינים לפחות 3 ימים מראש');
  expect(text('אם מבטלים', 1)).toMatch(/עד 14 ימים לפני.*החזר מלא/);
  const region = screen.getByRole('region', { name: 'השוואת חבילות' });
  expect(region.tabIndex).toBe(0);
});

it('says why one cannot be had for this event, and asks for the day while there is none', async () => {
  const answers = [units(menu, aBar()), store, day('full')];
  await renderStores(both, answers, { event: { ...wedding, participants: 300 } });
  expect((await screen.findByRole('table')).textContent).toMatch(/120 אורחים/);
  await waitFor(() => expect(rowOf('ביום שלכם').textContent).toContain('כבר הכול תפוס'));
  cleanup();
  await renderStores(both, answers);
  fireEvent.click((await screen.findAllByRole('button', { name: 'באיזה יום?' }))[0]!);
  expect(await screen.findByRole('dialog', { name: 'ספרו לנו על השמחה' })).toBeTruthy();
});

it('takes a unit out of the address and of what was chosen', async () => {
  await renderStores(both, [units(menu, aBar()), store], { stored: { compare: [MENU_ID, BAR_ID] } });
  fireEvent.click(await screen.findByRole('button', { name: 'הסרת בר קוקטיילים מההשוואה' }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
  expect(screen.getByText(/אפשר להוסיף עוד חבילות/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('compare')!)).toEqual([MENU_ID]);
});

it('says in a word that a unit is not shown any more', async () => {
  await renderStores(`/compare?units=${BAR_ID}`, [store]);
  expect(await screen.findByText(/חבילה אחת כבר לא מוצגת/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'להסרה מהרשימה' }));
  expect(await screen.findByRole('heading', { name: 'עוד לא נבחרו חבילות' })).toBeTruthy();
});

it('is chosen on the cards of a store, four at the most', async () => {
  const sold = Array.from({ length: 5 }, (_, at) =>
    aBar({ pricingUnitId: BAR_ID.replace(/3$/, String(at + 3)), name: `בר ${at + 1}` }),
  );
  await renderStores('/partner/savta', [{ call: readStore, answer: aStore({ pricingUnits: sold }) }]);
  const choose = (at: number) => screen.getByRole('button', { name: `להשוואה: בר ${at}` });
  await screen.findByRole('heading', { level: 3, name: 'בר 1' });
  for (const at of [1, 2, 3, 4]) fireEvent.click(choose(at));
  expect(screen.getByText('4 חבילות נבחרו להשוואה')).toBeTruthy();
  expect(choose(5).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(choose(5));
  expect(choose(5).getAttribute('aria-pressed')).toBe('false');
  const link = screen.getByRole('link', { name: 'לראות זו לצד זו' });
  expect(new URL(link.getAttribute('href')!, 'http://x').searchParams.get('units')!.split(',')).toHaveLength(
    4,
  );
  fireEvent.click(choose(2));
  expect(screen.getByText('3 חבילות נבחרו להשוואה')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ניקוי' }));
  expect(screen.queryByText(/נבחרו להשוואה/)).toBeNull();
});

it('reads units from an address, whatever stands there', () => {
  expect(unitsIn(`${MENU_ID},${MENU_ID},x,,${BAR_ID}`)).toEqual([MENU_ID, BAR_ID]);
  expect(unitsIn('')).toEqual([]);
});

it('knows whether everything of a unit was said to be free of something', () => {
  expect(allergensOf(menu)).toEqual({ contains: ['gluten', 'fish'], said: 'some' });
  expect(allergensOf(aBar())).toEqual({ contains: [], said: 'none' });
  expect(allergensOf(aBar({ allergens: [] }))).toEqual({ contains: [], said: 'all' });
});
