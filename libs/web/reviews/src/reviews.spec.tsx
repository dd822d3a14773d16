import {
  decideReviewReport,
  editReview,
  listOwnReviews,
  listReviewableOrders,
  listReviewReports,
  listReviews,
  listStoreReviews,
  type PricingUnit,
  readPricingUnit,
  readStore,
  removeReviewPicture,
  replyToReview,
  reportReview,
  writeReview,
} from '@smachot/contracts';
import { aPartnerProfile, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReview, aSummary, ORDER_ID, renderReviews, REVIEW_ID, UNIT_ID } from './testing/render-reviews';

afterEach(cleanup);

const own = {
  ...aReview(),
  orderId: ORDER_ID,
  status: 'published',
  hiddenFor: null,
  editableUntil: null,
  partnerUsername: 'savta-julie',
  partnerName: 'ג׳ולי',
} as const;
const unlisted: PricingUnit = {
  ...{ type: 'simple', name: 'תפריט סגור', visibility: 'unlisted' },
  ...{ summary: 'לקבוצות', description: 'לפי קישור' },
  ...{ pricingUnitId: UNIT_ID, partnerId: REVIEW_ID, partnerUsername: 'savta', tags: [], translations: {} },
  pricingFactor: { type: 'personalized' },
  ...{ startingFromPrice: null, durationHours: 6, version: 1, imageGallery: [] },
  updatedAt: '2026-11-20T08:00:00.000Z',
};
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
    {
      call: listReviews,
      answer: {
        ...{ partnerId: REVIEW_ID, summary: aSummary, reviews, nextCursor: null },
        ratedByGuests: [{ kind: 'food', avgRating: 4.67, guests: 12, celebrations: 2 }],
      },
    },
    { call: reportReview, answer: undefined },
  ];

  it('say who wrote after what order, what the business replied, and may be reported', async () => {
    const { asked } = await renderReviews('/partner/savta-julie/reviews', answers());
    const list = await screen.findByRole('list', { name: 'חוות דעת' });
    for (const words of ['נועה', 'מהזמנה אמיתית', 'היה טעים מאוד', 'תשובת העסק', 'תודה!'])
      expect(list.textContent).toContain(words);
    expect(screen.getByRole('region', { name: 'סיכום הדירוגים' }).textContent).toContain('2 חוות דעת');
    const byGuests = screen.getByRole('region', { name: 'מה נתנו אורחים שהיו שם' });
    expect(byGuests.textContent).toContain('דירגו 12 אורחים שהיו שם');
    fireEvent.click(within(list).getByRole('button', { name: 'לדווח' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'לשלוח דיווח' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/report'))?.body).toMatchObject({ reason: 'spam' }),
    );
  });

  it('say how many were at the celebration', async () => {
    await renderReviews('/partner/savta-julie/reviews', answers([aReview({ attended: 140 })]));
    expect(await screen.findByText('140 אורחים היו שם, מהזמנה אמיתית')).toBeTruthy();
  });

  it('say when there are none', async () => {
    await renderReviews('/partner/savta-julie/reviews', answers([]));
    expect(await screen.findByRole('heading', { name: 'עוד אין חוות דעת' })).toBeTruthy();
  });
});

describe('the reviews of a unit that the store does not list', () => {
  const open = (answer: object) =>
    renderReviews(`/partner/savta-julie/${UNIT_ID}/reviews`, [
      { call: readStore, answer: aPartnerProfile({ pricingUnits: [] }) },
      answer as never,
      {
        call: listReviews,
        answer: {
          ...{ partnerId: REVIEW_ID, summary: aSummary, reviews: [aReview()], nextCursor: null },
          ratedByGuests: [],
        },
      },
    ]);

  it('open by its address, with its name', async () => {
    const { partnerId } = aPartnerProfile();
    const { asked } = await open({ call: readPricingUnit, answer: { ...unlisted, partnerId } });
    expect(await screen.findByRole('heading', { name: 'תפריט סגור' })).toBeTruthy();
    expect(await screen.findByText('היה טעים מאוד')).toBeTruthy();
    expect(asked.some(({ query }) => query.includes(`pricingUnitId=${UNIT_ID}`))).toBe(true);
  });

  it('are missing when the unit is another store’s, or is not shown to anybody', async () => {
    await open({ call: readPricingUnit, answer: { ...unlisted, partnerId: ORDER_ID } });
    expect(await screen.findByRole('heading', { level: 1, name: 'הדף הזה כבר לא כאן' })).toBeTruthy();
    cleanup();
    await open(refusing(readPricingUnit, 'not_found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'הדף הזה כבר לא כאן' })).toBeTruthy();
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
    const stars = within(dialog).getByRole('group', { name: 'דירוג כללי' });
    fireEvent.click(within(stars).getByRole('radio', { name: '4 כוכבים' }));
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

  it('are there again when the dialog was closed before they were sent', async () => {
    const { dialog } = await open({ call: writeReview, answer: own });
    fireEvent.change(within(dialog).getByLabelText('במילים שלכם'), { target: { value: 'היה טעים' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לא עכשיו' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'לכתוב חוות דעת' }));
    expect(await screen.findByLabelText('במילים שלכם')).toHaveProperty('value', 'היה טעים');
    expect(screen.getByText(/מה שכתבתם בפעם הקודמת/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'להתחיל מחדש' }));
    expect(screen.getByLabelText('במילים שלכם')).toHaveProperty('value', '');
  });

  it('stay open when contact details are refused', async () => {
    const { dialog } = await open(refusing(writeReview, 'review.contacts'));
    fill(dialog, '050-1234567');
    await waitFor(() => expect(dialog.textContent).toContain('בלי טלפונים'));
  });

  it('of one order are opened from its page, changed for some days and freed of a picture', async () => {
    const picture = { pictureId: REVIEW_ID, url: '/p', thumbUrl: '/t' };
    const editable = { ...own, pictures: [picture], editableUntil: '2026-11-29T10:00:00.000Z' };
    const { asked } = await renderReviews(`/me/reviews?order=${ORDER_ID}`, [
      { call: listReviewableOrders, answer: { orders: [] } },
      { call: listOwnReviews, answer: { reviews: [editable], nextCursor: null } },
      { call: editReview, answer: editable },
      { call: removeReviewPicture, answer: own },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'לשנות' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('במילים שלכם'), { target: { value: 'היה קר' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ rating: 4, text: 'היה קר' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'להסיר את תמונה 1' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(asked.some(({ query }) => query.includes(`orderId=${ORDER_ID}`))).toBe(true);
  });

  it('tell their author when one was hidden', async () => {
    await renderReviews('/me/reviews', [
      { call: listReviewableOrders, answer: { orders: [] } },
      {
        call: listOwnReviews,
        answer: { reviews: [{ ...own, status: 'hidden', hiddenFor: 'abuse' }], nextCursor: null },
      },
    ]);
    expect((await screen.findByText(/הסתרנו את חוות הדעת/)).textContent).toContain('תוכן פוגעני');
    expect(screen.queryByRole('button', { name: 'להוסיף תמונה' })).toBeNull();
  });
});

it('a crew replies once, from the list of what waits', async () => {
  const received = { ...aReview(), status: 'published', replyStatus: 'published' } as const;
  const { asked } = await renderReviews('/dashboard/savta-julie/reviews', [
    {
      call: listStoreReviews,
      answer: {
        summary: aSummary,
        ratedByGuests: [{ kind: 'music', avgRating: 4.2, guests: 40, celebrations: 3 }],
        unanswered: 1,
        mayReply: true,
        reviews: [received],
        nextCursor: null,
      },
    },
    { call: replyToReview, answer: aReview({ reply: { text: 'תודה', at: '2026-11-22T12:00:00.000Z' } }) },
  ]);
  const byGuests = await screen.findByRole('region', { name: 'מה נתנו אורחים שהיו שם' });
  for (const words of ['המוזיקה', '4.2', 'דירגו 40 אורחים שהיו שם'])
    expect(byGuests.textContent).toContain(words);
  fireEvent.click(await screen.findByRole('button', { name: 'להשיב' }));
  fireEvent.change(screen.getByLabelText('התשובה שלכם'), { target: { value: 'תודה' } });
  fireEvent.click(screen.getByRole('button', { name: 'לא עכשיו' }));
  fireEvent.click(await screen.findByRole('button', { name: 'להשיב' }));
  expect(screen.getByLabelText('התשובה שלכם')).toHaveProperty('value', 'תודה');
  fireEvent.click(screen.getByRole('button', { name: 'לפרסם את התשובה' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/reply'))?.body).toEqual({ text: 'תודה' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'מחכות לתשובה' }));
  await waitFor(() => expect(asked.some(({ query }) => query.includes('only=unanswered'))).toBe(true));
});

it('an admin keeps a reported review or hides it, with a reason', async () => {
  const reported = {
    subject: 'review',
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
  fireEvent.change(within(question).getByLabelText(/איזה כלל הופר/), { target: { value: 'fake' } });
  fireEvent.change(within(question).getByLabelText('סיבה'), { target: { value: 'תוכן פוגעני' } });
  fireEvent.click(within(question).getByRole('button', { name: 'להסתיר' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
      subject: 'review',
      decision: 'hide',
      rule: 'fake',
      reason: 'תוכן פוגעני',
    }),
  );
});
