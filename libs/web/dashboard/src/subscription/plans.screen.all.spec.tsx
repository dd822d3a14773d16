import {
  choosePlan,
  listCards,
  listPlans,
  manageStore,
  type PlanChange,
  previewPlanChange,
  type StoreSubscription,
  storeSubscription,
} from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';
import { refusing, type Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { aCard, allPlans, anUpgrade, aSubscription } from '../testing/a-subscription';
import { renderDashboard } from '../testing/render-dashboard';

const base = '/dashboard/savta';
const at = `${base}/account/plans`;
afterEach(cleanup);

type Given = {
  subscription?: StoreSubscription;
  change?: PlanChange;
  /** The answer when a coupon is typed. */
  under?: Answer;
  chosen?: Answer;
  role?: 'Owner' | 'Member';
  cards?: ReturnType<typeof aCard>[];
  /** The cards are answered then. */
  until?: Promise<void>;
};
const open = async (
  search: string,
  {
    subscription = aSubscription('active'),
    change = anUpgrade(),
    under,
    chosen,
    role = 'Owner',
    cards,
    until,
  }: Given = {},
) => {
  const { asked } = await renderDashboard(at + search, [
    { call: manageStore, answer: aStore({ role }) },
    { call: listPlans, answer: allPlans },
    ...(under ? [{ ...under, query: 'coupon=SPRING' }] : []),
    { call: previewPlanChange, answer: change },
    chosen ?? { call: choosePlan, answer: subscription },
    { call: listCards, answer: { cards: cards ?? [aCard()] }, ...(until ? { until } : {}) },
    { call: storeSubscription, answer: subscription },
  ]);
  return { asked, posted: () => asked.filter(({ method }) => method === 'POST') };
};
const column = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the plans side by side', () => {
  it('have the price of a month, its VAT, and what they allow', async () => {
    await open('');
    const plus = await column('Plus+');
    expect(plus.getByText(/לחודש/, { selector: 'p' }).textContent).toMatch(/149/);
    expect(plus.getByRole('row', { name: /לפני מע״מ/ }).textContent).toMatch(/126\.27/);
    expect(plus.getByRole('row', { name: /^מע״מ/ }).textContent).toMatch(/22\.73/);
    expect(plus.getByRole('row', { name: /סך הכול לחודש/ }).textContent).toMatch(/149/);
    expect(plus.getByText(`עד ${PLANS['plus-plan'].limits.pricingUnits} חבילות`)).toBeTruthy();
    expect((await column('בסיסית')).getByText('בחינם')).toBeTruthy();
  });

  it('have the price of a year with its discount, as a month and as a whole', async () => {
    await open('');
    fireEvent.click(await screen.findByRole('radio', { name: /^שנתי/ }));
    const plus = await column('Plus+');
    expect(plus.getByText(/לחודש/, { selector: 'p' }).textContent).toMatch(/124\.17/);
    expect(plus.getByText(/16% הנחה/).textContent).toMatch(/298.*1,788/);
    expect(plus.getByRole('row', { name: /סך הכול לשנה/ }).textContent).toMatch(/1,490/);
  });

  it('say which one the store has, and what each other one does', async () => {
    await open('');
    expect(await (await column('Plus+')).findByText('התוכנית שלכם')).toBeTruthy();
    expect((await column('Pro')).getByRole('button', { name: /לבחור ב־.?Pro/ })).toBeTruthy();
    expect(
      (await column('חרבות ברזל')).getByRole('button', { name: /לעבור ל־.?חרבות ברזל.? בסוף התקופה/ }),
    ).toBeTruthy();
    expect((await column('בסיסית')).getByRole('button', { name: 'לבטל את המנוי' })).toBeTruthy();
  });

  it('are only compared by a member', async () => {
    const { asked } = await open('', { role: 'Member' });
    expect(
      await (await column('Pro')).findByText(`עד ${PLANS['pro-plan'].limits.pricingUnits} חבילות`),
    ).toBeTruthy();
    // what a plan promises exists: the places are tested in `featured.all.int.spec.ts` of stores
    expect((await column('Pro')).getByText('מקום ממומן מעל תוצאות החיפוש, לסירוגין')).toBeTruthy();
    expect(screen.queryByText(/בקרוב/)).toBeNull();
    expect(screen.queryByRole('button', { name: /לבחור/ })).toBeNull();
    expect(asked.some(({ path }) => path.includes('/subscriptions'))).toBe(false);
  });
});

describe('the choice of a larger plan', () => {
  it('shows the credit and the VAT before it is paid, and is paid with the card and the terms that were shown', async () => {
    const { posted } = await open('');
    fireEvent.click(await screen.findByRole('button', { name: /לבחור ב־.?Pro/ }));
    const question = await dialog();
    expect((await question.findByRole('row', { name: /זיכוי/ })).textContent).toMatch(/114/);
    expect(question.getByRole('row', { name: /לתשלום עכשיו/ }).textContent).toMatch(/185/);
    const pay = question.getByRole('button', { name: /לשלם .*185/ });
    await question.findByRole('radio', { name: /5846/ });
    fireEvent.click(pay);
    expect(await question.findByText('כדי להמשיך צריך לאשר את התנאים')).toBeTruthy();
    expect(posted()).toHaveLength(0);
    fireEvent.click(question.getByRole('checkbox', { name: /גרסה .?2026-11-01/ }));
    fireEvent.click(pay);
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]!.body).toEqual({
      partnerId: aStore().partnerId,
      planId: 'pro-plan',
      billing: 'monthly',
      cardId: aCard()._id,
      due: 185,
      termsVersion: '2026-11-01',
      returnTo: `${base}/account`,
    });
    expect(await screen.findByRole('region', { name: 'התוכנית שלכם' })).toBeTruthy();
  });

  it('has a coupon as a line, which is paid with the sum it leaves', async () => {
    const coupon = {
      ...{ code: 'SPRING', discountType: 'Percentage' as const, discount: 10, periods: 3, amount: 29.9 },
    };
    const answer = anUpgrade({ coupon, due: { subtotal: 131.44, tax: 23.66, total: 155.1 } });
    const { posted } = await open('?plan=pro-plan', { under: { call: previewPlanChange, answer } });
    const question = await dialog();
    const code = await question.findByRole('textbox', { name: 'קוד קופון' });
    fireEvent.change(code, { target: { value: '!' } });
    fireEvent.click(question.getByRole('button', { name: 'הפעלה' }));
    expect(await question.findByText('3 עד 20 אותיות, ספרות ומקפים, בלי רווחים')).toBeTruthy();
    fireEvent.change(code, { target: { value: 'spring' } });
    fireEvent.click(question.getByRole('button', { name: 'הפעלה' }));
    await question.findByRole('button', { name: 'הסרה' });
    expect(question.getByRole('row', { name: /קופון .?SPRING/ }).textContent).toMatch(/29\.90/);
    expect(question.getByText('הקופון חל על 3 התקופות הראשונות.')).toBeTruthy();
    await question.findByRole('radio', { name: /5846/ });
    fireEvent.click(question.getByRole('checkbox'));
    fireEvent.click(question.getByRole('button', { name: /לשלם .*155/ }));
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]!.body).toMatchObject({ due: 155.1, couponCode: 'SPRING' });
  });

  it('says at the field why a coupon is no use, and goes on without it', async () => {
    await open('?plan=pro-plan', {
      under: refusing(previewPlanChange, 'coupon.used_by_you'),
    });
    const question = await dialog();
    const code = await question.findByRole('textbox', { name: 'קוד קופון' });
    fireEvent.change(code, { target: { value: 'spring' } });
    fireEvent.click(question.getByRole('button', { name: 'הפעלה' }));
    expect(await question.findByText('כבר השתמשתם בקופון הזה')).toBeTruthy();
    expect(question.getByRole('button', { name: /לשלם .*185/ })).toBeTruthy();
  });

  it('waits with the press until the cards are read', async () => {
    let letGo = () => {};
    const until = new Promise<void>((resolve) => (letGo = resolve));
    await open('?plan=pro-plan', { until });
    const pay = await (await dialog()).findByRole('button', { name: /^לשלם/ });
    expect(pay.getAttribute('aria-busy')).toBe('true');
    letGo();
    await waitFor(() => expect(pay.getAttribute('aria-busy')).toBeNull());
  });

  it('needs a card', async () => {
    const { posted } = await open('?plan=pro-plan', { cards: [] });
    const question = await dialog();
    fireEvent.click(await question.findByRole('checkbox'));
    await question.findByRole('button', { name: 'הוספת כרטיס' });
    fireEvent.click(question.getByRole('button', { name: /^לשלם/ }));
    expect(await question.findByText('כדי לשלם צריך כרטיס.')).toBeTruthy();
    expect(posted()).toHaveLength(0);
  });

  it('says that the price has changed, and reads it again', async () => {
    const { asked } = await open('?plan=pro-plan', { chosen: refusing(choosePlan, 'price.changed') });
    const previews = () => asked.filter(({ path }) => path.endsWith('/preview')).length;
    const question = await dialog();
    fireEvent.click(await question.findByRole('checkbox'));
    await question.findByRole('radio', { name: /5846/ });
    const before = previews();
    fireEvent.click(question.getByRole('button', { name: /^לשלם/ }));
    expect(await question.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(previews()).toBeGreaterThan(before));
  });
});

describe('the choice of a smaller plan', () => {
  const limit = PLANS['iron-swords-plan'].limits.pricingUnits;
  const change = anUpgrade({
    planId: 'iron-swords-plan',
    when: 'period_end',
    startDate: '2026-12-15T22:00:00.000Z',
    endDate: null,
    price: 49,
    credit: 0,
    due: { subtotal: 0, tax: 0, total: 0 },
  });
  const subscription = aSubscription('active', { used: { pricingUnits: limit + 2, crew: 2 } });

  it('says when it begins, what is too much for it, and charges nothing now', async () => {
    const pendingPlan = { planId: 'iron-swords-plan', billing: 'monthly' } as const;
    const chosen = { call: choosePlan, answer: aSubscription('active', { pendingPlan }) };
    const { posted } = await open('?plan=iron-swords-plan', { subscription, change, chosen });
    const question = await dialog();
    expect((await question.findByText(/לא מחויבים עכשיו/)).textContent).toMatch(/16\.12\.2026.*49/);
    expect(question.getByText(`בתוכנית הזאת אפשר עד ${limit} חבילות, ויש לכם ${limit + 2}.`)).toBeTruthy();
    expect(question.queryByRole('radio')).toBeNull();
    fireEvent.click(question.getByRole('checkbox'));
    fireEvent.click(question.getByRole('button', { name: 'לאשר את המעבר' }));
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]!.body).toMatchObject({ planId: 'iron-swords-plan', due: 0, cardId: null });
    expect(await screen.findByText(/חרבות ברזל.? תתחיל בסוף התקופה/)).toBeTruthy();
  });
});
