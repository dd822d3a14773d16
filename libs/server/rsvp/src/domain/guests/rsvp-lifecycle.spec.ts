import { RsvpStatus } from '@smachot/contracts';
import { mergeMessageStatus, rsvpLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { aGuest } from '../../testing';
import { noon, said } from '../../testing/at-noon';
import type { Outcome } from '../sending/message-tracking';
import type { Rsvp } from './rsvp';

const ROUND = 'reminder:2';
/** Guest with one invitation and one reminder; a failed reminder restores `statusBefore`. */
const guestIn = (status: RsvpStatus) => (): Rsvp => {
  const statusBefore = status === 'pending_reminder' ? 'maybe' : null;
  return aGuest({ status, round: ROUND, sends: 2, attempts: 2, lastStatus: 'queued', statusBefore });
};
const told = (outcome: Outcome['outcome']) => (rsvp: Rsvp) =>
  rsvp.record({ round: ROUND, outcome, at: noon });

describe('a guest', () => {
  it.each(
    walk(rsvpLifecycle, {
      in: {
        created: guestIn('created'),
        pending: guestIn('pending'),
        sent: guestIn('sent'),
        received: guestIn('received'),
        maybe: guestIn('maybe'),
        no_response: guestIn('no_response'),
        pending_reminder: guestIn('pending_reminder'),
        confirmed: guestIn('confirmed'),
        declined: guestIn('declined'),
      },
      status: ({ state }) => state.status,
      acts: {
        'queue host': (rsvp) => rsvp.queue('invite', 'c', 'host', noon),
        'remind host': (rsvp) => rsvp.queue('reminder', 'c', 'host', noon),
        'remind system': (rsvp) => rsvp.queue('reminder', 'c', 'system', noon),
        'sent provider': told('sent'),
        'delivered provider': told('delivered'),
        'fail provider': told('failed'),
        'fail system': told('uncertain'),
        'cancel system': told('withdrawn'),
        // A host cancels a message by requesting its withdrawal; messaging reports the result.
        'cancel host': null,
        'lapse system': (rsvp) => rsvp.lapse(noon),
        'answer guest': (rsvp) => rsvp.answer({ attending: 'confirmed' }, said()),
        'answer host': (rsvp) =>
          rsvp.answer({ attending: 'confirmed' }, said({ by: 'host', channel: 'desk' })),
      },
      about: () => ({ answer: 'confirmed' as const }),
      context: ({ state }) => ({ before: state.statusBefore }),
      others: {
        'held back': told('held'),
        'sent apart': (rsvp) => rsvp.queue('day_of', 'c', 'system', noon),
        edited: (rsvp) => rsvp.edit({ name: 'דנה' }, noon),
        removed: (rsvp) => rsvp.remove(noon),
        'opted out': (rsvp) => rsvp.optOut(noon),
      },
      // One method queues both: the first message is the invitation, every later one a reminder.
      except: [
        ...['sent', 'received', 'maybe', 'no_response'].map((status) => `${status} queue host`),
        ...['host', 'system'].map((actor) => `created remind ${actor}`),
      ],
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });

  const MESSAGE = ['queued', 'accepted', 'sent', 'delivered', 'read', 'failed', 'deleted'];
  const OUTCOMES = { sent: 'sent', delivered: 'delivered', read: 'read', failed: 'failed' } as const;
  it.each(
    MESSAGE.flatMap((status) =>
      Object.entries(OUTCOMES).map(([outcome, word]) => ({ status, outcome: outcome as 'sent', word })),
    ),
  )('whose message is $status is told it is $outcome', ({ status, outcome, word }) => {
    const rsvp = aGuest({ status: 'pending_reminder', round: ROUND, sends: 2, lastStatus: status });
    told(outcome)(rsvp);
    expect(rsvp.state.lastStatus).toBe(mergeMessageStatus(status, word));
  });
});
