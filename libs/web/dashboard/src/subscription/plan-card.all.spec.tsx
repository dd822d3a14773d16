import {
  cancelSubscription,
  listCards,
  listSubscriptionCharges,
  manageStore,
  payRenewal,
  resumeSubscription,
  type StoreSubscription,
  storeSubscription,
  type SubscriptionCharge,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { aCard, aCharge, aSubscription } from '../testing/a-subscription';
import { renderDashboard } from '../testing/render-dashboard';

const at = '/dashboard/savta/account';
/** A pending charge is read again every four seconds. */
const AFTER_POLL = { timeout: 8_000 };
const failed = aSubscription('grace', { openCharge: aCharge({ status: 'failed' }) });
const charging = aSubscription('grace', { openCharge: aCharge({ status: 'requested' }), moves: ['cancel'] });
const INVOICE = {
  ...{ _id: '00000000-0000-4000-8000-000000000081', kind: 'invoice' as const, number: 7 },
  ...{ amount: 149, issuedAt: '2026-11-16T10:00:00.000Z' },
};
afterEach(cleanup);
type Store = ReturnType<typeof aStore>;

/** Renders the account with a subscription; `then` is what it is after the next act. */
const open = async (
  subscription: StoreSubscription,
  {
    then = subscription,
    role = 'Owner',
    charges = [aCharge({ invoices: [INVOICE] })],
  }: { then?: StoreSubscription; role?: Store['role']; charges?: SubscriptionCharge[] } = {},
) => {
  const read: Answer = { call: storeSubscription, answer: subscription };
  const acts = [cancelSubscription, resumeSubscription, payRenewal].map((call) => ({
    call,
    get answer() {
      read.answer = then;
      return then;
    },
  }));
  const { asked } = await renderDashboard(at, [
    { call: manageStore, answer: aStore({ role }) },
    ...acts,
    { call: listSubscriptionCharges, answer: { charges } },
    { call: listCards, answer: { cards: [aCard()] } },
    read,
  ]);
  const posted = (end: string) => asked.find(({ method, path }) => method === 'POST' && path.endsWith(end));
  return { asked, posted, answered: (next: StoreSubscription) => void (read.answer = next) };
};
const card = async () => within(await screen.findByRole('region', { name: 'התוכנית שלכם' }));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the plan of a store', () => {
  it('is the basic one without a subscription: what is used of it, and the way to the plans', async () => {
    const { limits } = aSubscription('inactive');
    await open(aSubscription('inactive'));
    const plan = await card();
    expect(await plan.findByText('בסיסית')).toBeTruthy();
    expect(plan.getByText(`3 מתוך ${limits.pricingUnits}`)).toBeTruthy();
    expect(plan.getByText(`2 מתוך ${limits.crew}`)).toBeTruthy();
    expect(plan.getByRole('link', { name: 'לבחור תוכנית' }).getAttribute('href')).toBe(`${at}/plans`);
    expect(plan.queryByRole('button', { name: 'לבטל את המנוי' })).toBeNull();
  });

  it('names the next charge with its VAT, and the days that are left', async () => {
    await open(aSubscription('active'));
    const plan = await card();
    const renews = await plan.findByText(/החיוב הבא/);
    expect(renews.textContent).toMatch(/16\.12\.2026.*149/);
    expect(plan.getByRole('row', { name: /^מע״מ.*22\.73/ })).toBeTruthy();
    expect(plan.getByText(/כרטיס ברירת המחדל/)).toBeTruthy();
    expect(plan.getByRole('link', { name: 'לכרטיסים שלי' }).getAttribute('href')).toBe('/me/payments');
    expect(plan.getByText(/נשארו 23 יום/)).toBeTruthy();
  });

  it('is cancelled in one click, stays until the period ends, and is taken back', async () => {
    const { posted } = await open(aSubscription('active'), { then: aSubscription('ending') });
    expect(await screen.findByText(/עד .?16\.12\.2026.? הכול נשאר כמו שהוא, ואפשר לחזור בכם/)).toBeTruthy();
    press('לבטל את המנוי');
    expect(await screen.findByText(/ביטלתם את המנוי\. עד .?16\.12\.2026/)).toBeTruthy();
    expect(posted('/cancel')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'לבטל את המנוי' })).toBeNull();
    press('להמשיך את המנוי');
    await waitFor(() => expect(posted('/resume')).toBeTruthy());
  });

  it('says which plan follows, and stays on this one instead', async () => {
    const pendingPlan = { planId: 'iron-swords-plan', billing: 'monthly' } as const;
    const { posted } = await open(aSubscription('active', { pendingPlan }), {
      then: aSubscription('active'),
    });
    expect(await screen.findByText(/מתחלפת ל־.?חרבות ברזל/)).toBeTruthy();
    press(/להישאר ב־.?Plus\+/);
    await waitFor(() => expect(posted('/resume')).toBeTruthy());
    await waitFor(() => expect(screen.queryByText(/מתחלפת ל־/)).toBeNull());
  });

  it('says until when it stays unpaid, and is paid with the chosen card', async () => {
    const { posted, answered } = await open(failed, { then: charging });
    expect((await screen.findByRole('alert')).textContent).toMatch(/149.*23 בדצמבר/);
    fireEvent.click(await screen.findByRole('button', { name: /^לשלם/ }));
    expect(await screen.findByText(/מחייבים את הכרטיס ב־/)).toBeTruthy();
    expect(posted('/pay')!.body).toEqual({ cardId: aCard()._id, returnTo: at });
    expect(posted('/pay')!.headers.get('idempotency-key')).toBeTruthy();
    answered(aSubscription('active'));
    expect(await screen.findByText(/שולם\. התוכנית שלכם: .?Plus\+/, {}, AFTER_POLL)).toBeTruthy();
    expect(screen.queryByText(/לא הצלחנו לחייב/)).toBeNull();
  });

  it('says so when the card is declined once more', async () => {
    const { answered } = await open(failed, { then: charging });
    fireEvent.click(await screen.findByRole('button', { name: /^לשלם/ }));
    expect(await screen.findByText(/מחייבים את הכרטיס ב־/)).toBeTruthy();
    answered(failed);
    expect(await screen.findByText(/חברת האשראי דחתה את הכרטיס/, {}, AFTER_POLL)).toBeTruthy();
  });

  it('says of a choice that its card was declined, also after a reload, and leads to another card for it', async () => {
    const charge = aCharge({ status: 'failed', planId: 'pro-plan', billing: 'annually' });
    await open(aSubscription('inactive'), { charges: [{ ...charge, createdAt: new Date().toISOString() }] });
    const said = await screen.findByText(/דחתה את הכרטיס, ולא חויבתם/);
    const link = within(said.parentElement!).getByRole('link', { name: /לבחור כרטיס אחר/ });
    expect(link.getAttribute('href')).toBe(`${at}/plans?plan=pro-plan&billing=annually`);
  });

  it('says why a card was declined, of a choice and of a renewal, where the card company does', async () => {
    const charge = aCharge({ status: 'failed', refusal: 'no_funds', createdAt: new Date().toISOString() });
    await open(aSubscription('inactive'), { charges: [charge] });
    expect(await screen.findByText(/^לא חויבתם\. אין בכרטיס מסגרת פנויה/)).toBeTruthy();
    cleanup();
    await open(aSubscription('grace', { openCharge: { ...charge, refusal: 'expired' } }));
    expect(await screen.findByText(/לא הצלחנו לחייב.*תוקף הכרטיס פג/)).toBeTruthy();
  });

  it('says nothing of a choice that was declined days ago', async () => {
    await open(aSubscription('inactive'), { charges: [aCharge({ status: 'failed' })] });
    expect(await screen.findByText('לא עבר')).toBeTruthy();
    expect(screen.queryByText(/דחתה את הכרטיס/)).toBeNull();
  });

  it('says when the paid plan ended, that nothing was deleted, and where what stays is chosen', async () => {
    await open(aSubscription('inactive', { endDate: '2026-12-15T22:00:00.000Z' }));
    const plan = await card();
    const note = await plan.findByText(/הסתיימה ב־.?16\.12\.2026.*בתוכנית .?בסיסית.*דבר לא נמחק/);
    expect(note.querySelector('a')?.getAttribute('href')).toBe(`${at}/keeping`);
  });

  it('leads to the bank that wants to confirm', async () => {
    const openCharge = aCharge({ status: 'action_required', authenticateUrl: 'https://bank.example/3ds' });
    await open(aSubscription('inactive', { openCharge, moves: [] }));
    const link = await screen.findByRole('link', { name: 'לאישור התשלום בבנק' });
    expect(link.getAttribute('href')).toBe('https://bank.example/3ds');
  });

  it('lists what was charged, with VAT and the days it is for', async () => {
    await open(aSubscription('active'));
    const charges = within(await screen.findByRole('region', { name: 'חיובים' }));
    const row = charges.getByRole('listitem').textContent;
    expect(charges.getByRole('button', { name: 'חשבונית מס/קבלה 7' })).toBeTruthy();
    expect(row).toMatch(/Plus\+.*16\.11\.2026.*15\.12\.2026.*126\.27.*22\.73.*149.*שולם/);
  });

  it('is looked at by a super admin, who changes nothing', async () => {
    await open(aSubscription('active', { moves: [] }), { role: 'Viewer' });
    const plan = await card();
    expect(await plan.findByText('Plus+')).toBeTruthy();
    expect(plan.queryByRole('button')).toBeNull();
  });

  it('is not shown to a member, and not asked for', async () => {
    const { asked } = await open(aSubscription('active'), { role: 'Member' });
    expect(await screen.findByRole('heading', { name: 'הדוא״ל של החנות' })).toBeTruthy();
    expect(screen.queryByText('התוכנית שלכם')).toBeNull();
    expect(asked.some(({ path }) => path.includes('/subscriptions'))).toBe(false);
  });
});
