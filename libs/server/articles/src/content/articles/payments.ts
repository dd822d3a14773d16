import { type ProductArticle, text } from '../product-article';
import { ar } from './payments.ar';
import { ru } from './payments.ru';

export const payments: ProductArticle[] = [
  {
    slug: 'rsvp-price',
    category: 'payments',
    related: ['cards', 'receipts', 'send-invitations'],
    he: text(
      'כמה עולים אישורי הגעה',
      'שקל לכל תשובה, ביום שאחרי האירוע, ועל השליחה לא משלמים.',
      `
המחיר הוא **שקל אחד לכל תשובה של אורח**, כולל מע״מ. אין מנוי ואין תשלום מראש.

## על מה משלמים
- על התשובה **הראשונה** של כל אורח, שניתנה בצ׳אט או בעמוד האישי. גם ״לא מגיעים״ ו״אולי״ הן תשובות.
- אורח ששינה את דעתו לא עולה שוב.
- זוג או משפחה שעונים יחד הם תשובה אחת, לא משנה כמה מקומות.

## על מה לא משלמים
על שליחה, תזכורות, עדכונים והודעת ניסיון, על אורח שלא ענה, ועל תשובה ש[רשמתם בעצמכם](/help/answer-by-hand).

## מתי מחייבים
ביום שאחרי האירוע, פעם אחת, בכרטיס שלכם. אפשר לראות כמה הצטבר תחת **תשלומים**, ב**מה עוד ייגבה**.

סכום שקטן מ־5 ש״ח אי אפשר לחייב בכרטיס: הוא מצטרף לחיוב הבא, ואחרי 12 חודשים נמחק.

## אם מוחקים את האירוע
תשובות שכבר התקבלו מחויבות ביום שאחרי המחיקה. לפני המחיקה כתוב כמה.
`,
    ),
    en: text(
      'What RSVPs cost',
      'One shekel for each response, on the day after the event; sending is free.',
      `
The price is **one shekel for each guest's response**, VAT included. There is no subscription and nothing is paid ahead.

## What you pay for
- The **first** response of each guest, in the chat or on the personal page. "Not coming" and "maybe" are responses, too.
- A guest who changes an answer costs nothing more.
- A couple or family that answers together is one response, however many seats.

## What is free
Sending, reminders, updates and test messages, guests who do not answer, and answers that [you wrote down](/help/answer-by-hand).

## When you are charged
On the day after the event, once, on your card. What has come together so far is under **Payments**, in **Still to be charged**.

A sum under 5 ILS cannot be charged to a card: it joins the next charge, and is written off after 12 months.

## If you delete the event
Responses already received are charged on the day after the deletion. You see how much before you confirm.
`,
    ),
    ru: ru['rsvp-price'],
    ar: ar['rsvp-price'],
  },
  {
    slug: 'cards',
    category: 'payments',
    related: ['payment-failed', 'rsvp-price'],
    he: text(
      'כרטיסי אשראי: הוספה, החלפה ומחיקה',
      'איפה הכרטיס נשמר, ולמה לפעמים אי אפשר למחוק את האחרון.',
      `
תחת **תשלומים**, ב**הכרטיסים שלי**, לוחצים **הוספת כרטיס**. מספר הכרטיס וקוד האבטחה נמסרים ישירות לחברת הסליקה ולא עוברים דרכנו. אצלנו נשארים ארבע ספרות אחרונות, סוג, תוקף והכינוי שנתתם.

תעודת הזהות של בעל הכרטיס נדרשת על ידי חברת האשראי, ולא נשמרת אצלנו.

## אישור בבנק
לפעמים הבנק מבקש אישור, באפליקציה או בקוד. עד שהוא מאשר כתוב ליד הכרטיס **בבדיקה אצל חברת האשראי**.

## ברירת מחדל
הכרטיס שסימנתם ב**להגדיר כברירת מחדל** מוצע ראשון, ובו מחויבים אישורי ההגעה.

## מחיקה
אפשר למחוק כרטיס בכל רגע, חוץ מהכרטיס האחרון כל עוד יש תשובות שעוד לא חויבו או חוב. אפשר להוסיף כרטיס אחר ואז למחוק.

לחברת האשראי נדרש כרטיס שתקף גם ביום החיוב; אם התוקף מסתיים קודם, נבקש כרטיס אחר לפני השליחה.
`,
    ),
    en: text(
      'Cards: adding, replacing and deleting',
      'Where a card is kept, and why the last one sometimes cannot be deleted.',
      `
Under **Payments**, in **My cards**, press **Add a card**. Number and security code go straight to the payment company and do not pass through us. We keep the last four digits, brand, expiry, and the nickname you gave.

The holder's ID number is required by the card company, and not kept by us.

## Confirmation at the bank
Sometimes the bank asks you to confirm, in its app or by a code. Until it does, the card is marked as being checked.

## Default
The card marked by **Make default** is offered first, and RSVPs are charged to it.

## Deleting
A card can be deleted at any time, except the last one while responses are not charged yet or something is owed. Add another card, and then delete it.

The card has to be valid on the day of the charge; if it expires before, we ask for another one before you send.
`,
    ),
    ru: ru.cards,
    ar: ar.cards,
  },
  {
    slug: 'refunds',
    category: 'payments',
    related: ['cancel-an-order', 'receipts', 'payment-failed'],
    he: text(
      'החזרים: כמה חוזר ומתי',
      'איך הכסף חוזר לכרטיס, ומה קורה עם סכומים קטנים.',
      `
## מתי יש החזר
- **העסק ביטל**: כל הסכום חוזר.
- **ביטלתם אחרי האישור**: לפי תנאי הביטול של העסק או לפי החוק, הטוב לכם. הסכום מוצג לפני שמאשרים.
- **פחות אורחים** בהזמנה שעוקבת אחרי אישורי ההגעה, או שינוי שהוסכם והוזיל אותה.

אם העסק עוד לא אישר, אין מה להחזיר: הסכום היה רק תפוס בכרטיס, והתפיסה משתחררת.

## מתי הכסף מגיע
ההחזר נשלח מיד לכרטיס ששילם. חברת האשראי מזכה בדרך כלל בתוך כמה ימים. המצב כתוב בעמוד ההזמנה ותחת **תשלומים**: **החזר בדרך**, ואחר כך **הוחזר לכרטיס**.

## סכום קטן מ־5 ש״ח
אי אפשר להחזיר אותו לכרטיס. הוא רשום בהזמנה כחוב לכם, ומוסדר בנפרד.

## לא הגיע?
קודם בודקים מה כתוב בהזמנה. אם כתוב שהוחזר ועבר זמן, חברת האשראי יכולה לומר מתי הזיכוי נרשם. אפשר גם לכתוב לנו.
`,
    ),
    en: text(
      'Refunds: how much and when',
      'How money comes back to your card, and what happens to small sums.',
      `
## When there is a refund
- **The business cancelled**: everything comes back.
- **You cancelled after approval**: by the policy of the business or by law, whichever is better for you. The sum is shown before you confirm.
- **Fewer guests** in an order that follows RSVPs, or an agreed change that made it cheaper.

If the business has not approved yet, there is nothing to refund: the sum was only held, and the hold is released.

## When the money arrives
The refund is sent at once to the card that paid. Card companies usually credit it within a few days. Its state is on the page of the order and under **Payments**: on its way, and then refunded.

## Under 5 ILS
Such a sum cannot be sent to a card. It is noted in the order as owed to you, and settled separately.

## It has not arrived?
First look at what the order says. If it says refunded and time has passed, your card company can tell when the credit was booked. You can also write to us.
`,
    ),
    ru: ru.refunds,
    ar: ar.refunds,
  },
  {
    slug: 'payment-failed',
    category: 'payments',
    related: ['cards', 'deposit-and-rest', 'plans'],
    he: text(
      'החיוב לא עבר',
      'כמה זמן יש לשלם בכל מקרה, ומה קורה אם לא משלמים.',
      `
כשחברת האשראי דוחה חיוב, תקבלו הודעה. מה קורה אחר כך תלוי במה שמשלמים עליו:

- **הזמנה שאושרה**: יש 24 שעות לשלם, בכרטיס הזה או באחר. אחר כך ההזמנה מתבטלת והתאריך משתחרר.
- **יתרת תשלום**: ננסה שוב בשלושה ימים. אם לא שולם, העסק מחליט אם לתת עוד זמן, לגבות בעצמו או לבטל לפי תנאי הביטול.
- **אורחים נוספים** בהזמנה שעוקבת: אם לא משלמים בזמן, המספר ננעל על מה ששולם.
- **אישורי הגעה**: ננסה שוב אחרי יום, שלושה ושבעה ימים. עד שישולם אי אפשר לשלוח הודעות נוספות.
- **מנוי של חנות**: 7 ימים שבהם התוכנית נשארת, ואחריהם החנות עוברת לתוכנית הבסיסית.

## איך משלמים
פותחים את ההזמנה או את **תשלומים** ולוחצים **לשלם עכשיו**. אם הבנק מבקש אישור, יש כפתור שמוביל לשם וחוזר.

אפשר ללחוץ שוב בלי חשש: אותו תשלום לא נגבה פעמיים.
`,
    ),
    en: text(
      'A charge failed',
      'How long you have to pay, and what happens if you do not.',
      `
When the card company declines a charge, you are told. What follows depends on what it was for:

- **An approved order**: 24 hours to pay, with this card or another. After that the order is cancelled and the date is released.
- **The rest of a payment**: we try again over three days. If it stays unpaid, the business decides whether to give more time, collect it itself, or cancel by its policy.
- **Additional guests** of an order that follows RSVPs: if not paid in time, the number is locked at what was paid.
- **RSVPs**: we try again after one, three and seven days. Until it is paid nothing more can be sent.
- **A store's subscription**: 7 days in which the plan stays; after them the store moves to the Basic plan.

## How to pay
Open the order, or **Payments**, and press **Pay now**. If the bank asks you to confirm, a button leads there and back.

You can safely press again: the same payment is never taken twice.
`,
    ),
    ru: ru['payment-failed'],
    ar: ar['payment-failed'],
  },
  {
    slug: 'deposit-and-rest',
    category: 'payments',
    related: ['payment-failed', 'how-an-order-works'],
    he: text(
      'מקדמה ויתרה, ותשלומים בכרטיס',
      'כשהעסק מאפשר לשלם חלק עכשיו וחלק לפני האירוע.',
      `
ברוב ההזמנות כל הסכום מחויב כשהעסק מאשר. עסק יכול לבחור גם **מקדמה**, בין 10% ל־50%, ואת היתרה כמה ימים לפני האירוע.

## איך זה נראה
- כשמזמינים נתפסת רק המקדמה. היא מחויבת כשהעסק מאשר.
- היתרה מחויבת מעצמה ביום שכתוב בהזמנה, באותו כרטיס, ומודיעים עליה שלושה ימים לפני.
- הזמנה לתאריך שקרוב מיום היתרה מחויבת במלואה עם האישור.
- אם מספר האורחים או התנאים משתנים בהסכמה, גם היתרה משתנה.

## תשלומים בכרטיס
אם העסק מאפשר, בוחרים מספר תשלומים בזמן ההזמנה. חברת האשראי מחלקת את הסכום לפי התנאים שלה.

## ביטול
תנאי הביטול חלים על כל ההזמנה, לא רק על מה ששולם. לפני ביטול רואים כמה חוזר.

התנאים שהיו כשהזמנתם נשארים, גם אם העסק שינה אותם אחר כך.
`,
    ),
    en: text(
      'Deposit, rest, and card instalments',
      'When a business lets you pay a part now and the rest before the event.',
      `
Most orders are charged in full when the business approves. A business can also ask for a **deposit**, between 10% and 50%, and the rest some days before the event.

## How it goes
- When you order, only the deposit is held. It is charged when the business approves.
- The rest is charged by itself on the day named in the order, to the same card, and you are told three days before.
- An order for a date nearer than the day of the rest is charged in full at approval.
- If the number of guests or the terms change by agreement, so does the rest.

## Instalments
Where the business allows it, choose the number of card payments while ordering. The card company splits the sum by its own terms.

## Cancelling
The cancellation policy applies to the whole order, not only to what was paid. You see what comes back before you confirm.

The terms of the day you ordered stay, even if the business changes them later.
`,
    ),
    ru: ru['deposit-and-rest'],
    ar: ar['deposit-and-rest'],
  },
  {
    slug: 'receipts',
    category: 'payments',
    related: ['rsvp-price', 'refunds'],
    he: text(
      'קבלות, אישורי תשלום וחשבוניות',
      'איזה מסמך מקבלים על מה, ואיפה מורידים אותו.',
      `
## אישורי הגעה
על כל חיוב מוציאים **קבלה** עם פירוט המע״מ. מורידים אותה תחת **תשלומים**, ב**אישורי הגעה: חיובים וקבלות**.

## הזמנות מספקים
אחרי תשלום אפשר ללחוץ בעמוד ההזמנה **הורדת אישור התשלום**. זה **אישור תשלום** בשם העסק, ולא חשבונית מס. חשבונית מבקשים מהעסק עצמו, למשל בשיחה שבהזמנה.

## בדוא״ל
המסמכים נשלחים לכתובת הדוא״ל המאומתת שבפרופיל. אם אין כזו, או שהשליחה לא הצליחה, נאמר זאת ליד המסמך ואפשר להוריד אותו. אחרי שאימתם כתובת אפשר לשלוח שוב.

## מנויים של חנויות
על כל חיוב של תוכנית יוצאת חשבונית עם מע״מ, בעמוד **חשבון** של החנות.

לפי החוק מסמכי תשלום נשמרים שבע שנים, גם אחרי סגירת החשבון.
`,
    ),
    en: text(
      'Receipts, payment confirmations and invoices',
      'Which document you get for what, and where to download it.',
      `
## RSVPs
Each charge has a **receipt** with its VAT. Download it under **Payments**, in **RSVPs: charges and receipts**.

## Orders
After payment, the page of the order has **Download payment confirmation**. It is a **payment confirmation** on behalf of the business, and not a tax invoice. Ask the business for an invoice, for example in the conversation of the order.

## By email
Documents are sent to the verified email address of your profile. If there is none, or sending failed, the page says so and you can download it. Once an address is verified you can send it again.

## Subscriptions of stores
Each charge of a plan has an invoice with VAT, on the **Account** page of the store.

By law payment documents are kept for seven years, also after an account is closed.
`,
    ),
    ru: ru.receipts,
    ar: ar.receipts,
  },
];
