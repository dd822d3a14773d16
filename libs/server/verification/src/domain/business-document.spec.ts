import { newId } from '@smachot/kernel';
import { businessDocumentLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { BusinessDocument, isOver, nextReminder } from './business-document';

const noon = new Date('2026-11-23T10:00:00Z');
const given = { documentId: newId(), validUntil: '2027-03-01', kashrut: null };
const kashrut = { certificate: 'rabbinate', badatz: null } as const;

const certificate = (status: 'in_process' | 'verified' | 'rejected' = 'in_process') => {
  const filed = { ...given, id: newId(), storeId: newId(), kashrut };
  const document = BusinessDocument.file({ ...filed, kind: 'kashrut' }, noon);
  if (status === 'verified') document.verify(noon);
  if (status === 'rejected') document.reject('אי אפשר לקרוא', noon);
  document.uncommit();
  return document;
};
const insurance = () =>
  BusinessDocument.file({ ...given, id: newId(), storeId: newId(), kind: 'insurance' }, noon);

it('is reminded of 30 and 7 days before the end, on the day after it, and then no more', () => {
  const days: string[] = [];
  for (let at = nextReminder('2027-03-01', noon); at; at = nextReminder('2027-03-01', at))
    days.push(at.toISOString());
  expect(days).toEqual(['2027-01-30T07:00:00.000Z', '2027-02-22T07:00:00.000Z', '2027-03-02T07:00:00.000Z']);
});

it('is over when its last day is over in Israel', () => {
  expect(isOver('2026-11-23', new Date('2026-11-23T21:59:00Z'))).toBe(false);
  expect(isOver('2026-11-23', new Date('2026-11-23T22:01:00Z'))).toBe(true);
});

it('tells what holds of a certificate, and of no other document', () => {
  const document = certificate('verified');
  document.replace({ ...given, kashrut: { certificate: 'tzohar', badatz: null } }, noon);
  document.reject('לא התעודה', noon);
  expect(document.getUncommittedEvents()).toMatchObject([
    { payload: { status: 'none', certificate: 'rabbinate', until: '2027-03-01' } },
    { payload: { status: 'rejected', certificate: 'tzohar' } },
  ]);
  const other = insurance();
  other.replace(given, noon);
  other.takenAway(noon);
  expect(other.getUncommittedEvents()).toEqual([]);
});

it('of a certificate that is over is not verified', () => {
  const later = new Date('2027-03-02T10:00:00Z');
  expect(certificate().verify(later)).toMatchObject({ ok: false, code: 'document.ended' });
});

describe('a business document and its lifecycle', () => {
  it.each(
    walk(businessDocumentLifecycle, {
      in: {
        filed: insurance,
        in_process: () => certificate(),
        verified: () => certificate('verified'),
        rejected: () => certificate('rejected'),
      },
      status: ({ state }) => state.status,
      acts: {
        'replace owner': (document) => document.replace(given, noon),
        'verify admin': (document) => document.verify(noon),
        'reject admin': (document) => document.reject('x', noon),
      },
      others: { reminded: (document) => document.remind(noon), gone: (document) => document.takenAway(noon) },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});
