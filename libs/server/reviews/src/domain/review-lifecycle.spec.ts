import { DAYS_TO_EDIT_REVIEW, MOST_REVIEW_PICTURES } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { reviewLifecycle, reviewReplyLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { type Decision, Review } from './review';
import { invitedAt, isPaid, mayReview } from './may-review';

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
  review.report('review', NOW);
  return review;
};
const HIDE: Decision = { type: 'hide', rule: 'abuse' };
const decided = (decision: Decision) => () => {
  const review = reported();
  review.decide(decision, NOW);
  return review;
};
const WORDS = { rating: 1, quality: null, service: null, punctuality: null, value: null, text: 'עוד' };

describe('a review', () => {
  it.each(
    walk(reviewLifecycle, {
      in: { published, reported, kept: decided({ type: 'keep' }), hidden: decided(HIDE) },
      status: ({ state }) => state.status,
      acts: {
        'reply partner': (review) => review.reply('תודה', 'm', NOW),
        'edit author': (review) => review.edit(WORDS, NOW),
        'report reader': (review) => review.report('review', NOW),
        'keep admin': (review) => review.decide({ type: 'keep' }, NOW),
        'hide admin': (review) => review.decide(HIDE, NOW),
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

  it('takes so many pictures, and none once it was answered, reported or checked', () => {
    const image = { key: 'k', width: 1, height: 1, placeholder: '' };
    const review = published();
    const added = Array.from({ length: MOST_REVIEW_PICTURES + 1 }, () => review.addPicture(image).ok);
    expect(added.filter(Boolean)).toHaveLength(MOST_REVIEW_PICTURES);
    const answered = published();
    answered.reply('תודה', 'm', NOW);
    expect(answered.addPicture(image)).toMatchObject({ code: 'review.replied' });
    expect(reported().addPicture(image)).toMatchObject({ code: 'review.under_check' });
    expect(decided({ type: 'keep' })().addPicture(image)).toMatchObject({ code: 'review.checked' });
  });
});

describe('the reply to a review', () => {
  const replied = () => {
    const review = published();
    review.reply('תודה', 'm', NOW);
    return review;
  };
  const replyReported = () => {
    const review = replied();
    review.report('reply', NOW);
    return review;
  };
  const replyDecided = (type: Decision['type']) => () => {
    const review = replyReported();
    review.decideReply(type, NOW);
    return review;
  };
  it.each(
    walk(reviewReplyLifecycle, {
      in: {
        published: replied,
        reported: replyReported,
        kept: replyDecided('keep'),
        hidden: replyDecided('hide'),
      },
      status: ({ state }) => state.replyStatus,
      acts: {
        'report reader': (review) => review.report('reply', NOW),
        'keep admin': (review) => review.decideReply('keep', NOW),
        'hide admin': (review) => review.decideReply('hide', NOW),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });

  it('leaves the review as it is, and is not reported where there is none', () => {
    expect(replyDecided('hide')().state.status).toBe('published');
    expect(published().report('reply', NOW)).toMatchObject({ code: 'not_found' });
  });
});

describe('the author of a review', () => {
  const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  it('changes it for some days, until somebody answers', () => {
    const review = published();
    expect(review.edit(WORDS, later(DAYS_TO_EDIT_REVIEW - 0.1)).ok).toBe(true);
    expect(review.state).toMatchObject({ ...WORDS, status: 'published' });
    expect(review.edit(WORDS, later(DAYS_TO_EDIT_REVIEW))).toMatchObject({ code: 'review.edit_late' });
    expect(reported().edit(WORDS, NOW)).toMatchObject({ code: 'review.under_check' });
    review.reply('תודה', 'm', NOW);
    expect(review.edit(WORDS, NOW)).toMatchObject({ code: 'review.replied' });
  });

  it('removes a picture at any time', () => {
    const review = published();
    review.addPicture({ key: 'images/p1.jpg', width: 1, height: 1, placeholder: '' });
    review.reply('תודה', 'm', NOW);
    expect(review.removePicture('p2')).toMatchObject({ code: 'not_found' });
    expect(review.removePicture('p1')).toMatchObject({ ok: true, value: { key: 'images/p1.jpg' } });
    expect(review.state.pictures).toEqual([]);
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
    expect(invitedAt('2027-04-06', NOW).toISOString()).toBe('2027-04-08T07:00:00.000Z');
  });

  it.each([
    ['2027-04-20T06:00:00Z', '2027-04-20T07:00:00.000Z'],
    ['2027-04-20T20:00:00Z', '2027-04-21T07:00:00.000Z'],
  ])('done as late as %s, it invites at the next ten in the morning', (now, wanted) => {
    expect(invitedAt('2027-04-06', new Date(now)).toISOString()).toBe(wanted);
  });

  it.each([
    [{}, true],
    [{ refunded: 9_000 }, true],
    [{ refunded: 9_001 }, false],
    [{ lost: 10_000 }, false],
    [{ captured: 1 }, false],
    [{ price: 0, captured: 0 }, false],
  ])('with %j is paid: %s', (change, wanted) => {
    expect(isPaid({ price: 10_000, captured: 10_000, refunded: 0, lost: 0, ...change })).toBe(wanted);
  });
});
