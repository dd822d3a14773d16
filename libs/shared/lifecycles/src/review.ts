import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type ReviewMove =
  /** By the crew of the store; once, which the aggregate checks. */
  | { type: 'reply'; by: 'partner' }
  /** By its author, for some days and until it is answered; which the aggregate checks. */
  | { type: 'edit'; by: 'author' }
  /** By anybody with an account, to the admins. */
  | { type: 'report'; by: 'reader' }
  /** The report was looked at and the review stays. */
  | { type: 'keep'; by: 'admin' }
  | { type: 'hide'; by: 'admin' };

/** Pure: no invoke, no timers, no clock. A reported review is shown until an admin decides; one that was kept is not reported again. */
export const reviewLifecycle = lifecycle(
  setup({ types: { events: {} as ReviewMove } }).createMachine({
    id: 'review',
    initial: 'published',
    states: {
      published: {
        on: {
          reply: { guard: by('partner'), target: 'published' },
          edit: { guard: by('author'), target: 'published' },
          report: { guard: by('reader'), target: 'reported' },
        },
      },
      reported: {
        on: {
          reply: { guard: by('partner'), target: 'reported' },
          report: { guard: by('reader'), target: 'reported' },
          keep: { guard: by('admin'), target: 'kept' },
          hide: { guard: by('admin'), target: 'hidden' },
        },
      },
      kept: { on: { reply: { guard: by('partner'), target: 'kept' } } },
      hidden: {},
    },
  }),
);

export type ReviewReplyMove =
  | { type: 'report'; by: 'reader' }
  | { type: 'keep'; by: 'admin' }
  /** The review and its stars stay. */
  | { type: 'hide'; by: 'admin' };

/** Of the reply to a review; it starts with the reply. */
export const reviewReplyLifecycle = lifecycle(
  setup({ types: { events: {} as ReviewReplyMove } }).createMachine({
    id: 'reviewReply',
    initial: 'published',
    states: {
      published: { on: { report: { guard: by('reader'), target: 'reported' } } },
      reported: {
        on: {
          report: { guard: by('reader'), target: 'reported' },
          keep: { guard: by('admin'), target: 'kept' },
          hide: { guard: by('admin'), target: 'hidden' },
        },
      },
      kept: {},
      hidden: {},
    },
  }),
);
