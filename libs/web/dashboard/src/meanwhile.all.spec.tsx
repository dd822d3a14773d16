import {
  arrangePricingUnitDraftImages,
  changeAvailability,
  changeCoupon,
  editStore,
  manageStore,
  readAvailability,
  readCoupon,
  readPricingUnitDraft,
  savePricingUnitDraft,
  storeDays,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCoupon, COUPON_ID } from './testing/a-coupon';
import { aDraft, aMenu, aStore } from './testing/a-store';
import { renderDashboard } from './testing/render-dashboard';

const base = '/dashboard/savta';
afterEach(cleanup);

it('puts what somebody else saved of the profile meanwhile under what is typed, and asks to look at it', async () => {
  const read = { ...aStore(), version: 4 };
  const refused = refusing(editStore, 'conflict.version');
  const answers: Answer[] = [{ call: manageStore, answer: read }, refused];
  const { asked } = await renderDashboard(`${base}/edit-profile/about`, answers);
  const name = await screen.findByLabelText<HTMLInputElement>('שם העסק');
  fireEvent.change(name, { target: { value: 'המטבח החדש' } });
  answers[0] = { call: manageStore, answer: { ...read, about: 'סיפור אחר', version: 5 } };
  fireEvent.click(screen.getByRole('button', { name: 'שמירת הפרופיל' }));
  expect(await screen.findByText(/צירפנו אותם למה שכתבתם כאן/)).toBeTruthy();
  expect(name.value).toBe('המטבח החדש');
  expect(screen.getByDisplayValue('סיפור אחר')).toBeTruthy();
  answers[1] = { call: editStore, answer: { ...read, version: 6 } };
  fireEvent.click(screen.getByRole('button', { name: 'שמירת הפרופיל' }));
  const puts = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()).toMatchObject([
    { version: 4 },
    { version: 5, businessName: 'המטבח החדש', about: 'סיפור אחר' },
  ]);
});

it('puts a day that was closed meanwhile elsewhere beside the one that is closed here', async () => {
  const closed = {
    ...{ id: '00000000-0000-4000-8000-0000000000ab', isAvailable: false, allDay: true },
    ...{ startDateTime: '2026-12-08T22:00:00.000Z', endDateTime: '2026-12-09T22:00:00.000Z' },
    ...{ recurrence: 'none', recurrenceEndDate: null, weekdays: [] },
  };
  const read = { availabilities: [], shortestNotice: 48, dailyCapacity: 2, version: 7 };
  const meanwhile = { ...read, availabilities: [closed], version: 9 };
  const refused = refusing(changeAvailability, 'conflict.version');
  const answers: Answer[] = [
    { call: manageStore, answer: aStore() },
    { call: readAvailability, answer: read },
    { call: storeDays, answer: { days: [] } },
    {
      ...refused,
      get status() {
        return puts().length < 2 ? 409 : 200;
      },
      get answer() {
        return puts().length < 2 ? refused.answer : { ...meanwhile, version: 10 };
      },
    },
  ];
  const puts = (): object[] =>
    asked.filter(({ method }) => method === 'PUT').map(({ body }) => body as object);
  const { asked } = await renderDashboard(`${base}/business-availability`, answers);
  const days = await screen.findAllByRole('button', { name: /, פתוח$/ });
  // the page reads again after the refusal
  answers[1] = { call: readAvailability, answer: meanwhile };
  fireEvent.click(days.at(-1)!);
  await waitFor(() => expect(puts()).toHaveLength(2), { timeout: 5_000 });
  expect(puts()[0]).toMatchObject({ version: 7, availabilities: [{ isAvailable: false }] });
  expect(puts()[1]).toMatchObject({
    version: 9,
    availabilities: [{ isAvailable: false }, { isAvailable: false }],
  });
  expect(await screen.findByText(/צורפו למה ששיניתם כאן: לוח החודש/)).toBeTruthy();
});

it('puts a profile that was being typed earlier upon what somebody else saved since', async () => {
  localStorage.clear();
  const read = { ...aStore(), version: 4 };
  const open = (store: object) =>
    renderDashboard(`${base}/edit-profile/about`, [
      { call: manageStore, answer: store },
      { call: editStore, answer: { ...read, version: 6 } },
    ]);
  await open(read);
  fireEvent.change(await screen.findByLabelText('שם העסק'), { target: { value: 'המטבח החדש' } });
  cleanup();
  const { asked } = await open({ ...read, about: 'סיפור אחר', version: 5 });
  expect(await screen.findByDisplayValue('סיפור אחר')).toBeTruthy();
  expect(screen.getByDisplayValue('המטבח החדש')).toBeTruthy();
  expect(screen.getByText(/צירפנו אותם למה שכתבתם כאן/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'שמירת הפרופיל' }));
  const put = () => asked.find(({ method }) => method === 'PUT');
  await waitFor(() => expect(put()?.body).toMatchObject({ about: 'סיפור אחר', businessName: 'המטבח החדש' }));
  expect(put()!.body).toMatchObject({ version: 5 });
});

it('keeps what is typed into a coupon, and the reason, when somebody else saved meanwhile', async () => {
  const reading = { call: readCoupon, answer: aCoupon() };
  const { asked } = await renderDashboard(`${base}/coupons/${COUPON_ID}`, [
    ...[{ call: manageStore, answer: aStore() }, refusing(changeCoupon, 'conflict.version'), reading],
  ]);
  fireEvent.change(await screen.findByLabelText('הנחה באחוזים'), { target: { value: '15' } });
  reading.answer = { ...aCoupon(), minimumSum: 800, version: 4 };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  save();
  await waitFor(() => expect(screen.getByLabelText('סכום מינימלי בשקלים')).toHaveProperty('value', '800'));
  expect(screen.getByLabelText('הנחה באחוזים')).toHaveProperty('value', '15');
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  save();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').at(-1)!.body).toMatchObject({
      ...{ discount: 15, minimumSum: 800, version: 4 },
    }),
  );
});

describe('a picture of a unit that somebody else rewrote meanwhile does not make older words the newest:', () => {
  const picture = {
    id: '00000000-0000-4000-8000-00000000d001',
    url: '/1.webp',
    thumbUrl: '/1-s.webp',
    alt: '',
  };
  const read = aMenu({ images: [picture], version: 6 });
  const rewritten = aMenu({ description: 'תפריט אחר', images: [picture], version: 8 });
  const open = async (unit = read) => {
    const { asked } = await renderDashboard(`${base}/pricing-unit/${read.pricingUnitId}`, [
      { call: manageStore, answer: aStore() },
      { call: readPricingUnitDraft, answer: aDraft(unit) },
      { call: arrangePricingUnitDraftImages, answer: aDraft(rewritten) },
      refusing(savePricingUnitDraft, 'conflict.version'),
    ]);
    return (end: string) => asked.filter(({ method, path }) => method === 'PUT' && path.endsWith(end));
  };
  const describePicture = async () => {
    const words = await screen.findByLabelText('מה רואים בתמונה הראשית');
    fireEvent.change(words, { target: { value: 'האולם' } });
    fireEvent.blur(words);
    await act(() => new Promise((done) => setTimeout(done, 100)));
  };
  const rename = async (value = 'תפריט זהב') =>
    fireEvent.change(await screen.findByLabelText('שם החבילה'), { target: { value } });
  const isAsked = () => screen.findByRole('dialog', { name: 'החבילה שונתה בחלון אחר' }, { timeout: 5_000 });
  beforeEach(() => localStorage.clear());

  it('what is typed next is saved upon the version it was read with', async () => {
    const sent = await open();
    await describePicture();
    expect(sent('/images')).toHaveLength(1);
    await rename();
    expect(await isAsked()).toBeTruthy();
    expect(sent('/draft')).toMatchObject([{ body: { version: 6 } }]);
  });

  it('so is what was left on this device', async () => {
    await open();
    // a unit without a name is not saved
    await rename('');
    cleanup();
    const sent = await open({ ...rewritten, version: 7 });
    await describePicture();
    await rename();
    expect(await isAsked()).toBeTruthy();
    expect(sent('/draft')).toMatchObject([{ body: { version: 6 } }]);
  });
});
