import { allCalls, type AuditRecord, type Language } from '@smachot/contracts';
import { stripInvisible } from '@smachot/kernel';
import { auditAr } from './audit-ar';
import { auditEn } from './audit-en';
import { auditHe, type AuditSentenceKey } from './audit-he';
import { auditRu } from './audit-ru';
import { auditSentence } from './audit-sentence';

const person = (name: string) => ({ userId: '01920000-0000-7000-8000-0000da4a0001', name }) as const;
const store = { partnerId: '01920000-0000-7000-8000-000057070001', name: 'טעם מירב' } as const;
const entry = (change: Partial<AuditRecord>): AuditRecord => ({
  ...{ id: '01920000-0000-7000-8000-0000ac700001', at: '2026-11-20T10:00:00.000Z', requested: false },
  ...{ act: 'admin_change', call: null, actor: person('דנה'), subject: null, store: null, details: {} },
  ...{ from: null, reason: null, before: null, after: null },
  ...change,
});
const said = (change: Partial<AuditRecord>, language: Language = 'he') =>
  stripInvisible(auditSentence(entry(change), language));
const decided = (status: string) =>
  ({ call: 'verification.decideBankDetails', store, after: { status } }) satisfies Partial<AuditRecord>;

it.each([
  ['he', 'דנה אישר/ה את חשבון הבנק של טעם מירב'],
  ['en', 'דנה approved the bank account of טעם מירב'],
  ['ru', 'דנה подтвердил(а) банковский счёт (טעם מירב)'],
  ['ar', 'قام/ت דנה بالموافقة على الحساب البنكي لـטעם מירב'],
] as const)('an approved bank account is a sentence: %s', (language, sentence) =>
  expect(said(decided('verified'), language)).toBe(sentence),
);

it.each<[string, Partial<AuditRecord>]>([
  ['דנה דחה/תה את חשבון הבנק של טעם מירב', decided('rejected')],
  ['דנה השעה/תה את טעם מירב', { call: 'stores.setSuspension', store, after: { suspended: true } }],
  ['דנה החזיר/ה לפעילות את טעם מירב', { call: 'stores.setSuspensions', store, after: { suspended: false } }],
  [
    'דנה אישר/ה החזר ידני להזמנה 12345678 של טעם מירב',
    {
      call: 'orders.decideManualRefund',
      store,
      details: { code: '12345678' },
      after: { status: 'approved' },
    },
  ],
  ['דנה שינה/תה את העמלה', { call: 'orders.setCommission' }],
  ['ניסיון כניסה של נועה עם סיסמה שגויה', { act: 'password_refused', actor: null, subject: person('נועה') }],
  ['חשבון שנמחק נכנס/ה', { act: 'signed_in', actor: person('') }],
  [
    'בקשה: דנה החליט/ה על חשבון הבנק',
    { act: 'admin_act', requested: true, call: 'verification.decideBankDetails' },
  ],
  ['never.was', { call: 'never.was' }],
])('%s', (sentence, change) => expect(said(change)).toBe(sentence));

it('has words for every act of a super admin that the audit log keeps', () => {
  const kept = allCalls().filter(
    ({ access, method, audited }) => access === 'superAdmin' && (method !== 'GET' || audited),
  );
  expect(kept.map(({ id }) => id).filter((id) => !(id in auditHe))).toEqual([]);
  expect(kept.length).toBeGreaterThan(50);
});

it.each([
  ['en', auditEn],
  ['ru', auditRu],
  ['ar', auditAr],
])('names the same things in %s as in Hebrew', (_, sentences) => {
  const named = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([word]) => word).sort();
  for (const [key, sentence] of Object.entries(auditHe))
    expect([key, named(sentences[key as AuditSentenceKey])]).toEqual([key, named(sentence)]);
});
