import { type ProductArticle, text } from '../product-article';
import { ar } from './orders.ar';
import { ru } from './orders.ru';

export const orders: ProductArticle[] = [
  {
    slug: 'how-an-order-works',
    category: 'ordering',
    related: ['cancel-an-order', 'order-follows-rsvps', 'payment-failed'],
    he: text(
      'איך הזמנה מספק עובדת, שלב אחר שלב',
      'מהבחירה ועד האירוע: מה נתפס בכרטיס, מתי מחייבים ומי מאשר.',
      `
1. **בוחרים** חבילה או מרכיבים תפריט, ורואים את המחיר שורה אחר שורה, עם מע״מ ועם ההגעה.
2. **מזמינים**: הסכום נתפס בכרטיס. זו תפיסה, לא חיוב. לפעמים הבנק מבקש אישור, והתאריך שמור לכם בינתיים.
3. **העסק עונה**. כשהוא מאשר, הכרטיס מחויב. אם הוא דוחה או לא עונה בזמן, התפיסה משתחררת ולא תחויבו.
4. **האירוע מתקיים**, וההזמנה מסתיימת.

## מה אפשר בכל שלב
- לפני האישור: **משיכת ההזמנה חזרה**, בלי חיוב.
- אחרי האישור: ביטול לפי תנאי הביטול של העסק ולפי החוק, עם סכום מדויק לפני שמאשרים. [ביטול הזמנה](/help/cancel-an-order).
- בקשה לשנות מועד, שעה, מקום, מספר אורחים או תפריט. [שינוי הזמנה](/help/change-an-order).

המחיר, התפריט והתנאים שהיו כשהזמנתם נשארים שלכם גם אם העסק שינה אותם אחר כך. הכול נמצא תחת **ההזמנות שלי**.
`,
    ),
    en: text(
      'How an order works, step by step',
      'From choosing to the event: what is held, when you are charged, who approves.',
      `
1. **Choose** an offer or put a menu together, and see the price line by line, with VAT and delivery.
2. **Order**: the sum is held on your card. That is a hold, not a charge. Sometimes the bank asks you to confirm; your date is kept meanwhile.
3. **The business answers**. When it approves, the card is charged. If it declines or does not answer in time, the hold is released and you pay nothing.
4. **The event takes place**, and the order is done.

## What you can do at each step
- Before approval: **Recall the order**, free of charge.
- After approval: cancel by the cancellation policy of the business and by law, with the exact sum before you confirm. [Cancelling an order](/help/cancel-an-order).
- Ask to change the date, hour, place, number of guests or menu. [Changing an order](/help/change-an-order).

Price, menu and terms stay as they were when you ordered, even if the business changes them later. Everything is under **My orders**.
`,
    ),
    ru: ru['how-an-order-works'],
    ar: ar['how-an-order-works'],
  },
  {
    slug: 'order-follows-rsvps',
    category: 'ordering',
    related: ['how-an-order-works', 'change-event-details', 'refunds'],
    he: text(
      'הזמנה שעוקבת אחרי אישורי ההגעה',
      'מספר האורחים אצל הספק מתעדכן לבד, עד המועד שהעסק קבע.',
      `
אם יש לכם אירוע עם אישורי הגעה, אפשר לבחור בזמן ההזמנה שמספר האורחים יתעדכן לפיהם. בעמוד האירוע ההזמנות האלה מופיעות תחת **ספקים לפי מספר האורחים**.

## איך זה עובד
- המספר מתעדכן לפי המקומות שאושרו, עד המועד האחרון שהעסק קבע.
- שינוי גדול מהרגיל מחכה לאישור של העסק.
- במועד הסגירה המספר נקבע, והחשבון נסגר **פעם אחת**: אם באים יותר אורחים נגבה ההפרש, ואם פחות הוא מוחזר.
- העסק רואה מספרים ובקשות לפי סוג, למשל כמה צמחוניים. הוא לא רואה שמות או טלפונים של אורחים.

## אם החיוב הנוסף לא עבר
תקבלו הודעה ותוכלו לשלם בכרטיס אחר. אם לא ישולם בזמן, המספר ננעל על מה ששולם.

## האירוע זז או בוטל
ההזמנה לא משתנה לבד. מזיזים או מבטלים אותה בנפרד, בעמוד ההזמנה.
`,
    ),
    en: text(
      'Orders that follow your RSVPs',
      'The number of guests updates by itself, up to the time the business set.',
      `
If you have an event with RSVPs, you can choose while ordering that the number of guests follows them. On the page of the event these orders are under **Orders that follow your guests**.

## How it works
- The number follows the confirmed seats, up to the latest time the business set.
- An unusually large change waits for the approval of the business.
- At the cut-off the number is final and the account is settled **once**: for more guests the difference is charged, for fewer it is refunded.
- The business sees numbers and wishes by kind, such as how many vegetarians. It sees no names or phones of guests.

## If the extra charge fails
You are told, and can pay with another card. If it is not paid in time, the number is locked at what was paid.

## The event moved or was cancelled
The order does not change by itself. Move or cancel it separately, on the page of the order.
`,
    ),
    ru: ru['order-follows-rsvps'],
    ar: ar['order-follows-rsvps'],
  },
  {
    slug: 'cancel-an-order',
    category: 'ordering',
    related: ['refunds', 'change-an-order', 'how-an-order-works'],
    he: text(
      'ביטול הזמנה מספק',
      'מתי הביטול חינם, מתי יש דמי ביטול, ומה אומר החוק.',
      `
נכנסים ל**ההזמנות שלי**, פותחים את ההזמנה, ותחת **מה אפשר לעשות עכשיו** בוחרים.

## לפני שהעסק אישר
**משיכת ההזמנה חזרה** היא בלי עלות. התפיסה בכרטיס משתחררת ולא תחויבו.

## אחרי שהעסק אישר
**ביטול ההזמנה** מראה קודם את הסכומים: כמה חוזר לכרטיס וכמה הם דמי הביטול. רק אחרי אישור שלכם היא מתבטלת. אפשר גם לבחור **להשאיר את ההזמנה**.

הסכום הוא הטוב לכם מבין השניים:

- **תנאי הביטול של העסק**, כפי שהיו כשהזמנתם.
- **חוק הגנת הצרכן**: בתוך 14 יום מההזמנה, ועד שני ימי עבודה לפני האירוע, דמי הביטול הם עד 5% מהמחיר או 100 ש״ח, הנמוך מביניהם.

## העסק ביטל
חוזר כל הסכום, תמיד.

אדם עם מוגבלות, אזרח ותיק או עולה חדש שהחוק נותן להם זמן ארוך יותר מוזמנים לכתוב לנו. [עמוד הביטולים המלא](/cancellation).
`,
    ),
    en: text(
      'Cancelling an order',
      'When cancelling is free, when there is a fee, and what the law says.',
      `
Open the order under **My orders** and choose what to do now.

## Before the business approved
**Recall the order** is free. The hold on your card is released and you pay nothing.

## After the business approved
**Cancel the order** first shows the sums: how much comes back to the card, and the cancellation fee. It is cancelled only once you confirm. **Keep the order** leaves everything as it is.

You get the better of the two:

- **The cancellation policy of the business**, as it was when you ordered.
- **The Consumer Protection Law**: within 14 days of ordering, and until two business days before the event, the fee is at most 5% of the price or 100 ILS, whichever is lower.

## The business cancelled
Everything comes back, always.

People with disabilities, senior citizens and new immigrants, to whom the law gives more time, are welcome to write to us. [The full page on cancellations](/cancellation).
`,
    ),
    ru: ru['cancel-an-order'],
    ar: ar['cancel-an-order'],
  },
  {
    slug: 'change-an-order',
    category: 'ordering',
    related: ['cancel-an-order', 'order-follows-rsvps', 'ask-a-business'],
    he: text(
      'שינוי הזמנה שכבר נשלחה',
      'מועד, שעה, מקום, מספר אורחים או תפריט, בהסכמה של שני הצדדים.',
      `
אחרי שהעסק אישר אפשר לבקש לשנות את ההזמנה. גם העסק יכול לבקש מכם.

1. פותחים את ההזמנה ובוחרים לבקש שינוי.
2. כותבים מה ישתנה: תאריך, שעה, מקום, מספר אורחים או תפריט. בהזמנה שנעשתה מהצעת מחיר העסק יכול להציע גם סעיפים ומחירים אחרים.
3. רואים מראש את ההפרש במחיר, ושולחים.
4. הצד השני מאשר או לא מאשר. בקשה שלא נענית בזמן פוקעת, וההזמנה נשארת כפי שהייתה.

## הכסף
הפרש שנוצר נגבה או מוחזר לפי מה שהוסכם, והוא רשום בעמוד ההזמנה. בהזמנה שעוקבת אחרי אישורי ההגעה הוא נכנס לחשבון הסופי.

## מה לא משתנה
עד שמסכימים, ההזמנה עומדת כמו שהיא. אפשר למשוך את הבקשה חזרה כל עוד לא ענו עליה.

## לפני האישור
הזמנה שהעסק עוד לא אישר מושכים חזרה ומזמינים שוב; מה שמילאתם נשמר לזמן קצר.
`,
    ),
    en: text(
      'Changing an order',
      'Date, hour, place, number of guests or menu, if both sides agree.',
      `
After the business approved, you can ask to change the order. The business can ask you, too.

1. Open the order and choose to ask for a change.
2. Say what changes: date, hour, place, number of guests or menu. In an order that was made of a proposal the business can propose other lines and prices, too.
3. See the difference in price beforehand, and send.
4. The other side agrees or does not. A request that is not answered in time lapses, and the order stays as it was.

## Money
A difference is charged or refunded as agreed, and noted on the page of the order. In an order that follows RSVPs it becomes part of the final settlement.

## What does not change
Until you agree, the order stands as it is. A request can be withdrawn while it is not answered.

## Before approval
An order that is not approved yet can be recalled and placed again; what you filled in is kept for a short time.
`,
    ),
    ru: ru['change-an-order'],
    ar: ar['change-an-order'],
  },
];
