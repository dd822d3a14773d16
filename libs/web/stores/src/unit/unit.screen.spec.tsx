import { checkPrice, readPricingUnit, readStore, storeDays } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBar, aMenu, aStore, BAR_ID, MENU_ID } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

const wedding = {
  eventId: null,
  participants: 100,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } },
};
const days = {
  call: storeDays,
  answer: { days: [{ day: '2090-12-17', state: 'open', hours: [{ from: '10:00', to: '24:00' }], taken: 0 }] },
};
const answers = (unit = aMenu(), store = aStore()) => [
  { call: readPricingUnit, answer: unit },
  { call: readStore, answer: store },
  days,
];
const agreed = (price: number) => ({
  call: checkPrice,
  answer: { success: true, price, lines: [], deliveryKm: 0 },
});
const panel = () => screen.findByRole('complementary', { name: 'המחיר שלכם' });
const go = () => fireEvent.click(screen.getByRole('button', { name: 'המשך להזמנה' }));
const menuAt = `/partner/savta/${MENU_ID}`;

describe('a menu', () => {
  it('says its limits in words, and its price moves as one chooses', async () => {
    await renderStores(menuAt, answers(), { event: wedding });
    const mains = (await screen.findByRole('heading', { name: 'עיקריות' })).closest('section')!;
    expect(within(mains).getByText('בחרו 3 מתוך 4 · נשארו עוד שתיים')).toBeTruthy();
    const price = await panel();
    expect(price.textContent).toContain('11,000');
    fireEvent.click(within(mains).getByRole('checkbox', { name: /דניס/ }));
    expect(within(mains).getByText('בחרו 3 מתוך 4 · נשארה עוד אחת')).toBeTruthy();
    await waitFor(() => expect(price.textContent).toContain('12,200'));
    expect(within(price).getByText('דניס')).toBeTruthy();
    expect(within(price).getByText('מפרום, לחם')).toBeTruthy();
    expect(within(price).getByText('נשאר לבחור עוד אחת ב״עיקריות״')).toBeTruthy();
    fireEvent.click(within(mains).getByRole('checkbox', { name: /פרגית/ }));
    expect(within(mains).getByRole('checkbox', { name: /אסאדו/ })).toHaveProperty('disabled', true);
    expect(within(price).queryByText(/נשאר לבחור/)).toBeNull();
    expect(await screen.findByText(/פנוי ב.*בשעה שביקשתם/)).toBeTruthy();
  });

  it('says that all is in the price once it is known how far it is', async () => {
    await renderStores(menuAt, answers(), { event: { ...wedding, location: null } });
    await waitFor(async () => expect((await panel()).textContent).toContain('11,000'));
    expect((await panel()).textContent).not.toContain('הכול כלול');
    cleanup();
    await renderStores(menuAt, answers(), { event: wedding });
    await waitFor(async () => expect((await panel()).textContent).toContain('לאורח בקירוב, הכול כלול'));
  });

  it('says before ordering on which days it costs what, and what is added up to the minimum', async () => {
    const thursday = { days: [4], season: null, change: { type: 'percent' as const, percent: 10 } };
    const sunday = { days: [0], season: null, change: { type: 'percent' as const, percent: -20 } };
    const unit = {
      ...aMenu(),
      priceRules: [thursday, sunday],
      minimumOrder: { sum: 15_000, participants: null },
    };
    // 17 December 2090 is a Sunday
    await renderStores(menuAt, answers(unit), { event: wedding });
    const terms = (await screen.findByRole('heading', { name: 'מחיר לפי מועד ומינימום' })).closest(
      'section',
    )!;
    expect(within(terms).getByText('תוספת של 10%')).toBeTruthy();
    expect(within(terms).getByText('במועד שלכם').closest('li')!.textContent).toContain('הנחה של 20%');
    expect(within(terms).getByText(/קובע רק הראשון ברשימה/)).toBeTruthy();
    expect(within(terms).getByText(/מינימום להזמנה/).textContent).toContain('15,000');
    const price = await panel();
    const lines = within(price)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(within(price).getByText(/השלמה למינימום הזמנה/).textContent).toContain('15,000');
    expect(lines.some((one) => one.includes('2,200'))).toBe(true);
    // 11,000 less 2,200 makes 8,800, and 6,200 are missing
    expect(lines.some((one) => one.includes('6,200'))).toBe(true);
    expect(price.textContent).toContain('15,000');
  });

  it('has chips that close when enough are taken, and lines that are counted', async () => {
    await renderStores(menuAt, answers(), { event: wedding });
    const salads = (await screen.findByRole('heading', { name: 'סלטים' })).closest('section')!;
    expect(within(salads).getByText('אפשר עד 2 מתוך 3')).toBeTruthy();
    for (const name of ['חומוס', 'טבולה']) fireEvent.click(within(salads).getByRole('button', { name }));
    expect(within(salads).getByRole('button', { name: 'מטבוחה' })).toHaveProperty('disabled', true);
    fireEvent.click(within(salads).getByRole('button', { name: 'חומוס' }));
    expect(within(salads).getByRole('button', { name: 'מטבוחה' })).toHaveProperty('disabled', false);

    const extras = screen.getByRole('heading', { name: 'תוספות' }).closest('section')!;
    expect(within(extras).getByText('לחם')).toBeTruthy();
    fireEvent.click(within(extras).getByRole('checkbox', { name: /יין/ }));
    fireEvent.click(within(extras).getByRole('button', { name: 'יין: אחד יותר' }));
    const price = await panel();
    // 1,000 + 100 × 100 + 3 × 65
    await waitFor(() => expect(price.textContent).toContain('11,195'));
    fireEvent.change(within(extras).getByRole('textbox', { name: 'יין: כמה' }), { target: { value: '500' } });
    fireEvent.blur(within(extras).getByRole('textbox', { name: 'יין: כמה' }));
    await waitFor(() => expect(price.textContent).toContain('13,600'));
  });

  it('goes on to the checkout with what was chosen, once the server agrees to the sum', async () => {
    const { asked } = await renderStores(menuAt, [...answers(), agreed(12_200)], { event: wedding });
    for (const name of [/דניס/, /פרגית/]) fireEvent.click(await screen.findByRole('checkbox', { name }));
    go();
    const output = await screen.findByLabelText('checkout');
    const request = {
      sections: [{ index: 0, items: [0, 1, 2].map((index) => ({ index, quantity: 1 })) }],
    };
    expect(JSON.parse(output.textContent)).toEqual({
      pricingUnitId: MENU_ID,
      partnerUsername: 'savta',
      request,
    });
    expect(asked.find(({ path }) => path.endsWith('/price-check'))?.body).toEqual({
      participants: 100,
      datetime: wedding.datetime,
      location: wedding.location,
      pricingUnitRequest: request,
    });
  });

  it('shows another sum of the server before it goes on', async () => {
    const lines = [{ kind: 'base', label: '', quantity: 1, unitPrice: 12_500, amount: 12_500 }];
    const { asked } = await renderStores(
      menuAt,
      [...answers(), { call: checkPrice, answer: { success: true, price: 12_500, lines, deliveryKm: 0 } }],
      { event: wedding },
    );
    for (const name of [/דניס/, /פרגית/]) fireEvent.click(await screen.findByRole('checkbox', { name }));
    go();
    expect(await screen.findByText(/המחיר התעדכן/)).toBeTruthy();
    expect((await panel()).textContent).toContain('12,500');
    expect(screen.queryByLabelText('checkout')).toBeNull();
    go();
    await screen.findByLabelText('checkout');
    expect(asked.filter(({ path }) => path.endsWith('/price-check'))).toHaveLength(2);
  });

  it('says why the server refuses, and stays', async () => {
    const refusal = { success: false, message: 'המקום רחוק מדי', code: 'price.too_far' };
    await renderStores(menuAt, [...answers(), { call: checkPrice, answer: refusal }], { event: wedding });
    for (const name of [/דניס/, /פרגית/]) fireEvent.click(await screen.findByRole('checkbox', { name }));
    go();
    expect(await screen.findByText('המקום רחוק מדי')).toBeTruthy();
    expect(screen.queryByLabelText('checkout')).toBeNull();
  });

  it('asks for what is missing instead of refusing in silence', async () => {
    await renderStores(menuAt, answers());
    const price = await panel();
    expect(within(price).getByText('ספרו כמה אורחים, ונדע כמה זה עולה')).toBeTruthy();
    // the least, for fifty of the usual menu: 1,000 + 50 × (100 + 12)
    expect(price.textContent).toContain('6,600');
    go();
    expect(await screen.findByRole('dialog', { name: 'ספרו לנו על השמחה' })).toBeTruthy();
  });

  it('says for how many it is made', async () => {
    await renderStores(menuAt, answers(), { event: { ...wedding, participants: 900 } });
    expect((await panel()).textContent).toContain('מתאים עד 400 אורחים');
  });
});

describe('what has no menu', () => {
  it('is counted for so many guests', async () => {
    await renderStores(`/partner/savta/${BAR_ID}`, answers(aBar()), { event: wedding });
    const price = await panel();
    await waitFor(() => expect(price.textContent).toContain('4,500'));
    fireEvent.click(screen.getByRole('button', { name: 'אורחים: אחד יותר' }));
    await waitFor(() => expect(price.textContent).toContain('4,540'));
    expect(JSON.parse(localStorage.getItem('storedEvent')!)).toMatchObject({ participants: 101 });
  });

  it('and no price either names no phone of a business that shows none', async () => {
    const unit = aBar({ pricingFactor: { type: 'personalized' } });
    const store = { ...aStore(), businessPhone: null, phoneIsPublic: false };
    await renderStores(`/partner/savta/${BAR_ID}`, answers(unit, store), { event: wedding });
    expect((await screen.findByRole('link', { name: 'לשאול על המחיר' })).getAttribute('href')).toBe(
      `/partner/savta/ask?unit=${BAR_ID}`,
    );
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('and no price either is asked for in a conversation about it, or by phone', async () => {
    const unit = aBar({ pricingFactor: { type: 'personalized' } });
    await renderStores(`/partner/savta/${BAR_ID}`, answers(unit), { event: wedding });
    expect((await screen.findByRole('link', { name: /שיחה עם/ })).getAttribute('href')).toBe(
      'tel:+97235550101',
    );
    expect(screen.getByRole('link', { name: 'לשאול על המחיר' }).getAttribute('href')).toBe(
      `/partner/savta/ask?unit=${BAR_ID}`,
    );
    expect(screen.queryByRole('button', { name: 'המשך להזמנה' })).toBeNull();
  });
});

describe('the store', () => {
  it('shows what it sells at the price for this event, and who cannot', async () => {
    await renderStores('/partner/savta', answers(), { event: { ...wedding, participants: 150 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'המטבח של סבתא' })).toBeTruthy();
    const menu = screen.getByRole('heading', { level: 3, name: 'תפריט חתונה' }).closest('li')!;
    // the default menu, filled up with the first mains: 1,000 + 150 × (100 + 12)
    expect(menu.textContent).toContain('17,800');
    const bar = screen.getByRole('heading', { level: 3, name: 'בר קוקטיילים' }).closest('li')!;
    expect(bar.textContent).toContain('מתאים עד 120 אורחים');
    for (const words of ['עד 14 ימים לפני', 'החזר מלא', 'מזמינים לפחות 3 ימים מראש', 'מבשלים שלושים שנה'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Instagram/ }).getAttribute('rel')).toContain('noopener');
  });

  it('takes a free day of its calendar for the event', async () => {
    await renderStores('/partner/savta?month=2027-01', [
      ...answers().slice(0, 2),
      {
        call: storeDays,
        answer: {
          days: [
            { day: '2027-01-12', state: 'open', hours: [{ from: '00:00', to: '24:00' }], taken: 0 },
            { day: '2027-01-13', state: 'full', hours: [], taken: 2 },
          ],
        },
      },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /12 בינואר 2027.*, פנוי/ }));
    expect(screen.getByRole('button', { name: /13 בינואר 2027.*, תפוס/ })).toHaveProperty('disabled', true);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('storedEvent')!).datetime).toBe('2027-01-12T17:30:00.000Z'),
    );
  });

  it('that is not there, and a thing of another store, lead back to all of them', async () => {
    await renderStores('/partner/nobody', []);
    expect(await screen.findByRole('heading', { level: 1, name: 'החנות הזו לא נמצאה' })).toBeTruthy();
    cleanup();
    await renderStores(`/partner/another/${MENU_ID}`, answers());
    expect(await screen.findByRole('heading', { level: 1, name: 'החבילה הזו כבר לא כאן' })).toBeTruthy();
  });
});
