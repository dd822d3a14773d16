import { manageStore, readStoreHome, StoreWaitingKind, type WaitingThings } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { cleanup, screen, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';
import { whatWaits } from '../testing/what-waits';

const ALL_DONE = 'הכול מטופל. אין דבר שמחכה לכם.';
const home = { agenda: [], bookings: [], income: null, responseMinutes: null };
const soon = (hours: number) => new Date(now().getTime() + hours * HOUR_MS + MINUTE_MS).toISOString();
const show = (others: WaitingThings[]) =>
  renderDashboard('/dashboard/savta', [
    { call: manageStore, answer: aStore() },
    { call: readStoreHome, answer: home },
    whatWaits({ others }),
  ]);
const links = async () =>
  within(await screen.findByRole('region', { name: 'מחכה לכם' })).findAllByRole('link');

afterEach(cleanup);

describe('what waits for a store beside orders', () => {
  it('says every other kind that waits, how many and how long, and leads to where it is done', async () => {
    const clocks: Partial<Record<StoreWaitingKind, string>> = {
      bookings: soon(3),
      disputes: soon(5),
      plan_unpaid: soon(7),
    };
    const others = StoreWaitingKind.options.map((kind, at) => ({
      ...{ kind, count: kind.startsWith('plan') ? 1 : at + 1 },
      until: clocks[kind] ?? null,
    }));
    await show(others);
    const shown = await links();
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['בקשה אחת להצעת מחיר', '/dashboard/savta/proposals'],
      ['שתי הזמנות טלפוניות שהלקוחות לא אישרוהאירוע בעוד 3 שעות', '/dashboard/savta/orders'],
      ['3 שיחות שמחכות לתשובה', '/dashboard/savta/messages'],
      ['4 חוות דעת מחכות לתשובה', '/dashboard/savta/reviews?show=unanswered'],
      ['5 חיובים שהוכחשו מחכים לתשובתכםלענות בעוד 5 שעות', '/dashboard/savta/payments'],
      ['6 הרשמות לאירועים מחכות לאישורכם', '/dashboard/savta/events'],
      ['התשלום על התוכנית לא עבר.לתשלום בעוד 7 שעות', '/dashboard/savta/account'],
      ['הבנק מבקש שתאשרו את התשלום על התוכנית.', '/dashboard/savta/account'],
    ]);
    expect(screen.queryByText(ALL_DONE)).toBeNull();
  });

  it('quotes the customer of a booking that is not right', async () => {
    await show([{ kind: 'bookings', count: 1, until: null, reason: 'היינו רק 60' }]);
    const [booking] = await links();
    expect(within(booking!).getByText('היינו רק 60')).toBeTruthy();
  });

  it.each(StoreWaitingKind.options)('is not all done while %s wait', async (kind) => {
    await show([{ kind, count: 1, until: null }]);
    expect(await links()).toHaveLength(1);
    expect(screen.queryByText(ALL_DONE)).toBeNull();
  });
});
