import {
  createProposal,
  discardProposal,
  listProposals,
  listTerms,
  manageStore,
  readProposal,
  reviseProposal,
  saveProposal,
  sendProposal,
  withdrawProposal,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { aProposal, content, ID } from '../testing/a-proposal';
import { renderDashboard } from '../testing/render-dashboard';

const versions = [
  { number: 2, sentAt: '2026-11-21T10:00:00.000Z', unitName: 'תפריט חתונה', content },
  {
    number: 1,
    sentAt: '2026-11-20T10:00:00.000Z',
    unitName: 'תפריט ישן',
    content: {
      ...content,
      pricingUnitId: ID,
      customerName: 'דנה כהן',
      lines: [{ ...content.lines[0]!, unitPrice: 70 }],
      terms: [{ name: 'חניה', description: 'יש חניה' }],
    },
  },
];
const viewed = aProposal({
  status: 'viewed',
  link: 'L'.repeat(32),
  versions,
  views: { times: 3, at: ['2026-11-22T10:00:00.000Z'] },
});
const aTerm = {
  _id: ID,
  name: 'חניה',
  description: 'יש חניה',
  type: 'term' as const,
  pulled: false,
  pullsCount: 0,
  memberIds: [],
  version: 1,
};
const base = '/dashboard/savta/proposals';
const store = { call: manageStore, answer: aStore() };
const terms = { call: listTerms, answer: { terms: [aTerm], library: [], mayEdit: true } };
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('says of an accepted one that its order is approved, and no longer until when it is valid', async () => {
  await renderDashboard(`${base}/${ID}`, [
    store,
    { call: readProposal, answer: { ...viewed, status: 'accepted', orderId: ID } },
  ]);
  expect(await screen.findByText(/הלקוח אישר, וההזמנה מאושרת/)).toBeTruthy();
  // an end at midnight is the end of the day before it, in versions too
  expect(said()).toContain('בתוקף עדסוף יום ה׳, 20 במאי');
  expect(screen.getByRole('region', { name: 'פרטי ההצעה' }).textContent).not.toContain('בתוקף עד');
  expect(screen.getByRole('link', { name: 'להזמנה' }).getAttribute('href')).toBe(
    `/dashboard/savta/orders/${ID}`,
  );
  expect(screen.queryByRole('button', { name: 'לבטל את ההצעה' })).toBeNull();
});

it('lists proposals with their status, and those that a customer asked for', async () => {
  const card = {
    proposalId: ID,
    status: 'draft' as const,
    customerName: 'דנה לוי',
    unitName: 'תפריט חתונה',
    startsAt: '2027-06-01T16:00:00.000Z',
    participants: 100,
    price: 6_000,
    validUntil: '2027-05-20T21:00:00.000Z',
    viewedTimes: 2,
    asked: true,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const unpriced = { ...card, proposalId: ID.replace(/.$/, '9'), price: 0, viewedTimes: 0 };
  await renderDashboard(base, [
    store,
    { call: listProposals, answer: { proposals: [card, unpriced], nextCursor: null, mayEdit: true } },
  ]);
  const row = (await screen.findAllByRole('link', { name: 'דנה לוי' }))[0]!.closest('li')!;
  expect(within(row).getByText('לקוח ביקש')).toBeTruthy();
  expect(said()).toContain('6,000');
  expect(said()).toContain('נצפתה פעמיים');
  expect(said()).toContain('עוד בלי מחיר');
});

it('writes a draft with lines and terms, and says at the line what is wrong', async () => {
  const { asked } = await renderDashboard(`${base}/new`, [
    store,
    terms,
    { call: createProposal, answer: aProposal() },
    { call: readProposal, answer: aProposal() },
  ]);
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירת הטיוטה' }));
  await screen.findByLabelText('שם הלקוח');
  save();
  expect((await screen.findAllByText('שדה חובה')).length).toBeGreaterThan(2);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  type('שם הלקוח', 'דנה לוי');
  type('מספר אורחים', '100');
  type('תאריך האירוע', '2027-06-01');
  type('שם הסעיף', 'ארוחה');
  fireEvent.change(screen.getByLabelText('הכמות היא'), { target: { value: 'participant' } });
  // a price that is none yet leaves the page as it is
  for (const price of ['60.555', '1e99', '60.5']) type('מחיר ליחידה בשקלים', price);
  type('בתוקף עד סוף היום', '2027-05-20');
  fireEvent.change(await screen.findByLabelText('הוספת תנאי'), { target: { value: aTerm._id } });
  expect(said()).toContain('6,050');
  save();
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')!.body).toMatchObject({
    customerName: 'דנה לוי',
    eventInfo: { participants: 100, datetime: '2027-06-01T16:30:00.000Z', location: null },
    lines: [{ name: 'ארוחה', per: 'participant', quantity: 1, unitPrice: 60.5, optional: false }],
    terms: [{ name: 'חניה', description: 'יש חניה' }],
    validUntil: '2027-05-20T21:00:00.000Z',
  });
});

it('saves a draft before it is sent, says what the server refuses, and deletes it after a question', async () => {
  const { asked } = await renderDashboard(`${base}/${ID}`, [
    store,
    terms,
    { call: readProposal, answer: aProposal({ asked: true, wish: 'בלי בצל' }) },
    { call: saveProposal, answer: aProposal({ version: 4 }) },
    refusing(sendProposal, 'proposal.sent_today'),
    { call: discardProposal, status: 204 },
    { call: listProposals, answer: { proposals: [], nextCursor: null, mayEdit: true } },
  ]);
  expect(await screen.findByText(/בלי בצל/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לשלוח ללקוח' }));
  expect(await screen.findByText('נשלחו היום כל ההצעות שאפשר. אפשר להמשיך מחר')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/send'))!.body).toEqual({ version: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'מחיקת הטיוטה' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/נודיע ללקוח שלא תישלח הצעה/)).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: 'מחיקת הטיוטה' }));
  expect(await screen.findByText('עוד אין הצעות מחיר')).toBeTruthy();
});

it.each([
  [null, 'he', 'הורדת PDF'],
  ['he', 'he', 'הורדת PDF'],
  ['ru', 'ru', 'הורדת PDF · רוסית'],
] as const)('its PDF is in the language of its customer: %s', async (customerLanguage, language, name) => {
  await renderDashboard(`${base}/${ID}`, [
    store,
    { call: readProposal, answer: { ...viewed, customerLanguage } },
  ]);
  const paper = await screen.findByRole('link', { name });
  expect(paper.getAttribute('href')).toBe(`/v1/proposals/${viewed.link}/proposal.pdf?language=${language}`);
});

it('tells what became of one that was sent, with its versions, and sends another one or ends it', async () => {
  const { asked } = await renderDashboard(`${base}/${ID}`, [
    store,
    terms,
    { call: readProposal, answer: viewed },
    { call: reviseProposal, answer: viewed },
    { call: withdrawProposal, answer: aProposal({ ...viewed, status: 'expired' }) },
  ]);
  expect(await screen.findByText(new RegExp(`/proposal/${viewed.link}`))).toBeTruthy();
  expect(said()).toContain('נצפתה 3 פעמים');
  expect(said()).toContain('נוסף: צלם1 × 2,000 ₪ · לבחירה');
  expect(said()).toContain('השתנה: ארוחהמחיר ליחידהקודם: 70 ₪עכשיו: 60 ₪');
  expect(said()).toContain('מה מוצעקודם: תפריט ישןעכשיו: תפריט חתונה');
  expect(said()).toContain('שם הלקוחקודם: דנה כהןעכשיו: דנה לוי');
  expect(said()).toContain('סך הכול בלי מה שלבחירהקודם: 7,000 ₪עכשיו: 6,000 ₪');
  expect(said()).toContain('תנאי הוסר: חניהיש חניה');
  const opened = screen.getByText('מה כתוב בגרסה 1').closest('details')!;
  expect(plain(opened.textContent).replace(/[\u2066-\u2069]/g, '')).toContain('סך הכול7,000 ₪');
  expect(within(opened).getByText('יש חניה')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'גרסה חדשה' }));
  await screen.findByLabelText('הערות ללקוח');
  type('הערות ללקוח', 'מחיר חדש');
  fireEvent.click(screen.getByRole('button', { name: 'לשלוח את הגרסה החדשה' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/versions'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/versions'))!.body).toMatchObject({
    remarks: 'מחיר חדש',
    version: 3,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'לבטל את ההצעה' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'לבטל את ההצעה' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/withdraw'))).toBe(true));
});
