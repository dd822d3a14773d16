import { MOST_REVIEW_PICTURES } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { reviewLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { Review } from './review';
import { invitedAt, mayReview } from './may-review';

const NOW = new Date('2027-04-06T09:00:00Z');
const published = () =>
  Review.write(
    {
      id: 'r',
      orderId: 'o',
      storeId: 's',
      unitId: 'u',
      unitName: 'ארוחה',
      authorId: 'c',
      rating: 5,
      quality: 5,
      service: null,
      punctuality: 4,
      value: null,
      text: 'היה טעים',
    },
    NOW,
  );
const reported = () => {
  const review = published();
  review.report(NOW);
  return review;
};
const decided = (decision: 'keep' | 'hide') => () => {
  const review = reported();
  review.decide(decision, NOW);
  return review;
};

describe('a review', () => {
  it.each(
    walk(reviewLifecycle, {
      in: { published, reported, kept: decided('keep'), hidden: decided('hide') },
      status: ({ state }) => state.status,
      acts: {
        'reply partner': (review) => review.reply('תודה', 'm', NOW),
        'report reader': (review) => review.report(NOW),
        'keep admin': (review) => review.decide('keep', NOW),
        'hide admin': (review) => review.decide('hide', NOW),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });

  it('is replied to once', () => {
    const review = published();
    expect(review.reply('תודה', 'm', NOW).ok).toBe(true);
    expect(review.reply('ועוד', 'm', NOW)).toMatchObject({ code: 'review.replied' });
    expect(review.state.replyText).toBe('תודה');
  });

  it('takes so many pictures, and none once it was answered or checked', () => {
    const image = { key: 'k', width: 1, height: 1, placeholder: '' };
    const review = published();
    const added = Array.from({ length: MOST_REVIEW_PICTURES + 1 }, () => review.illustrate(image).ok);
    expect(added.filter(Boolean)).toHaveLength(MOST_REVIEW_PICTURES);
    const answered = published();
    answered.reply('תודה', 'm', NOW);
    expect(answered.illustrate(image)).toMatchObject({ code: 'review.replied' });
    expect(decided('keep')().illustrate(image)).toMatchObject({ code: 'review.checked' });
  });
});

describe('an order', () => {
  const order = { done: true, paid: true, endsAt: NOW };
  it.each([
    [{}, false, 1, true],
    [{ done: false }, false, 1, 'review.not_done'],
    [{ paid: false }, false, 1, 'review.not_paid'],
    [{}, true, 1, 'review.own_store'],
    [{}, false, 180, 'review.too_late'],
  ] as const)('%j, worked at: %s, after %s days: %s', (change, worksThere, days, wanted) => {
    const now = new Date(NOW.getTime() + days * DAY_MS);
    const may = mayReview({ ...order, ...change }, { worksThere, now });
    expect(may.ok || may.code).toBe(wanted);
  });

  it('invites its customer on the second day after', () => {
    expect(invitedAt('2027-04-06').toISOString()).toBe('2027-04-08T07:00:00.000Z');
  });
});
