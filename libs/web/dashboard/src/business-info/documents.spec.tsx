import {
  type BusinessDocument,
  deleteBusinessDocument,
  listBusinessDocuments,
  manageStore,
  saveBusinessDocument,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBankDocument } from '../testing/a-bank-account';
import { aStore } from '../testing/a-store';
import { chooseFile, FakeUpload, sent } from '../testing/render-banking';
import { renderDashboard } from '../testing/render-dashboard';

const at = '/dashboard/savta/business-info';
const store = aStore({
  kashrut: { certificate: 'rabbinate', badatz: null, until: '2030-01-01', checked: false },
});
const aDocument = (change: Partial<BusinessDocument> = {}): BusinessDocument => ({
  id: '00000000-0000-4000-8000-000000000301',
  kind: 'insurance',
  status: 'filed',
  document: aBankDocument({}),
  validUntil: '2030-01-01',
  ended: false,
  kashrut: null,
  rejectionReason: null,
  submittedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  version: 1,
  ...change,
});
const open = (documents: BusinessDocument[], role: 'Owner' | 'Member' = 'Owner') =>
  renderDashboard(at, [
    { call: manageStore, answer: { ...store, role } },
    { call: listBusinessDocuments, answer: { partnerId: store.partnerId, documents } },
    { call: saveBusinessDocument, answer: aDocument() },
    { call: deleteBusinessDocument },
  ]);
const part = (name: string) => within(screen.getByRole('region', { name }));

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  localStorage.clear();
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = real;
});

it('files an insurance with its last day, and asks for what is missing', async () => {
  const { asked } = await open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'להעלות ביטוח אחריות' }));
  fireEvent.click(screen.getByRole('button', { name: 'לשמור' }));
  expect(await screen.findByText('בחרו קובץ')).toBeTruthy();
  chooseFile([0x89, 0x50, 0x4e, 0x47], 'insurance.png');
  expect(await screen.findByText('cheque.png')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('בתוקף עד'), { target: { value: '2030-01-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'לשמור' }));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({
    path: '/v1/partners/savta/documents/insurance',
    body: { validUntil: '2030-01-01' },
  });
  expect(await screen.findByText('המסמך נשמר')).toBeTruthy();
});

it('says why a certificate was rejected, that another one is stated, and takes it away after asking', async () => {
  const kashrut = { certificate: 'rabbinate', badatz: null, until: '2029-01-01' } as const;
  const { asked } = await open([
    aDocument({ kind: 'kashrut', status: 'rejected', kashrut, rejectionReason: 'אי אפשר לקרוא' }),
    aDocument({ kind: 'licence', ended: true, validUntil: '2020-01-01' }),
  ]);
  expect(await screen.findByText('אי אפשר לקרוא')).toBeTruthy();
  expect(screen.getByText(/אחרת מזו שהועלתה/)).toBeTruthy();
  expect(plain(document.body.textContent)).toContain('התוקף פג ב־');
  fireEvent.click(part('תעודת כשרות').getByRole('button', { name: 'להסיר' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'להסיר' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('shows nothing of it to members', async () => {
  await open([], 'Member');
  expect(await screen.findByRole('heading', { level: 1, name: 'פרטי העסק' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'מסמכי העסק' })).toBeNull();
});
