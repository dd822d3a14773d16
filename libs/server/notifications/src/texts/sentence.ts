/** The sentence of a kind of notification, from its values as they are said. */
export type Sentence = (say: {
  money: string;
  until: string;
  /** An order by its business and day for the customer, by its day and menu for the business; without an article. */
  order: string;
  participants: string;
  /** How many the notification is about. */
  count: string;
  /** The number of things that wait for a business, in words. `waited`: for how many days the first of them has. */
  things: string;
  waited: string;
  /** The business, and whether its crew is the recipient. */
  store: string;
  /** A public event, by its title in quotation marks. */
  title: string;
  toBusiness: boolean;
  /** A booking taken by phone: its customer's name and its day. */
  booking: string;
  /** The event that an order is linked to: its celebration, and its current date. */
  event: string;
  eventDay: string;
  ending: boolean;
  template: boolean;
  /** Why an admin acted; left out where there is no room. */
  explanation: string;
  /** Numbers, empty for 0, and the names of the units; names are left out where there is no room. */
  archived: string;
  suspended: string;
  units: string;
  /** A document of a business: its insurance, licence or certificate; empty where the sentence is of none. */
  document: string;
}) => string;
