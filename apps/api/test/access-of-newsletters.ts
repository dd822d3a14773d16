import { admins, crew, lookedInto, type Row, signedIn } from './access-rows';

/** Newsletters of stores, and agreements to them. As in `access-expected.ts`. */
export const expectedOfNewsletters: Record<string, Row> = {
  'newsletters.list': lookedInto,
  'newsletters.read': lookedInto,
  'newsletters.create': crew,
  'newsletters.save': crew,
  // nobody has a confirmed address here
  'newsletters.test': crew,
  'newsletters.schedule': crew,
  'newsletters.move': crew,
  'newsletters.readConsent': signedIn,
  'newsletters.agree': signedIn,
  'newsletters.listConsents': signedIn,
  'newsletters.withdraw': signedIn,
  // the address is the key, and this one was made for no mail
  'newsletters.readUnsubscribe': [404, 404, 404, 404],
  'newsletters.unsubscribe': [404, 404, 404, 404],
  'newsletters.unsubscribeByMailProgram': [404, 404, 404, 404],
  'newsletters.listStops': admins,
  'newsletters.release': admins,
};
