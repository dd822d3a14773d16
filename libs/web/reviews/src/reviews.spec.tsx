import {
  decideReviewReport,
  listOwnReviews,
  listReviewableOrders,
  listReviewReports,
  listReviews,
  listStoreReviews,
  readStore,
  replyToReview,
  reportReview,
  writeReview,
} from '@smachot/contracts';
import { aPartnerProfile, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReview, aSummary, ORDER_ID, renderReviews, REVIEW_ID } from './testing/render-reviews';

afterEach(cleanup);

const own = {
  ...aReview(),
  orderId: ORDER_ID,
  status: 'published',
  partnerUsername: 'savta-julie',
  partnerName: 'ג׳ולי',
} as const;
const order = {
  orderId: ORDER_ID,
  partnerUsername: 'savta-julie',
  partnerName: 'ג׳ולי',
  pricingUnitName: 'תפריט הבית',
  startsAt: '2026-11-20T17:00:00.000Z',
};

describe('the reviews of a store', () => {
  const answers = (reviews = [aReview({ reply: { text: 'תודה!', at: '2026-11-22T12:00:00.000Z' } })]) => [
    { call: readStore, answer: aPartnerProfile() },
    { call: listReviews, answer: { partnerId: REVIEW_ID, summary: aSummary, reviews, nextCursor: null } },
    { call: reportReview, answer: undefined },
  ];

  it('say who wrote after what order, what the business replied, and may be reported', async () => {
    const { asked } = await renderReviews('/partner/savta-julie/reviews', answers());
    const list = await screen.findByRole('list', { name: 'חוות דעת' });
    for (const words of ['נועה', 'מהזמנה אמיתית', 'היה טעים מאוד', 'תשובת העסק', 'תודה!'])
      expect(list.textContent).toContain(words);
    expect(screen.getByRole('region', { name: 'סיכום הדירוגים' }).textContent).toContain('2 חוות דעת');
    fireEvent.click(within(list).getByRole('button', { name: 'לדווח' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'לשלוח דיווח' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/report'))?.body).toMatchObject({ reason: 'spam' }),
    );
  });

  it('say when there are none', async () => {
    await renderReviews('/partner/savta-julie/reviews', answers([]));
    expect(await screen.findByRole('heading', { name: 'עוד אין חוות דעת' })).toBeTruthy();
  });
});

describe('my reviews', () => {
  const open = async (written: object) => {
    const { asked } = await renderReviews('/me/reviews', [
      { call: listReviewableOrders, answer: { orders: [order] } },
      { call: listOwnReviews, answer: { reviews: [], nextCursor: null } },
      written as never,
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'לכתוב חוות דעת' }));
    return { asked, dialog: await screen.findByRole('dialog') };
  };
  const fill = (dialog: HTMLElement, text: string) => {
    fireEvent.click(
      within(within(dialog).getByRole('group', { name: 'דירוג כללי' })).getByRole('radio', {
        name: '4 כוכבים',
      }),
    );
    fireEvent.change(within(dialog).getByLabelText('במילים שלכם'), { target: { value: text } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לפרסם' }));
  };

  it('are sent once stars and words are there', async () => {
    const { asked, dialog } = await open({ call: writeReview, answer: own });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לפרסם' }));
    await waitFor(() => expect(dialog.textContent).toContain('שדה חובה'));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    fill(dialog, 'היה טעים');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
        orderId: ORDER_ID,
        rating: 4,
        aspects: { quality: null },
        text: 'היה טעים',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stay open when contact details are refused', async () => {
    const { dialog } = await open(refusing(writeReview, 'review.contacts'));
    fill(dialog, '050-1234567');
    await waitFor(() => expect(dialog.textContent).toContain('בלי טלפונים'));
  });

  it('tell their author when one was hidden', async () => {
    await renderReviews('/me/reviews', [
      { call: listReviewableOrders, answer: { orders: [] } },
      { call: listOwnReviews, answer: { reviews: [{ ...own, status: 'hidden' }], nextCursor: null } },
    ]);
    expect(await screen.findByText(/הסתרנו את חוות הדעת/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'להוסיף תמונה' })).toBeNull();
  });
});

it('a crew replies once, from the list of what waits', async () => {
  const received = { ...aReview(), status: 'published' } as const;
  const { asked } = await renderReviews('/dashboard/savta-julie/reviews', [
    {
      call: listStoreReviews,
      answer: { summary: aSummary, unanswered: 1, mayReply: true, reviews: [received], nextCursor: null },
    },
    { call: replyToReview, answer: aReview({ reply: { text: 'תודה', at: '2026-11-22T12:00:00.000Z' } }) },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'להשיב' }));
  fireEvent.change(screen.getByLabelText('התשובה שלכם'), { target: { value: 'תודה' } });
  fireEvent.click(screen.getByRole('button', { name: 'לפרסם את התשובה' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/reply'))?.body).toEqual({ text: 'תודה' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'מחכות לתשובה' }));
  await waitFor(() => expect(asked.some(({ query }) => query.includes('only=unanswered'))).toBe(true));
});

it('an admin keeps a reported review or hides it, with a reason', async () => {
  const reported = {
    review: aReview(),
    status: 'reported',
    partnerUsername: 'savta-julie',
    partnerName: 'ג׳ולי',
    reportedAt: '2026-11-22T10:00:00.000Z',
    decidedAt: null,
    count: 1,
    reports: [{ reason: 'abuse', note: 'מעליב', byCrew: true, at: '2026-11-22T10:00:00.000Z' }],
  } as const;
  const { asked } = await renderReviews('/admin-panel/review-reports', [
    { call: listReviewReports, answer: { reviews: [reported], nextCursor: null } },
    { call: decideReviewReport, answer: { ...reported, status: 'hidden' } },
  ]);
  expect((await screen.findByText('מעליב')).closest('li')!.textContent).toContain('מצוות העסק');
  fireEvent.click(screen.getByRole('button', { name: 'להסתיר' }));
  const question = await screen.findByRole('dialog');
  fireEvent.change(within(question).getByLabelText('סיבה'), { target: { value: 'תוכן פוגעני' } });
  fireEvent.click(within(question).getByRole('button', { name: 'להסתיר' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
      decision: 'hide',
      reason: 'תוכן פוגעני',
    }),
  );
});
