import { type ProductArticle, text } from '../product-article';

export const storeOrders: ProductArticle[] = [
  {
    slug: 'answer-orders',
    category: 'business',
    related: ['availability', 'payouts', 'order-follows-rsvps'],
    he: text(
      'לענות להזמנות',
      'אישור, דחייה, כמה זמן יש, ומה קורה לכסף.',
      `
הזמנה חדשה מופיעה בבית החנות ותחת **הזמנות**, ומגיעה גם בהודעה. ליד כל אחת כתוב עד מתי לענות. הזמנה שלא נענתה בזמן נדחית לבד, והלקוח לא מחויב. כשהמועד קרוב, הזמן קצר יותר.

## מאשרים
**אישור ההזמנה** מחייב מיד את הכרטיס של הלקוח, שהסכום כבר תפוס בו. לפני האישור רואים את הסכום, את העמלה ואת ההכנסה שלכם. הטלפון של הלקוח מופיע אחרי האישור. אישור בלחיצה אחת מהרשימה יוצא אחרי עשר שניות, ועד אז אפשר לחזור בכם.

אם ידוע רק היישוב, אפשר לאשר אחרי שהלקוח אומר את הרחוב. אפשר לבקש אותו בלחיצה.

## דוחים
**דחיית ההזמנה** משחררת את התפיסה בכרטיס. כדאי לכתוב סיבה; הלקוח רואה אותה.

## אחרי האישור
- שינוי מועד, מקום או מספר אורחים נעשה בהסכמה. בהזמנה שנעשתה מהצעת מחיר אפשר להציע ללקוח גם סעיפים ומחירים אחרים: **לשנות את הסעיפים והמחירים**.
- אם אתם מבטלים, כל הסכום חוזר ללקוח.
- החיוב לא עבר? ללקוח יש 24 שעות לשלם, ואחר כך ההזמנה מתבטלת.

חברי צוות יכולים לאשר ולדחות. את ההזמנות אפשר להוריד ל־Excel, ולראות ביומן שלכם דרך כתובת פרטית.
`,
    ),
    en: text(
      'Answering orders',
      'Approving, declining, how long you have, and what happens to the money.',
      `
A new order appears in the home of your store and under orders, and comes as a message, too. Each says until when to answer. An order that is not answered in time is declined by itself, and the customer is not charged. When the date is near, the time is shorter.

## Approving
**Approve the order** charges the customer's card at once; the sum is held on it already. Before that you see the sum, the commission and your income. The customer's phone is shown after approval. Approving with one press in the list goes out after ten seconds; until then you can take it back.

If only the town is known, you can approve once the customer names the street. Ask for it with one press.

## Declining
**Decline the order** releases the hold. Write a reason; the customer sees it.

## After approval
- Date, place or number of guests change by agreement. In an order that was made of a proposal you can propose other lines and prices to the customer: **Change the lines and their prices**.
- If you cancel, everything goes back to the customer.
- The charge failed? The customer has 24 hours to pay; then the order is cancelled.

Members of the crew can approve and decline. Orders can be downloaded for Excel, and seen in your own calendar through a private address.
`,
    ),
  },
  {
    slug: 'phone-bookings',
    category: 'business',
    related: ['availability', 'answer-orders'],
    he: text(
      'הזמנות שסגרתם בטלפון, ומטבח וקניות',
      'היום נתפס ביומן, הלקוח יכול לאשר בקישור, והכמויות מחושבות.',
      `
## הזמנה בטלפון
תחת **הזמנות** לוחצים **הזמנה בטלפון** ורושמים מתי, מי, מה הוזמן וכמה סיכמתם. אפשר לבחור מנות מהתפריט של החבילה, או לכתוב אותן במילים. היום נתפס ביומן, ולא נגבה תשלום דרכנו. ההערה נראית רק לצוות.

אם רשמתם טלפון, אפשר **לשלוח קישור לאישור**: הלקוח מקבל SMS עם שם העסק וקישור, רואה יום, שעות, מקום ומחיר, ומאשר או כותב מה לא נכון. מי שטעה יכול לאשר אחר כך. האישור לא גובה תשלום ולא שומר כרטיס. אם אחד מאלה משתנה, מבקשים אישור מחדש.

## מטבח וקניות
**מטבח וקניות** מסכם את הימים הקרובים: מה מכינים, כמה ומתי, לפי ההזמנות שאישרתם ואלה שרשמתם בטלפון. כותבים פעם אחת מה קונים למנה אחת, ורשימת הקניות מחושבת לפי מספר המנות.

- בהזמנה שעוקבת אחרי אישורי ההגעה הכמויות מתעדכנות עד המועד הסופי.
- בהזמנה בטלפון נספרות המנות שנבחרו או נכתבו בה.
- **לפי מנה**, **לפי שעה** או **לפי אירוע**: אותם ימים, ומה שמוצג הוא מה שמודפס.
- **תצוגה גדולה** היא לטלפון שעומד במטבח: אותיות גדולות, ובדפדפן שמאפשר זאת המסך לא נכבה.
`,
    ),
    en: text(
      'Phone bookings, kitchen and shopping',
      'The day is taken, the customer can confirm by a link, and amounts are computed.',
      `
## Phone booking
Under orders press **Phone booking** and write when, who, what was ordered and what you agreed on. Dishes are chosen from the menu of the offer, or written in words. The day is taken in the calendar, and we collect no payment. Only the crew sees the note.

If you wrote a phone, you can **Send a link to confirm**: the customer gets an SMS with the name of the business and a link, sees day, hours, place and price, and confirms or writes what is wrong; whoever slipped may confirm after that. Confirming charges nothing and stores no card. If one of these changes, ask for a confirmation again.

## Kitchen and shopping
**Kitchen and shopping** sums up the coming days: what to make, how much and when, by the orders you approved and the bookings you took by phone. Write once what to buy for one portion, and the shopping list follows the number of portions.

- In an order that follows RSVPs the amounts update until they are final.
- Of a phone booking the dishes that were chosen or written in it are counted.
- **By dish**, **By hour** or **By event**: the same days, and what is shown is what is printed.
- **Large view** is for a phone that stands in the kitchen: large letters, and where the browser can, the screen does not go dark.
`,
    ),
  },
  {
    slug: 'store-coupons',
    category: 'business',
    related: ['use-a-coupon', 'prices-by-date'],
    he: text(
      'קופונים ללקוחות שלכם',
      'יצירת קוד, מגבלות, ומה קורה כשמשנים או מוחקים.',
      `
תחת **קופונים** בעלי החנות לוחצים **קופון חדש** וקובעים:

- **קוד**: 3 עד 20 אותיות, ספרות ומקפים. אחרי היצירה הוא לא משתנה.
- **הנחה** באחוזים או בשקלים.
- **על מה הוא חל**: כל מה שהחנות מוכרת, או חבילות שבחרתם.
- תאריך התחלה וסיום, סכום מינימום בלי ההגעה, כמה שימושים בסך הכול וכמה לכל לקוח.

הלקוח מקליד את הקוד בהזמנה וההנחה יורדת מיד. בכל הזמנה קופון אחד.

## שינוי ומחיקה
שינוי חל על הזמנות חדשות. מה שכבר הוזמן נשאר במחיר שלו. אחרי **מחיקת הקופון** מי שיקליד את הקוד יקבל תשובה שאין קופון כזה. קופון שנמחק לא חוזר, אבל אפשר ליצור חדש עם אותו קוד.

## מי השתמש
בעמוד הקופון רואים כל שימוש ואת ההיסטוריה: מי שינה מה ומתי. שימוש של הזמנה שלא יצאה לפועל חוזר ואפשר לנצל אותו שוב.
`,
    ),
    en: text(
      'Coupons for your customers',
      'Creating a code, its limits, and what changing or deleting means.',
      `
Under **Coupons** owners press **New coupon** and set:

- **A code**: 3 to 20 letters, digits and hyphens. It does not change afterwards.
- **A discount** in per cent or shekels.
- **What it applies to**: everything the store sells, or offers you choose.
- First and last date, a least sum without delivery, how many uses in all and for each customer.

Customers type the code while ordering, and the discount comes off at once. One coupon in one order.

## Changing and deleting
A change applies to new orders. What was ordered keeps its price. Once a coupon is deleted, whoever types its code is told that there is none. A deleted coupon does not come back, but a new one can have its code.

## Who used it
The page of a coupon shows each use and its history: who changed what and when. A use in an order that did not come about is given back.
`,
    ),
  },
];
