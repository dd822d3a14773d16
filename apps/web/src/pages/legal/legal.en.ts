import { SUBSCRIPTION_TERMS_VERSION } from '@smachot/contracts';
import type { LegalTexts } from './legal-text';

export const english: LegalTexts = {
  terms: {
    title: 'Terms of service',
    lead: 'These terms apply to everybody who uses Smachot: hosts, guests, customers and businesses. The Hebrew version is the binding one.',
    sections: [
      {
        id: 'what',
        title: 'What Smachot does',
        paragraphs: [
          'Hosts send invitations by WhatsApp and collect RSVPs, and customers order services for their event from businesses that have a store on the site.',
          'The service is provided as it is and changes over time. We work for it to be always there and do not promise that it never fails.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'You sign in with a phone number and a code sent to it. The account is personal: whoever has the phone and the code acts for you, so never pass a code on.',
          'An account is for people of 18 and over. Your details have to be correct. You can close the account at any time in your area.',
        ],
      },
      {
        id: 'rsvp',
        title: 'Invitations and RSVPs',
        paragraphs: [
          'Hosts declare that their guests agreed to get messages from them and that the numbers were obtained lawfully. Advertising, offensive content and messages to people unrelated to the event are not allowed.',
          'Messages go out in allowed hours only, and not on Shabbat and holidays unless chosen otherwise. A guest who asked to be removed gets no more messages. Complaints of guests may stop the sending.',
          'The price is one shekel for each guest’s response, VAT included, charged on the day after the event. A sum under 5 ILS joins the next charge and is written off after 12 months. A response that was given is charged even if the event or the account is deleted later.',
        ],
      },
      {
        id: 'orders',
        title: 'Orders from businesses',
        paragraphs: [
          'An order is between the customer and the business. Smachot presents businesses, passes the order on and collects the payment on behalf of the business. The business is responsible for the service, its quality and everything its store says.',
          'When you order, the sum is held on your card; it is charged only when the business approves. An order that is not answered in time is cancelled by itself and nothing is charged.',
          'With one business a customer may have up to 3 orders waiting for payment and up to 5 waiting for an answer. Cancellations and refunds are described on their own page.',
        ],
      },
      {
        id: 'partners',
        title: 'Businesses',
        paragraphs: [
          'A business undertakes that prices include VAT as the law requires, that its available times are right, and that it may use the pictures and texts it uploads.',
          'The document a customer gets on behalf of a business is a payment confirmation and not a tax invoice; the invoice is issued by the business.',
        ],
      },
      {
        id: 'subscriptions',
        title: `Subscriptions of businesses (version ${SUBSCRIPTION_TERMS_VERSION})`,
        paragraphs: [
          'A subscription to a plan lasts a month or a year and renews until it is cancelled, at the price on the page of plans, VAT included. It can be cancelled at any time with one click in the store’s dashboard: until the end of the paid period everything stays, and then the store moves to the Basic plan, with nothing to pay.',
          'A larger plan starts at once, and days that were paid and not used are credited. A smaller plan starts when the period ends. A renewal that was not paid can be paid within 7 days, in which the plan stays; after them the store moves to the Basic plan.',
        ],
      },
      {
        id: 'limits',
        title: 'Misuse and suspension',
        paragraphs: [
          'Do not flood systems or people with messages, collect information about others, impersonate anybody, or evade limits and payments. In such a case we may suspend an account or a store, and will say why.',
        ],
      },
      {
        id: 'law',
        title: 'Liability, law and changes',
        paragraphs: [
          'Nothing here takes away a right the law gives to consumers. Israeli law applies.',
          'When the terms change, so does the date at the top of this page. We announce material changes on the site, and ask people who are signed in to accept them. Of each acceptance the version and the time are noted.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we keep, why, for how long, and who sees it. What is not written here we do not collect.',
    sections: [
      {
        id: 'kept',
        title: 'What we keep',
        paragraphs: [
          'Account: first name, last name, phone and, if you gave it, email. A password, if you set one, is kept in a form nobody can read.',
          'Events: what the host wrote, the guest list (name, phone, group and the host’s notes) and the guests’ answers.',
          'Orders: what was ordered, where to, for when, how much was paid, and the receipts.',
          'Cards: the number and CVV go straight to the payment company and never reach us. We keep a token, the last four digits, brand, expiry and nickname.',
        ],
      },
      {
        id: 'who',
        title: 'Who sees it',
        paragraphs: [
          'Guests and their answers: the host, and the co-hosts they invited. A business whose order follows the guest list gets numbers only, no names.',
          'A customer’s name is shown to the business they ordered from, and the phone once it has approved. A business that was asked for a proposal sees the name, and one that was only written to sees the first name. Notes and tags that a business keeps about a customer are shown to its team and are included in the customer’s file of data. The exact address of a business that comes to its customers is shown to its own team only.',
          'Whoever registers for an event open to everyone: its hosts see the name and what was written in the registration, without the phone.',
          'To provide the service we use WhatsApp (Meta) and SMS for messages, an email service, a payment company and a map service. Each gets only what it needs. We do not sell data.',
        ],
      },
      {
        id: 'long',
        title: 'For how long',
        paragraphs: [
          'Account and guest details are kept until they are deleted: the guest, the event or the account. Guest details are deleted 12 months after the event in any case, and so are registrations for open events. Raw messages from the messaging providers are deleted after 30 days.',
          'Receipts, charges and movements of money are kept as tax law requires, also after the account is closed. Of a response that was charged only the fact remains, without name or phone.',
          'Somebody who asked to be removed is kept as a one-way code of the number, so that we never write again.',
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps',
        paragraphs: [
          'Two sign-in cookies, up to 7 days; display and language preferences; the event details you chose while searching; and drafts of forms. You can delete them at any time in the browser.',
          'Usage is measured only after you agree, and you can withdraw at any time under “Display and language” or below on this page. Pages and actions are measured, with the id and full name of whoever is signed in. Guests, phones and cards are never measured, and there is no measuring at all on the guest page and the payment pages.',
          'Without consent, too, we count for each business how many visited its page, how many scanned a printed code of it, how many chose and how many began an order: numbers only, with no cookie, no address and no account. To count a visitor once a day, a one-way code is made of the network and the kind of device, with a key that changes every day; the code is deleted at the end of that day, and the key the day after.',
          'Videos and music in stores are loaded from other sites only after a tap.',
        ],
      },
      {
        id: 'children',
        title: 'Children',
        paragraphs: [
          'An account is for people of 18 and over. Somebody younger can use Smachot through a parent or guardian.',
          'Of children who are invited we keep nothing but what hosts or parents wrote: usually the number of seats. A child need not be listed by name, and no message may be sent to a child’s phone. A parent can write to us, and we delete the details.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'In your area you can see and correct your details, download everything kept about you, and close the account. Under the Privacy Protection Law you may also write to us to see, correct or delete data.',
          'A guest who wants no messages writes “הסר” in the chat. A guest who wants their details deleted writes to the host or to us.',
        ],
      },
    ],
  },
  cancellation: {
    title: 'Cancellations and refunds',
    lead: 'When you can cancel, how much comes back, and how soon. The exact sum is always shown before you confirm.',
    sections: [
      {
        id: 'pending',
        title: 'Before the business approves',
        paragraphs: [
          'You can withdraw the order at any moment, free of charge. The sum held on the card is released. The same holds when the business declines or does not answer in time.',
        ],
      },
      {
        id: 'approved',
        title: 'After the business approved',
        paragraphs: [
          'Each business has its own cancellation policy. It is shown in the store, in the order’s summary and in the order itself, and it is the one that was in force when you ordered.',
          'Even where the policy is stricter, the Consumer Protection Law lets you cancel within 14 days of ordering, as long as at least two business days remain before the event. The fee is then at most 5% of the price or 100 ILS, whichever is lower.',
          'People with disabilities, senior citizens and new immigrants to whom the law gives more time are welcome to write to us; we will arrange it with the business.',
        ],
      },
      {
        id: 'partner',
        title: 'When the business cancels',
        paragraphs: ['Everything comes back, always.'],
      },
      {
        id: 'how',
        title: 'How the money comes back',
        paragraphs: [
          'The refund is sent at once to the card that paid; card companies usually credit it within a few days. A refund under 5 ILS cannot be sent to a card: it is recorded in the order as owed to you and settled by hand.',
          'An order that follows the RSVPs is settled once, at the time that was agreed: the difference is charged or refunded.',
        ],
      },
      {
        id: 'rsvp',
        title: 'RSVPs',
        paragraphs: [
          'There is no subscription and nothing is paid ahead: you pay only for responses received. You can stop sending or delete an event at any moment; responses already received are charged.',
        ],
      },
      {
        id: 'ask',
        title: 'How to cancel',
        paragraphs: [
          'In your area, on the order itself, with the cancel button. If you cannot reach your account, write to us and we will cancel for you once we know it is you.',
        ],
      },
    ],
  },
};
