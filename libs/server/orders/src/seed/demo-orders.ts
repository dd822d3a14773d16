/** How far an order of the demo has come. */
export type DemoEnd =
  | 'pending'
  | 'approved'
  | 'done'
  | 'declined'
  | 'expired'
  | 'recalled'
  | 'cancelled_partner'
  | 'cancelled_customer';

/**
 * `placed`: days ago; `event`: days from now, below 0 in the past, the day moves on to the next evening from Sunday to Thursday; of one that
 * follows the host's invitation not read: it is on the invitation's evening.
 */
export type DemoOrder = {
  store: string;
  /** The place of the unit among the store's priced ones. */
  unit: number;
  /** The place among the demo's customers; 0 is the host. */
  customer: number;
  guests: number;
  placed: number;
  event: number;
  end: DemoEnd;
  remarks: string;
  /** Paid with the store's coupon for everybody. */
  hasCoupon: boolean;
  /** Its lines were agreed on in a proposal. */
  isAgreed: boolean;
  /** Its number follows the guests of the host's invitation. */
  follows: boolean;
};

const MENU = 0;
const TRAYS = 1;
const HOST = 0;

type Row = [
  unit: number,
  customer: number,
  guests: number,
  placed: number,
  event: number,
  end: DemoEnd,
  remarks?: string,
  by?: 'coupon' | 'proposal' | 'guests',
];
const of = (store: string, rows: Row[]): DemoOrder[] =>
  rows.map(([unit, customer, guests, placed, event, end, remarks = '', by]) => ({
    ...{ store, unit, customer, guests, placed, event, end, remarks },
    ...{ hasCoupon: by === 'coupon', isAgreed: by === 'proposal', follows: by === 'guests' },
  }));

const julie: Row[] = [
  [MENU, 1, 180, 181, -120, 'done', 'החופה בשבע, האוכל בשמונה וחצי'],
  [TRAYS, 2, 45, 176, -160, 'done'],
  [MENU, 3, 240, 171, -99, 'done', 'שני אורחים עם אלרגיה לשומשום'],
  [TRAYS, 4, 60, 166, -150, 'done', 'ברית, להגיע עד תשע'],
  [MENU, 5, 120, 160, -113, 'done'],
  [TRAYS, 6, 30, 152, -141, 'done'],
  [MENU, 2, 90, 149, -106, 'cancelled_customer', 'חינה'],
  [MENU, HOST, 75, 143, -92, 'done', 'יום הולדת שבעים לאבא'],
  [TRAYS, 1, 80, 136, -127, 'done'],
  [MENU, 6, 150, 131, -85, 'done'],
  [MENU, 4, 300, 124, -78, 'declined'],
  [TRAYS, 5, 50, 120, -111, 'done'],
  [MENU, 3, 110, 113, -71, 'done', 'בלי אגוזים בקינוח'],
  [TRAYS, 2, 40, 108, -97, 'recalled'],
  [MENU, 1, 200, 101, -64, 'done'],
  [TRAYS, 6, 70, 95, -83, 'done'],
  [MENU, 5, 85, 90, -57, 'cancelled_partner'],
  [MENU, 4, 160, 84, -50, 'done'],
  [TRAYS, HOST, 35, 79, -66, 'done', 'ארוחת בוקר למשפחה המורחבת'],
  [MENU, 2, 130, 73, -43, 'done'],
  [TRAYS, 3, 55, 66, -55, 'expired'],
  [MENU, 6, 210, 61, -36, 'done'],
  [TRAYS, 1, 65, 55, -46, 'done'],
  [MENU, 5, 140, 50, -29, 'done', 'חתונה בגינה, יש חיבור לחשמל'],
  [TRAYS, 4, 90, 43, -33, 'done'],
  [MENU, 3, 100, 38, -22, 'done'],
  [TRAYS, 2, 48, 31, -24, 'done', '', 'coupon'],
  [MENU, 1, 170, 27, -15, 'done'],
  [TRAYS, 6, 25, 21, -13, 'done'],
  [MENU, HOST, 210, 19, 0, 'approved', 'חתונה, קבלת פנים מחצי שעה לפני', 'guests'],
  [MENU, 4, 95, 17, 44, 'approved', 'בת מצווה, שולחן אחד לילדים', 'proposal'],
  [MENU, 5, 220, 13, 72, 'approved'],
  [TRAYS, HOST, 40, 11, 58, 'approved', 'ארוחת שבע ברכות'],
  [MENU, 6, 135, 9, 93, 'approved', '', 'coupon'],
  [MENU, 2, 190, 0.6, 79, 'pending', 'אפשר לראות טעימות לפני?'],
  [TRAYS, 3, 55, 0.2, 51, 'pending'],
];

/** Six months of the demo's orders, by when they were placed within each store. */
export const DEMO_ORDERS: DemoOrder[] = [
  ...of('savta-julie', julie),
  ...of('hameashna', [
    [0, 3, 70, 140, -105, 'done'],
    [0, HOST, 60, 88, -62, 'cancelled_customer', 'מסיבת רווקים'],
    [0, 1, 90, 47, -20, 'done'],
    [0, 4, 80, 12, 54, 'approved'],
  ]),
  ...of('mika-cakes', [
    [0, 2, 120, 150, -112, 'done'],
    [0, HOST, 80, 97, -77, 'done', 'בלי ציפוי מרציפן'],
    [0, 5, 60, 40, -27, 'done'],
    [0, 6, 100, 0.4, 61, 'pending'],
  ]),
  ...of('dj-roi', [
    [0, 1, 180, 165, -121, 'done'],
    [0, HOST, 75, 74, -52, 'done', 'הרבה שנות השמונים'],
    [0, 4, 150, 15, 86, 'approved'],
  ]),
  ...of('shtei-adashot', [
    [0, 5, 140, 155, -114, 'done'],
    [0, 3, 100, 70, -37, 'cancelled_partner'],
    [0, HOST, 250, 8, 96, 'approved', 'גם תמונות מההכנות'],
  ]),
  ...of('hasaot-hadarom', [
    [0, 2, 45, 110, -93, 'done'],
    [0, 6, 50, 34, -21, 'done'],
    [0, HOST, 50, 0.3, 65, 'pending', 'איסוף מתחנת הרכבת'],
  ]),
  ...of('gan-haela', [
    [0, 6, 220, 158, -98, 'done'],
    [0, 1, 260, 29, 121, 'approved'],
  ]),
  // the venue takes a deposit, and the rest two weeks before
  ...of('loft-24', [[0, 3, 90, 6, 70, 'approved', 'מסיבת הפתעה, להגיע מהכניסה האחורית']]),
  ...of('bar-kobi', [
    [0, 4, 130, 118, -84, 'done'],
    [0, 2, 90, 52, -31, 'declined'],
  ]),
];
