import { listBusinessDocuments, manageStore } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, screen } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const at = '/dashboard/savta/business-info';
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('says what payment confirmations name and what customers see, and leads to where it is changed', async () => {
  const kashrut = { certificate: 'rabbinate', badatz: null, until: '2020-01-01', checked: false } as const;
  const answer = aStore({ vat: { status: 'exempt', number: '515873205' }, kashrut });
  await renderDashboard(at, [
    { call: manageStore, answer },
    { call: listBusinessDocuments, answer: { partnerId: answer.partnerId, documents: [] } },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'פרטי העסק' })).toBeTruthy();
  expect(said()).toContain('עוסק פטור · מספר עוסק 515873205');
  expect(said()).toContain('ספרת הביקורת לא מתאימה למספר');
  expect(document.querySelector('[data-lapsed]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'לעדכון המעמד' }).getAttribute('href')).toBe(
    '/dashboard/savta/edit-profile/vat',
  );
});

it('says what is missing, and members have nothing to press', async () => {
  await renderDashboard(at, [{ call: manageStore, answer: aStore({ role: 'Member', vat: null }) }]);
  expect(await screen.findByText(/באישורי התשלום כתוב שהמעמד לא נמסר/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /המעמד/ })).toBeNull();
});
