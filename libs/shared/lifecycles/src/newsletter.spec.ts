import { NewsletterStatus } from '@smachot/contracts';
import { newsletterLifecycle, type NewsletterMove } from './newsletter';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, NewsletterStatus> = {
  'draft edit owner': 'draft',
  'draft schedule owner': 'scheduled',
  'draft cancel owner': 'cancelled',
  'draft cancel system': 'cancelled',
  'scheduled unschedule owner': 'draft',
  'scheduled start system': 'sending',
  'scheduled pause system': 'paused',
  'scheduled cancel owner': 'cancelled',
  'scheduled cancel system': 'cancelled',
  'sending pause owner': 'paused',
  'sending pause system': 'paused',
  'sending finish system': 'sent',
  'sending cancel owner': 'cancelled',
  'sending cancel system': 'cancelled',
  'paused resume owner': 'sending',
  'paused cancel owner': 'cancelled',
  'paused cancel system': 'cancelled',
};
const MOVES = ['edit', 'schedule', 'unschedule', 'start', 'pause', 'resume', 'finish', 'cancel'];

it('a newsletter moves as written down', () => {
  for (const status of NewsletterStatus.options)
    for (const type of MOVES)
      for (const actor of ['owner', 'system'])
        expect([
          status,
          type,
          actor,
          newsletterLifecycle.move(status, { type, by: actor } as NewsletterMove),
        ]).toEqual([status, type, actor, allowed[`${status} ${type} ${actor}`]]);
});

it('one that was paused before its hour is planned again', () =>
  expect(newsletterLifecycle.move('paused', { type: 'resume', by: 'owner', planned: true })).toBe(
    'scheduled',
  ));
