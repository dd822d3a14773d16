import type { AnswerSource } from '../domain/guests/rsvp';

/** Times for tests about one guest, seconds apart. */
export const noon = new Date('2027-04-06T09:00:00Z');
export const later = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

/** Source of an answer given by the guest in the chat at noon, long before answers close. */
export const said = (source: Partial<AnswerSource> = {}): AnswerSource => ({
  by: 'guest',
  channel: 'chat',
  at: noon,
  tie: 'w1',
  closingDate: new Date('2027-05-18T16:30:00Z'),
  ...source,
});
