import type { RecordWords } from './record-words';

/** The record of processing in English. */
export const english: RecordWords = {
  accounts: {
    name: 'Accounts and sign-in',
    purpose: 'Opening an account, secure sign-in, acceptance of the terms, and the log and notes of admins',
    people: 'Account holders',
    categories:
      'Name, phone, e-mail, language, sign-ins, accepted versions of the terms; what admins note of accounts, businesses and orders, which they alone read',
    recipients: 'Providers of SMS and e-mail',
    retention:
      'Until the account is deleted, notes of admins also until the business closes; codes and attempts by their expiry; the audit log two years; acceptances of the terms seven years after the account was closed',
  },
  invitations: {
    name: 'Invitations and RSVPs',
    purpose: 'Sending invitations on behalf of hosts, collecting answers, reminders',
    people: 'Hosts, co-hosts and guests',
    categories:
      'Names and phones of guests, answers, names of companions, children among them, where hosts enter them (no ages), wishes, stops of rides, WhatsApp conversations',
    recipients: 'WhatsApp (Meta), the hosts',
    retention: 'A year after the event; messages 450 days; uploaded tables and raw webhooks 30 days at most',
  },
  orders: {
    name: 'Orders, proposals and customers of businesses',
    purpose:
      'Carrying out an order or proposal that the customer asked for, changes and cancellations, messages with the business, coupons',
    people: 'Customers and crews of businesses',
    categories: 'Name, phone, place and time of the event, what was ordered, remarks, messages',
    recipients: 'The business that was ordered from',
    retention:
      'Sums for seven years by law; names and places go with the account; messages 24 months; drafts by their expiry',
  },
  money: {
    name: 'Payments and accounts',
    purpose: 'Charging, refunding, receipts, paying businesses, subscriptions',
    people: 'Payers and owners of businesses',
    categories: 'Four digits of a card, the processor’s token, sums, encrypted bank details and documents',
    recipients: 'The card processor, the bank',
    retention: 'Seven years by law; bank details 60 days after the business closes; unused documents a day',
  },
  stores: {
    name: 'Store pages, reviews and public events',
    purpose:
      'Publishing businesses and events, crews, favourites, rating after an order, registration for events',
    people: 'People of businesses, authors of reviews, registrants',
    categories:
      'Name and contact details of the business, role in a crew, texts and pictures, registrations, messages of hosts to attendees, stars by guests of celebrations',
    recipients: 'The public, of what is published',
    retention:
      'As long as the page or the account exists; past events and their registrants are deleted after their period; what a guest gave, 14 days after the celebration',
  },
  notices: {
    name: 'Notifications',
    purpose: 'Telling people what happened in their matters',
    people: 'Account holders',
    categories:
      'Kind, name of the business or event, preferences; of a device that gets notices its browser, its address at the browser’s push service and the keys of encryption',
    recipients:
      'Providers of SMS, e-mail and WhatsApp; the push service of the browser (Google, Apple, Mozilla, Microsoft), encrypted',
    retention: 'Until the account is deleted; a device until it signs out or turns notices off',
  },
  newsletters: {
    name: 'Newsletters of businesses',
    purpose: 'Sending advertising of a business to people who asked for it, and the proof that they did',
    people: 'People who agreed to advertising of a business',
    categories:
      'The sentence agreed to, when and where, how it ended, a keyed hash of the e-mail address, which newsletters were sent',
    recipients: 'Provider of e-mail; the business, as numbers only',
    retention:
      'An agreement that ended seven years, without the person once the account is deleted; newsletters as long as the business exists',
  },
  figures: {
    name: 'Figures without identification',
    purpose: 'Counting visits and orders of a business, ratings of help articles',
    people: 'Visitors',
    categories: 'A daily hash that cannot be reversed, counts; no network address and no account',
    recipients: 'The business, as numbers only',
    retention: 'Hashes until the end of the day; numbers three years',
  },
  measuring: {
    name: 'Measuring of use, by consent',
    purpose: 'Learning which pages and actions are used, and changes that are shown to some visitors',
    people: 'People who agreed to measuring',
    categories:
      'Pages and actions; at one service also the id and full name of who is signed in. No guests, phones, cards or free text, and nothing on the guest page and on pages where one can pay',
    recipients: 'A product-analytics service (with id and name), a web-analytics service (without)',
    retention: 'As the services keep it; the id in the browser is deleted when the consent is withdrawn',
  },
  operation: {
    name: 'Operation',
    purpose: 'Background jobs and repeated requests',
    people: 'Account holders',
    categories: 'Ids within jobs that are not done yet',
    recipients: 'None',
    retention:
      'Until the job is done; answers of repeated requests a day; ids of rows that a task could not handle a day after its last try',
  },
};
