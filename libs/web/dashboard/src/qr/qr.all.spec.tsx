import { type AnswerOf, listQrCodes, manageStore, qrPoster } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const found: AnswerOf<typeof listQrCodes> = {
  partnerId: aStore().partnerId,
  isPublic: true,
  codes: [
    {
      ...{ pricingUnitId: null, name: 'המטבח של סבתא', address: 'https://smachot.example/q/abc' },
      ...{ path: 'M4 4h7v1h-7z', size: 41, scans: 2 },
    },
    {
      ...{
        pricingUnitId: aMenu().pricingUnitId,
        name: 'תפריט חתונה',
        address: 'https://smachot.example/q/def',
      },
      ...{ path: 'M4 4h7v1h-7z', size: 41, scans: 0 },
    },
  ],
  days: [
    { day: '2026-11-21', scans: 0 },
    { day: '2026-11-22', scans: 2 },
  ],
};
const store = { call: manageStore, answer: aStore() };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('shows each code with its scans, and saves its poster in both sizes and in the chosen language', async () => {
  const { asked } = await renderDashboard('/dashboard/savta/qr', [
    store,
    { call: listQrCodes, answer: found },
    refusing(qrPoster, 'request.too_many'),
  ]);
  expect(await screen.findByRole('img', { name: /קוד לסריקה: .*תפריט חתונה/ })).toBeTruthy();
  expect(said()).toContain('שתי סריקות בתקופה');
  expect(said()).toContain('לא נשמר שום פרט עליו');
  expect(screen.getByRole('table', { name: 'סריקות לפי יום' }).textContent).toContain('22.11.2026');
  const language = screen.getByRole('combobox', { name: 'שפת הפוסטרים' });
  expect((language as HTMLSelectElement).value).toBe('he');
  fireEvent.change(language, { target: { value: 'ar' } });
  fireEvent.click(screen.getByRole('button', { name: /פוסטר A5: .*תפריט חתונה/ }));
  expect(await screen.findByText(/יותר מדי/)).toBeTruthy();
  const { query } = asked.find(({ path }) => path.endsWith('/poster'))!;
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    size: 'A5',
    language: 'ar',
    pricingUnitId: aMenu().pricingUnitId,
  });
  fireEvent.click(screen.getByRole('button', { name: '90 הימים האחרונים' }));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path.endsWith('/qr-codes')).at(-1)!.query).toContain('days=90'),
  );
});

it('says where codes lead while the store is hidden', async () => {
  await renderDashboard('/dashboard/savta/qr', [
    store,
    { call: listQrCodes, answer: { ...found, isPublic: false } },
  ]);
  expect(await screen.findByText(/סריקה מובילה לדף הבית של שמחות/)).toBeTruthy();
});
