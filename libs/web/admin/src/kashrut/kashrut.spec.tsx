import {
  decideKashrut,
  type KashrutCase,
  listKashrutCases,
  listRetentionRuns,
  readKashrutDocument,
  readProcessingRecord,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act, changes, renderActs } from '../testing/render-acts';

afterEach(cleanup);

const at = '2026-11-22T10:00:00.000Z';
const id = '01920000-0000-7000-8000-00000000b001';
const aCase = (change: Partial<KashrutCase> = {}): KashrutCase => ({
  ...{ id, kind: 'kashrut', status: 'in_process', validUntil: '2030-01-01', ended: false, version: 3 },
  document: {
    ...{ documentId: id, fileName: 'teuda.pdf', mediaType: 'application/pdf', bytes: 10, uploadedAt: at },
  },
  kashrut: { certificate: 'mehadrin', badatz: null, until: '2030-01-01' },
  ...{ rejectionReason: null, submittedAt: at, decidedAt: null },
  business: { partnerId: id, partnerUsername: 'savta', businessName: 'סבתא ג׳ולי' },
  ...change,
});
const listing = (...cases: KashrutCase[]) => ({
  call: listKashrutCases,
  answer: { cases, nextCursor: null },
});

it('a certificate is compared with what the business states, and accepted or rejected with a reason', async () => {
  const { asked } = await renderActs('/kashrut', [
    { call: decideKashrut, answer: aCase({ status: 'verified' }) },
    {
      call: readKashrutDocument,
      answer: {
        ...{ presigned_url: '/v1/documents/1/file', expiresAt: at, fileName: 'teuda.pdf' },
        ...{ mediaType: 'application/pdf', previewState: 'ready', previews: ['/page-1'], pages: 1 },
      },
    },
    listing(aCase()),
  ]);
  expect((await screen.findByText('סבתא ג׳ולי')).closest('li')?.textContent).toContain('כשר למהדרין');
  fireEvent.click(screen.getByRole('button', { name: 'לפתוח את המסמך' }));
  expect(await screen.findByRole('img', { name: 'עמוד 1 מתוך 1 של התעודה' })).toBeTruthy();
  await act('לדחות', 'התעודה שונה');
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  expect(changes(asked)[0]).toEqual({
    path: `/admin/api/kashrut-certificates/${id}/decision`,
    body: { decision: 'reject', version: 3, reason: 'התעודה שונה' },
  });
});

it('one whose last day is over cannot be accepted', async () => {
  await renderActs('/kashrut', [listing(aCase({ ended: true, validUntil: '2020-01-01' }))]);
  expect(await screen.findByRole('button', { name: 'לדחות' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'לאשר' })).toBeNull();
});

it('the record of processing says what is kept, for what and how long', async () => {
  const words = (text: string) => ({ he: text, en: text, ru: text, ar: text });
  const activity = {
    ...{ id: 'accounts', name: words('חשבונות'), purpose: words('כניסה'), people: words('בעלי חשבון') },
    ...{ categories: words('שם'), recipients: words('אין'), retention: words('שנה'), tables: ['identity.*'] },
  };
  await renderActs('/privacy', [
    { call: readProcessingRecord, answer: { activities: [activity] } },
    { call: listRetentionRuns, answer: { jobs: [] } },
  ]);
  const part = await screen.findByRole('region', { name: 'חשבונות' });
  expect(part.textContent).toContain('כמה זמן נשמרשנה');
  expect(part.textContent).toContain('identity.*');
});
