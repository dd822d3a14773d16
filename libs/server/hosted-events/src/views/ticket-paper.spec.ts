import type { Language } from '@smachot/contracts';
import type { TicketPurchaseState } from '../domain/ticket-purchase';
import { ticketPaperOf } from './ticket-paper';

const purchase = {
  ...{ code: 'T1234567', title: 'ערב שירה', startsAt: new Date('2027-06-04T16:00:00Z') },
  ...{ captured: 20_000, refunded: 5_000, paidAt: new Date('2027-05-01T10:00:00Z') },
  ...{ createdAt: new Date('2027-05-01T09:00:00Z') },
  lines: [{ kind: 'item', label: 'כניסה', quantity: 2, unitPrice: 100, amount: 200 }],
} as TicketPurchaseState;
const paperIn = (language: Language) =>
  ticketPaperOf(purchase, { store: 'האולם', payer: 'דנה', vat: null, cardLastFour: '4242', language });

it.each([
  ['he', 'אישור תשלום לכרטיסים T1234567', 'הוחזר', 'סך הכול שולם', 'שולם בכרטיס שמסתיים ב־4242'],
  [
    'en',
    'Payment confirmation for tickets T1234567',
    'Refunded',
    'Total paid',
    'Paid with the card ending in 4242',
  ],
  [
    'ru',
    'Подтверждение оплаты билетов T1234567',
    'Возвращено',
    'Всего оплачено',
    'Оплачено картой, последние цифры 4242',
  ],
  ['ar', 'تأكيد دفع التذاكر T1234567', 'أُعيد', 'مجموع ما دُفع', 'دُفع بالبطاقة المنتهية بـ 4242'],
] as const)('the payment confirmation of tickets is in %s', (language, heading, refunded, total, card) => {
  const paper = paperIn(language);
  expect(paper).toMatchObject({ language, heading });
  expect(paper.lines.at(-1)![0]).toBe(refunded);
  expect(paper.lines.at(-1)![1].replace(/[^\d-]/g, '')).toBe('-50');
  expect(paper.total[0]).toBe(total);
  expect(paper.total[1]).toContain('150');
  expect(paper.foot[0]).toBe(card);
});
