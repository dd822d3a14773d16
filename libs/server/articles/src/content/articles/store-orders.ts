import { type ProductArticle, text } from '../product-article';
import { ar } from './store-orders.ar';
import { ru } from './store-orders.ru';

export const storeOrders: ProductArticle[] = [
  {
    slug: 'store-home',
    category: 'business',
    related: ['answer-orders', 'crew'],
    he: text(
      'בית החנות: מה מחכה לכם',
      'הזמנות, בקשות, שיחות וכל מה שצריך תשובה, במקום אחד.',
      `
**בית החנות** מתחיל ב**מחכה לכם**: הכול שמחכה לתשובה, הקרוב ביותר למועד שלו למעלה.

## מה מופיע שם
- הזמנות חדשות ובקשות לשנות הזמנה, עם הזמן שנשאר.
- בקשות להצעת מחיר, והזמנות טלפוניות שהלקוח כתב שמשהו בהן לא נכון.
- שיחות שמחכות לתשובה, חוות דעת בלי תשובה, והרשמות לאירועים שאתם מאשרים.
- אצל בעלי החנות גם חיובים שהוכחשו, ותשלום של התוכנית שלא עבר.
- בחנות חדשה: מה חסר לפני ההזמנה הראשונה.

המספרים בתפריט הם אותו הדבר. כשכתוב **הכול מטופל**, באמת אין מה שמחכה.

## תזכורת בבוקר
מה שחיכה יום נאמר פעם אחת בהודעה, בבוקר של יום עבודה. מה שבחרתם בהגדרות ההודעות שלכם קובע איך היא מגיעה.

## היום והשבוע
מתחת רואים את האירועים הקרובים, ואז את ההכנסות החודש ואת זמן התגובה, שמופיע גם בדף החנות.
`,
    ),
    en: text(
      'The store home: what waits for you',
      'Orders, requests, conversations and all that needs an answer, in one place.',
      `
**Store home** begins with **Waiting for you**: everything that needs an answer, the nearest to its deadline on top.

## What is there
- New orders and requests to change an order, with the time that is left.
- Requests for a proposal, and phone bookings whose customer wrote that something is wrong.
- Conversations without an answer, reviews without a reply, and registrations to events that you approve.
- For owners also disputed charges, and a payment for the plan that did not go through.
- In a new store: what is missing before the first order.

The numbers in the menu are the same. When it says **All done**, nothing is waiting.

## A reminder in the morning
What has waited for a day is told once in a message, on the morning of a working day. Your own settings of notices say how it comes.

## Today and this week
Below you see the events that are near, and then this month's income and your response time, which is also on the page of the store.
`,
    ),
    ru: ru['store-home'],
    ar: ar['store-home'],
  },
  {
    slug: 'store-proposals',
    category: 'business',
    related: ['store-offers', 'answer-orders'],
    he: text(
      'הצעות מחיר ללקוחות',
      'כתיבה, שליחה, גרסאות, ומה קורה כשהלקוח מאשר.',
      `
תחת **הצעות מחיר** לוחצים **הצעה חדשה**, או פותחים בקשה שלקוח שלח ובה כבר פרטי האירוע.

## מה כותבים
- **סעיפים**: שם, פירוט, כמות ומחיר. כמות יכולה להיות לכל אורח, וסעיף יכול להיות לבחירת הלקוח.
- **מנות מתפריט** שלכם. המטבח סופר אותן כשההצעה נהיית הזמנה.
- תנאים מהספרייה שלכם, מקדמה, ועד מתי ההצעה בתוקף.

מספיק לדעת את היישוב. את הרחוב הלקוח כותב כשהוא מאשר.

## שליחה
**לסיים וליצור קישור** מסיים את ההצעה, והלקוח מקבל אותה או את הקישור. רואים מתי נפתחה. אפשר לשלוח גרסה חדשה, והלקוח רואה מה השתנה, ואפשר לבטל הצעה שלא אושרה. יש גם PDF בשפת הלקוח.

## כשהלקוח מאשר
הוא משלם, וההזמנה מאושרת מיד עם הסעיפים שבחר ותנאי הביטול שראה. אחר כך המספר, המועד, המקום והסעיפים משתנים רק בהסכמה.

הצעה שכתב חבר צוות נשלחת אחרי שבעלי החנות אישרו אותה, אלא אם בחרו אחרת.
`,
    ),
    en: text(
      'Proposals to customers',
      'Writing, sending, versions, and what happens when the customer accepts.',
      `
Under **Proposals** press **New proposal**, or open a request that a customer sent, which has the details of the event already.

## What you write
- **Lines**: name, details, quantity and price. A quantity may be for each guest, and a line may be left to the customer's choice.
- **Dishes of a menu** of yours. The kitchen counts them once the proposal is an order.
- Terms of your library, a deposit, and until when the proposal is valid.

The town is enough. The customer names the street when accepting.

## Sending
**Finish and create the link** completes the proposal, and the customer gets it, or the link. You see when it was opened. You can send a new version, and the customer sees what changed, and you can withdraw one that was not accepted. There is also a PDF in the language of the customer.

## When the customer accepts
They pay, and the order is approved at once, with the lines they chose and the cancellation terms they saw. After that number, date, place and lines change only by agreement.

A proposal that a member of the crew wrote is sent once an owner has approved it, unless the owners chose otherwise.
`,
    ),
    ru: ru['store-proposals'],
    ar: ar['store-proposals'],
  },
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
    ru: ru['answer-orders'],
    ar: ar['answer-orders'],
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
    ru: ru['phone-bookings'],
    ar: ar['phone-bookings'],
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
    ru: ru['store-coupons'],
    ar: ar['store-coupons'],
  },
];
