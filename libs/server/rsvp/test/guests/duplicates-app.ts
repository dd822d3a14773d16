import type { MergeChoices } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { AnswerAsGuest } from '../../src/use-cases/guest-page/answer-as-guest';
import { MergeGuests } from '../../src/use-cases/guests/merge-guests';
import { type RsvpApp, TUESDAY } from '../rsvp-app';

const PHONE = '053-4100001';
export const E164 = '+972534100001';

/** Creates an event with similar records, and helpers to merge them. */
export const anEventWithDuplicates = async (app: RsvpApp) => {
  const host = await app.host();
  const eventId = await app.event(host);
  const versionOf = async (id: string): Promise<number> => (await app.guest(id))['version'] as number;
  return {
    host,
    eventId,
    versionOf,
    pair: (first: object = {}, second: object = {}): Promise<string[]> =>
      app.guests(eventId, host, [
        { attendeeName: 'דנה כהן', attendeePhone: PHONE, ...first },
        { attendeeName: 'דנה כ.', attendeePhone: PHONE, ...second },
      ]),
    /** Merges two records as a user who read them just now, or in the given versions. */
    async merge(ids: string[], take: MergeChoices = {}, as = host, versions?: number[]) {
      const read = versions ?? (await Promise.all(ids.map(versionOf)));
      const [a, b] = ids.map((rsvpId, at) => ({ rsvpId, version: read[at]! }));
      return app.commands.execute(new MergeGuests(eventId, { guests: [a!, b!], take }, as));
    },
    answer: (rsvpId: string, attending: 'confirmed' | 'declined', headcount?: number) =>
      app.commands.execute(
        new AnswerAsGuest(eventId, rsvpId, { attending, ...(headcount ? { headcount } : {}) }),
      ),
    facts: (): Promise<{ rsvp_id: string }[]> =>
      app.source.query('select rsvp_id from rsvp.billable_facts where event_id = $1 order by 1', [eventId]),
    tokenOf: (rsvpId: string): Promise<string> =>
      app.get(UnitOfWork).run((tx) => app.get(GuestTokens).issue(tx, rsvpId, TUESDAY)),
    async coHost(role: 'Editor' | 'Viewer'): Promise<string> {
      const id = newId();
      await app.source.query(
        'insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, $4, now())',
        [newId(), eventId, id, role],
      );
      return id;
    },
  };
};
