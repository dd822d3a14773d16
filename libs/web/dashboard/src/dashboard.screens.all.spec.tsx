import {
  changeAvailability,
  editStore,
  listCrew,
  listOrders,
  manageStore,
  readAvailability,
  readStoreHome,
  storeDays,
  readPricingUnitDraft,
  savePricingUnitDraft,
  verifyPartnerEmail,
} from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraft, aMenu, aStore } from './testing/a-store';
import { renderDashboard } from './testing/render-dashboard';
import { whatWaits } from './testing/what-waits';

const noOrders = {
  call: readStoreHome,
  answer: { agenda: [], bookings: [], income: null, responseMinutes: null },
};
const base = '/dashboard/savta';

beforeEach(() => localStorage.clear());

describe('the store’s own side', () => {
  it('does not exist for somebody who is not of the crew', async () => {
    await renderDashboard(base, []);
    expect(await screen.findByText('לא נמצא כאן')).toBeTruthy();
  });

  it('says what is missing, and publishes with everything the store says of itself', async () => {
    const store = aStore();
    const { asked } = await renderDashboard(base, [
      { call: manageStore, answer: store },
      noOrders,
      whatWaits(),
      { call: editStore, answer: { ...store, settings: { isPublic: true } } },
    ]);
    expect(await screen.findByText('החנות מוסתרת, והכול מוכן לפרסום.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'פרסום החנות' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({
      businessName: 'המטבח של סבתא',
      settings: { isPublic: true },
      delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 5, minDeliveryPrice: 100 },
    });
  });

  it('cannot be published before there is something to order', async () => {
    const answer = aStore({ pricingUnits: [aMenu({ visibility: 'private' })] });
    await renderDashboard(base, [{ call: manageStore, answer }, noOrders, whatWaits({ steps: ['unit'] })]);
    const publish = await screen.findByRole('button', { name: 'פרסום החנות' });
    expect(publish).toHaveProperty('disabled', true);
    // as a step to the first order, and as what keeps it hidden
    expect(screen.getAllByText('חבילה ציבורית אחת לפחות')).toHaveLength(2);
  });

  it('lets a member look at the crew, not change it', async () => {
    const members = [
      {
        memberId: '00000000-0000-4000-8000-000000000021',
        firstName: 'רון',
        lastName: 'לוי',
        phoneNumber: '+972531234567',
        role: 'Owner',
        you: false,
        suspended: false,
      },
    ];
    await renderDashboard(`${base}/crew`, [
      { call: manageStore, answer: aStore({ role: 'Member' }) },
      { call: listCrew, answer: { members, invitations: [], role: 'Member' } },
    ]);
    expect(await screen.findByText('רון לוי')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'הסרה מהצוות' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'שליחת הזמנה' })).toBeNull();
  });
});

describe('the editor', () => {
  const at = `${base}/pricing-unit/${aMenu().pricingUnitId}`;
  const opened = [
    { call: manageStore, answer: aStore() },
    { call: readPricingUnitDraft, answer: aDraft({ ...aMenu(), editedBy: null }) },
  ];
  const rename = async (name: string) =>
    fireEvent.change(await screen.findByLabelText('שם החבילה'), { target: { value: name } });

  it('saves by itself, on the version that was read', async () => {
    const { asked } = await renderDashboard(at, [
      ...opened,
      { call: savePricingUnitDraft, answer: aDraft(aMenu({ version: 4 })) },
    ]);
    await rename('תפריט זהב');
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true), { timeout: 5_000 });
    expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({
      version: 3,
      pricingUnit: { name: 'תפריט זהב', type: 'compound' },
    });
    expect(await screen.findByText('נשמר')).toBeTruthy();
  });

  it('says what is wrong at its field and sends nothing', async () => {
    const { asked } = await renderDashboard(at, opened);
    await rename(' ');
    expect(await screen.findByText('יש פרט אחד לתקן. אחרי שיתוקן הכול יישמר.')).toBeTruthy();
    expect(await screen.findByText('שדה חובה')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('asks whose version counts when somebody else has saved', async () => {
    const editedBy = { firstName: 'רון', lastName: 'לוי', you: false };
    await renderDashboard(at, [
      refusing(savePricingUnitDraft, 'conflict.version'),
      { call: readPricingUnitDraft, answer: aDraft({ ...aMenu(), editedBy }) },
      ...opened,
    ]);
    await rename('תפריט שלי');
    const dialog = await screen.findByRole('dialog', { name: 'החבילה שונתה בחלון אחר' });
    expect(await within(dialog).findByText(/מה שונה: הטקסטים/)).toBeTruthy();
    expect(within(dialog).getByText(/^גרסה חדשה נשמרה .* בשעה 12:00, על ידי .?רון לוי/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'לטעון את הגרסה החדשה' }));
    await waitFor(() => expect(screen.getByLabelText('שם החבילה')).toHaveProperty('value', 'תפריט חתונה'));
  });

  it('shows the customer’s price for any number, and moves dishes by the keyboard', async () => {
    await renderDashboard(at, opened);
    const preview = within(await screen.findByRole('complementary', { name: 'כך הלקוח רואה' }));
    fireEvent.change(preview.getByLabelText('כמה משתתפים?'), { target: { value: '50' } });
    // 1,000 + 50 × 100, and the first dish at no extra
    expect(
      preview.getByText((text) => text.replace(/[^\d.]/g, '') === '6000.00' || /6,000/.test(text)),
    ).toBeTruthy();
    fireEvent.click(preview.getByRole('checkbox', { name: /דניס/ }));
    expect(preview.getByText(/6,600/)).toBeTruthy();
    const grip = screen.getByRole('button', { name: /^אסאדו, מקום 1 מתוך 2/ });
    fireEvent.keyDown(grip, { key: 'ArrowDown' });
    expect(await screen.findByRole('button', { name: /^אסאדו, מקום 2 מתוך 2/ })).toBeTruthy();
  });
});

it('takes what the business is to the tax authority, and only warns of a wrong check digit', async () => {
  const store = aStore();
  const { asked } = await renderDashboard(`${base}/edit-profile/vat`, [
    { call: manageStore, answer: store },
    { call: editStore, answer: store },
  ]);
  fireEvent.change(await screen.findByLabelText('סוג העסק'), { target: { value: 'licensed' } });
  const number = screen.getByLabelText('מספר עוסק');
  fireEvent.change(number, { target: { value: '12345' } });
  fireEvent.click(screen.getByRole('button', { name: 'שמירת הפרופיל' }));
  expect(await screen.findByText('צריך בדיוק 9 ספרות')).toBeTruthy();
  fireEvent.change(number, { target: { value: '123456789' } });
  expect(screen.getByText(/ספרת הביקורת/)).toBeTruthy();
  fireEvent.change(number, { target: { value: '12345678-2' } });
  expect(screen.queryByText(/ספרת הביקורת/)).toBeNull();
  fireEvent.change(number, { target: { value: '123456789' } });
  fireEvent.click(screen.getByRole('button', { name: 'שמירת הפרופיל' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    vat: { status: 'licensed', number: '123456789' },
  });
});

it('lets a super admin look around and change nothing', async () => {
  const availability = { availabilities: [], shortestNotice: 48, dailyCapacity: 2 };
  const { asked } = await renderDashboard(`${base}/business-availability`, [
    { call: manageStore, answer: aStore({ role: 'Viewer' }) },
    { call: readAvailability, answer: availability },
    { call: storeDays, answer: { days: [] } },
  ]);
  expect(await screen.findByText(/כמנהלי המערכת/)).toBeTruthy();
  const days = await screen.findAllByRole('button', { name: /, פתוח$/ });
  expect(days.at(-1)!.closest('fieldset')!.disabled).toBe(true);
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

it('says how many open orders keep the store from closing, and where they are', async () => {
  const orders = (counts: Record<string, number>) => ({
    call: listOrders,
    answer: { orders: [], counts, nextCursor: null },
  });
  const account = [{ call: manageStore, answer: aStore() }];
  await renderDashboard(`${base}/account`, [...account, orders({ pending: 1, approved: 2, done: 5 })]);
  expect(await screen.findByText(/יש 3 הזמנות פתוחות/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'להזמנות' }).getAttribute('href')).toBe(`${base}/orders`);
  expect(screen.getByRole('button', { name: 'סגירת החנות' })).toHaveProperty('disabled', true);
  cleanup();
  await renderDashboard(`${base}/account`, [...account, orders({ done: 5 })]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'סגירת החנות' })).toHaveProperty('disabled', false),
  );
});

it('closes a day with one tap', async () => {
  const availability = { availabilities: [], shortestNotice: 48, dailyCapacity: 2 };
  const { asked } = await renderDashboard(`${base}/business-availability`, [
    { call: manageStore, answer: aStore() },
    { call: readAvailability, answer: availability },
    { call: changeAvailability, answer: availability },
    { call: storeDays, answer: { days: [] } },
  ]);
  const days = await screen.findAllByRole('button', { name: /, פתוח$/ });
  fireEvent.click(days.at(-1)!);
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true), { timeout: 5_000 });
  expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    availabilities: [{ isAvailable: false, allDay: true, recurrence: 'none' }],
    shortestNotice: 48,
  });
});

it('draws hours that are closed every week, and says which', async () => {
  const nap = {
    id: '00000000-0000-4000-8000-0000000000aa',
    isAvailable: false,
    allDay: false,
    startDateTime: '2020-01-05T11:00:00.000Z',
    endDateTime: '2020-01-05T13:30:00.000Z',
    recurrence: 'weekly',
    recurrenceEndDate: null,
    weekdays: [0, 3],
  };
  await renderDashboard(`${base}/business-availability?month=2026-12`, [
    { call: manageStore, answer: aStore() },
    {
      call: readAvailability,
      answer: { availabilities: [nap], shortestNotice: 48, dailyCapacity: 2 },
    },
    { call: storeDays, answer: { days: [] } },
  ]);
  const days = await screen.findAllByRole('button', { name: /, פתוח בחלק מהיום, סגור .?13:00–15:30/ });
  // Sundays and Wednesdays of the five weeks that are drawn
  expect(days).toHaveLength(10);
  fireEvent.click(days[0]!);
  expect(screen.getByText(/^סגור יום ראשון, יום רביעי .?13:00.? – .?15:30/)).toBeTruthy();
});

describe('the letter’s link', () => {
  it('says that the address is verified', async () => {
    await renderDashboard('/verify-email?token=a-token-that-is-long-enough-for-it', [
      { call: verifyPartnerEmail, answer: { email: 'a@example.com', partnerUsername: 'savta' } },
    ]);
    expect(await screen.findByRole('heading', { name: 'הדוא״ל אומת' })).toBeTruthy();
  });
  it('says that it is no longer good', async () => {
    await renderDashboard('/verify-email?token=another-token-that-is-long-enough', [
      {
        call: verifyPartnerEmail,
        status: 422,
        answer: { error: 'ValidationException', message: '', code: 'email.link_invalid', requestId: 'r' },
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'אימות הדוא״ל נכשל' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'חזרה לדף הבית' })).toBeTruthy();
  });
});
