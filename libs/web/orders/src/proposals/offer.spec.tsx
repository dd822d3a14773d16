import {
  acceptOffer,
  declineOffer,
  listOfferVersions,
  readOffer,
  readOrder,
  viewOffer,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, checkout, lateCards } from '../testing/a-checkout';
import { content, LINK, offer } from '../testing/an-offer';
import { anOrder } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const viewed = { call: viewOffer, status: 204 };

beforeAll(signIn);
afterEach(cleanup);

it('is shown with what changed, takes the chosen options into the price, and tells that it was opened', async () => {
  const { asked } = await renderOrders(
    `/proposal/${LINK}`,
    answers({ call: readOffer, answer: offer() }, viewed, {
      call: declineOffer,
      answer: offer({ status: 'declined' }),
    }),
  );
  expect(await screen.findByRole('heading', { name: /הצעת מחיר מאת/ })).toBeTruthy();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/views'))).toBe(true));
  expect(said()).toContain('נוסף: צלם');
  expect(said()).toContain('העסק אינו גובה מע״מ');
  expect(said()).toContain('סך הכול6,000');
  fireEvent.click(screen.getByRole('checkbox', { name: /צלם/ }));
  await waitFor(() => expect(said()).toContain('סך הכול8,000'));
  expect(screen.getByRole('link', { name: 'להמשיך לאישור ולתשלום' }).getAttribute('href')).toBe(
    `/proposal/${LINK}/checkout?options=1`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'לדחות את ההצעה' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/כמה מילים/), { target: { value: 'יקר' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'לדחות את ההצעה' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/decline'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/decline'))!.body).toEqual({ number: 2, reason: 'יקר' });
});

it('opens what earlier versions said, with what each of them changed', async () => {
  const first = { ...content, eventInfo: { ...content.eventInfo, participants: 80 }, remarks: 'ראשונה' };
  const versions = [
    { number: 3, sentAt: '2026-11-22T10:00:00.000Z', unitName: 'תפריט חתונה', content },
    {
      number: 2,
      sentAt: '2026-11-21T10:00:00.000Z',
      unitName: 'תפריט חתונה',
      content: { ...content, remarks: 'שנייה' },
    },
    { number: 1, sentAt: '2026-11-20T10:00:00.000Z', unitName: null, content: first },
  ];
  const { asked } = await renderOrders(
    `/proposal/${LINK}`,
    answers({ call: readOffer, answer: offer({ number: 3, before: versions[1]! }) }, viewed, {
      call: listOfferVersions,
      answer: { versions },
    }),
  );
  const title = await screen.findByText('גרסאות קודמות');
  expect(said()).toContain('הערותקודם: שנייהעכשיו: נשמח לבוא');
  expect(asked.some(({ path }) => path.endsWith('/versions'))).toBe(false);
  const fold = title.closest('details')!;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  const summaries = await within(fold).findAllByText(/מה כתוב בגרסה/);
  expect(summaries.map(({ textContent }) => textContent)).toEqual(['מה כתוב בגרסה 2', 'מה כתוב בגרסה 1']);
  const words = plain(fold.textContent).replace(/[\u2066-\u2069]/g, '');
  expect(words).toContain('מספר אורחיםקודם: 80 אורחיםעכשיו: 100 אורחים');
  expect(words).toContain('סך הכול בלי מה שלבחירה4,800 ₪');
  expect(within(fold).getByText(/ראשונה$/, { selector: 'dd' })).toBeTruthy();
});

it('takes no option that was not ticked, and gives back one that was, also the first line', async () => {
  const lines = content.lines.toReversed();
  await renderOrders(
    `/proposal/${LINK}`,
    answers({ call: readOffer, answer: offer({ content: { ...content, lines }, before: null }) }, viewed),
  );
  await screen.findByRole('checkbox', { name: /צלם/ });
  for (const sum of ['8,000', '6,000']) {
    fireEvent.click(screen.getByRole('checkbox', { name: /צלם/ }));
    await waitFor(() => expect(said()).toContain(`סך הכול${sum}`));
  }
});

it.each([
  [{ status: 'expired' as const }, 'ההצעה כבר לא בתוקף.'],
  [{ mayAnswer: false }, /נשלחה ללקוח אחר/],
  [{ status: 'accepted' as const }, /התקבלה/],
])('says of one that cannot be answered why: %j', async (change, words) => {
  await renderOrders(`/proposal/${LINK}`, answers({ call: readOffer, answer: offer(change) }, viewed));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'להמשיך לאישור ולתשלום' })).toBeNull();
});

it('is accepted by a press once the cards are read, and not lost in silence before', async () => {
  const cards = lateCards();
  const { asked } = await renderOrders(
    `/proposal/${LINK}/checkout`,
    answers(cards.answer, { call: readOffer, answer: offer() }, { call: acceptOffer, answer: checkout }),
  );
  const accept = await screen.findByRole('button', { name: /לאשר ולשלם/ });
  fireEvent.click(screen.getByRole('checkbox', { name: /ואני מאשר/ }));
  fireEvent.click(accept);
  expect(accept.getAttribute('aria-busy')).toBe('true');
  cards.letGo();
  await waitFor(() => expect(accept.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(accept);
  expect(await screen.findByRole('link', { name: 'לעמוד ההזמנה' })).toBeTruthy();
  expect(asked.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1);
});

it('is accepted with a card, the options and the price that were shown', async () => {
  const { asked } = await renderOrders(
    `/proposal/${LINK}/checkout?options=1`,
    answers({ call: readOffer, answer: offer() }, { call: acceptOffer, answer: checkout }),
  );
  const accept = await screen.findByRole('button', { name: /לאשר ולשלם · .*8,000/ });
  fireEvent.click(accept);
  expect(asked.some(({ path }) => path.endsWith('/accept'))).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: /ואני מאשר/ }));
  fireEvent.click(accept);
  expect(await screen.findByRole('link', { name: 'לעמוד ההזמנה' })).toBeTruthy();
  const [sent] = asked.filter(({ path }) => path.endsWith('/accept'));
  expect(sent!.body).toMatchObject({ number: 2, options: [1], expectedPrice: 8_000, termsOfService: true });
  expect(sent!.headers.get('idempotency-key')).toBeTruthy();
});

it('asks where exactly in a town that is all that is known, and says so when it is missing', async () => {
  const town = 'נתניה, ישראל';
  const location = { address: town, town, geocode: { lat: 32.321, lng: 34.853 } };
  const there = { ...content, eventInfo: { ...content.eventInfo, location } };
  const { asked } = await renderOrders(
    `/proposal/${LINK}/checkout`,
    answers({ call: readOffer, answer: offer({ content: there }) }, { call: acceptOffer, answer: checkout }),
  );
  expect(await screen.findByRole('heading', { name: /איפה בדיוק ב.*נתניה/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /ואני מאשר/ }));
  const accept = screen.getByRole('button', { name: /לאשר ולשלם/ });
  fireEvent.click(accept);
  const street = screen.getByLabelText(/רחוב ומספר/);
  await waitFor(() => expect(street.getAttribute('aria-invalid')).toBe('true'));
  // it may be far above the button
  await waitFor(() => expect(document.activeElement).toBe(street));
  expect(asked.some(({ path }) => path.endsWith('/accept'))).toBe(false);
  fireEvent.change(street, { target: { value: 'הרצל 5' } });
  fireEvent.click(accept);
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/accept'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/accept'))!.body).toMatchObject({ street: 'הרצל 5' });
});

it.each([
  [{ captured: 2_670, held: 0 }, /2,670 ₪ חויבו בכרטיס\. היתרה, 6,230 ₪, תחויב ב/],
  [{ captured: 0, held: 2_670 }, /2,670 ₪ מחויבים עכשיו בכרטיס\. היתרה, 6,230 ₪, תחויב ב/],
])(
  'accepted is approved: it says what was taken and what is due, and promises no answer: %j',
  async (sums, words) => {
    const order = anOrder({
      payment: { ...anOrder().payment, ...sums },
      plan: {
        ...{ status: 'deposit_paid', payBy: null, authenticateUrl: null, cancelling: null },
        payments: [{ kind: 'rest', amount: 6_230, dueOn: '2099-05-01', cardPayments: 1, status: 'waits' }],
      },
    });
    await renderOrders(
      `/proposal/${LINK}/checkout`,
      answers(
        { call: readOffer, answer: offer() },
        { call: acceptOffer, answer: checkout },
        { call: readOrder, answer: order },
      ),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: /ואני מאשר/ }));
    fireEvent.click(screen.getByRole('button', { name: /לאשר ולשלם/ }));
    expect(await screen.findByRole('heading', { name: 'ההזמנה אושרה!' })).toBeTruthy();
    await waitFor(() => expect(said()).toMatch(words));
    expect(said()).not.toContain('נודיע לכם');
  },
);

it('says why it was refused, and does not ask about one that is over', async () => {
  await renderOrders(
    `/proposal/${LINK}/checkout`,
    answers({ call: readOffer, answer: offer() }, refusing(acceptOffer, 'slot.taken')),
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /ואני מאשר/ }));
  fireEvent.click(screen.getByRole('button', { name: /לאשר ולשלם/ }));
  const words = 'המועד הזה כבר תפוס. אפשר לכתוב לעסק ולבקש הצעה למועד אחר. לא חויבתם.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'לעמוד העסק' }).getAttribute('href')).toMatch(/^\/partner\//);
  cleanup();
  await renderOrders(
    `/proposal/${LINK}/checkout`,
    answers({ call: readOffer, answer: offer({ status: 'declined' }) }),
  );
  expect(await screen.findByText('אי אפשר לאשר את ההצעה')).toBeTruthy();
});

it('has the dishes of a menu under its name, with their food, after the lines in words', async () => {
  const dish = {
    pricingUnitId: content.pricingUnitId,
    ...{ revision: 1, sectionIndex: 0, itemIndex: 0, menu: 'תפריט שף', section: 'סלטים', name: 'חומוס' },
    ...{ sectionTranslations: {}, translations: {}, foodKind: 'pareve' as const, isVegan: true },
    allergens: ['sesame' as const],
  };
  const [meal, photographer] = content.lines;
  const lines = [meal!, { ...photographer!, name: 'חומוס הבית', dish }];
  await renderOrders(
    `/proposal/${LINK}`,
    answers({ call: readOffer, answer: offer({ content: { ...content, lines } }) }, viewed),
  );
  const shown = await screen.findByRole('region', { name: 'מה ההצעה כוללת' });
  expect(within(shown).getByRole('heading', { level: 3 }).textContent).toBe('תפריט שף');
  const [first, second] = within(shown).getAllByRole('listitem');
  expect(first!.textContent).toContain('ארוחה');
  expect(within(second!).getByText(/שומשום/)).toBeTruthy();
  // the option keeps its position among all lines
  fireEvent.click(within(second!).getByRole('checkbox'));
  expect(screen.getByLabelText('query').textContent).toBe('?options=1');
});
