import { newId } from '@smachot/kernel';
import { Rsvp } from '../domain/guests/rsvp';
import type { RsvpState } from '../domain/guests/rsvp-state';

let phones = 0;
/** Guest without messages, with his own mobile phone; `state` overrides any field. */
export const aGuest = (state: Partial<RsvpState> = {}): Rsvp => {
  const rsvp = Rsvp.add(
    state.id ?? newId(),
    state.eventId ?? newId(),
    {
      name: 'דנה כהן',
      phone: `+97253${String(2_000_000 + phones++)}`,
      mobile: true,
      group: 'general',
      groupLabel: null,
      side: null,
      tableName: null,
      language: 'he',
      estimated: 2,
      estimateGiven: false,
      specialRequests: null,
      hostNote: null,
      income: null,
    },
    false,
    new Date('2027-04-01T09:00:00Z'),
  );
  rsvp.notes.splice(0);
  return new Rsvp({ ...rsvp.state, ...state });
};
