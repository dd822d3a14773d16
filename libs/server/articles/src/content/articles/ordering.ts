import { type ProductArticle, text } from '../product-article';

export const ordering: ProductArticle[] = [
  {
    slug: 'how-an-order-works',
    category: 'ordering',
    related: ['cancel-an-order', 'order-follows-rsvps', 'payment-failed'],
    he: text(
      'איך הזמנה מספק עובדת, שלב אחר שלב',
      'מהבחירה ועד האירוע: מה נתפס בכרטיס, מתי מחייבים ומי מאשר.',
      `
1. **בוחרים** הצעה או מרכיבים תפריט, ורואים את המחיר שורה אחר שורה, עם מע״מ ועם ההגעה.
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
2. כותבים מה ישתנה: תאריך, שעה, מקום, מספר אורחים או תפריט.
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
2. Say what changes: date, hour, place, number of guests or menu.
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
  },
  {
    slug: 'ask-a-business',
    category: 'ordering',
    related: ['find-businesses', 'how-an-order-works', 'privacy-choices'],
    he: text(
      'לשאול עסק לפני שמזמינים',
      'שיחה אחת עם כל עסק, ומתי מוצגים טלפון וקישורים.',
      `
בעמוד העסק לוחצים **שאלה לעסק**. כדאי לכתוב מתי האירוע, איפה וכמה אורחים. אפשר להוסיף תמונה. אם עוד לא נכנסתם לחשבון, מה שכתבתם נשמר במכשיר עד שתיכנסו.

לכל עסק יש שיחה אחת, תחת ההודעות שבאזור האישי, גם לפני ההזמנה וגם אחריה.

## פרטי קשר
טלפון, דוא״ל וקישורים שנכתבים בשיחה מוסתרים עד שתהיה ביניכם הזמנה. אחרי הזמנה הם מוצגים לשני הצדדים. עסק יכול לבחור שהטלפון שלו יוצג לכולם.

## תוך כמה זמן עונים
בעמוד של עסקים שענו מספיק פעמים כתוב תוך כמה זמן הם עונים בדרך כלל.

## משהו לא בסדר?
**לדווח על השיחה** סוגר אותה לכתיבה עד שנקרא ונחליט. מדווחים על פרסומת, פגיעה או חשד להונאה.

> אל תשלמו לעסק מחוץ לאתר לפני שיש הזמנה: כך אין אישור תשלום, ואין החזר דרכנו.
`,
    ),
    en: text(
      'Asking a business before you order',
      'One conversation with each business, and when phones and links are shown.',
      `
On the page of a business press **Ask the business**. Say when the event is, where, and how many guests. You can add a picture. If you have not signed in, what you wrote is kept on this device until you do.

There is one conversation with each business, under the messages of your area, before an order and after it.

## Contact details
Phones, email addresses and links in a conversation are masked until there is an order between you. Then both sides see them. A business may choose to show its phone to everybody.

## How soon they answer
Businesses that have answered often enough show how soon they usually do.

## Something is wrong?
**Report this conversation** closes it for writing until we have read it and decided. Report advertising, abuse, or suspected fraud.

> Do not pay a business outside the site before there is an order: there would be no payment confirmation, and no refund through us.
`,
    ),
  },
  {
    slug: 'menus-and-allergens',
    category: 'ordering',
    related: ['find-businesses', 'order-follows-rsvps'],
    he: text(
      'תפריט, כשרות ואלרגנים',
      'איך מרכיבים תפריט, מה אומרים הסימונים, ומתי כדאי לשאול.',
      `
## מרכיבים תפריט
בכל חלק של תפריט כתוב כמה אפשר לבחור, למשל **בוחרים 2 עד 4**. חלק מהמנות כלולות תמיד, ולחלק יש תוספת מחיר. המחיר מתעדכן מיד, ואם חסרה בחירה נאמר באיזה חלק.

## סימונים על מנות
בשרי, חלבי, פרווה, צמחוני, טבעוני ואלרגנים מופיעים **לפי הצהרת העסק**. לחיצה על סימון מראה באילו מנות הוא נמצא. כשעל מנה לא נאמר דבר, כתוב שלא נאמר.

> באלרגיה חמורה כדאי לשאול את העסק לפני שמזמינים. לא בדקנו את המנות.

## כשרות
התעודה שהעסק מסר מופיעה בעמודו, עם התוקף שלה, ואנחנו לא בדקנו אותה. בסינון אפשר לבחור כשרות, והתעודה צריכה להיות בתוקף ביום האירוע. כשהיא פגה, כתוב שאינה בתוקף.

## בקשות של אורחים
בהזמנה שעוקבת אחרי אישורי ההגעה העסק מקבל את הבקשות כמספרים, למשל ״ללא גלוטן: 3״, בלי שמות.
`,
    ),
    en: text(
      'Menus, kashrut and allergens',
      'How to put a menu together, what the marks mean, and when to ask.',
      `
## Putting a menu together
Each part of a menu says how much may be chosen, for example 2 to 4. Some dishes are always included, and some cost extra. The price updates at once, and if a choice is missing you see in which part.

## Marks on dishes
Meat, dairy, pareve, vegetarian, vegan and allergens are shown **as the business declared them**. Pressing a mark shows the dishes that have it. Where nothing was said about a dish, the page says so.

> With a severe allergy ask the business before you order. We have not checked the dishes.

## Kashrut
The certificate that a business named is on its page with its validity; we have not checked it. When you filter by kashrut, the certificate has to be valid on the day of the event. Once it lapses, the page says so.

## Wishes of guests
In an order that follows RSVPs the business gets wishes as numbers, such as "gluten free: 3", without names.
`,
    ),
  },
  {
    slug: 'order-with-a-town',
    category: 'ordering',
    related: ['how-an-order-works', 'change-an-order'],
    he: text(
      'להזמין כשעוד אין כתובת מדויקת',
      'יישוב מספיק כדי להזמין; הרחוב נחוץ לפני האישור.',
      `
בהזמנה מעסק שמגיע אליכם מספיק לבחור יישוב. מחיר ההגעה מחושב לפי היישוב, **ולא משתנה** כשתאמרו את הרחוב.

## מתי צריך את הרחוב
העסק יכול לאשר רק כשידוע לאן להגיע. בעמוד ההזמנה מופיעה השאלה איפה בדיוק ביישוב. כותבים רחוב ומספר, או את שם האולם, אפשר גם כניסה או קומה, ולוחצים **לשמור את הכתובת**.

העסק יכול גם לבקש את הרחוב, ואז תקבלו הודעה.

## עד מתי אפשר לשנות
את הרחוב אפשר לשנות עד שההזמנה מאושרת. אחר כך מבקשים שינוי בהזמנה. מקום ביישוב אחר הוא שינוי שעשוי לשנות את מחיר ההגעה, ולכן גם הוא נעשה בהסכמה.

## כשאתם מגיעים לעסק
בהזמנה מאולם או ממקום אחר שאליו מגיעים, הכתובת היא של העסק ואין מה למלא.
`,
    ),
    en: text(
      'Ordering before you have an exact address',
      'A town is enough to order; the street is needed before approval.',
      `
To order from a business that comes to you, a town is enough. The price of delivery is computed for the town, and **does not change** once you name the street.

## When the street is needed
The business can approve only when it knows where to go. The page of the order asks where exactly in the town. Write street and number, or the name of the venue, with entrance or floor if you like, and press **Save the address**.

The business can ask for the street, too; you are then notified.

## Until when it can change
The street can be changed until the order is approved. After that, ask for a change of the order. Another town may change the price of delivery, so that is done by agreement, too.

## When you go to the business
For a venue or another place that you go to, the address is that of the business, and there is nothing to fill in.
`,
    ),
  },
  {
    slug: 'use-a-coupon',
    category: 'ordering',
    related: ['how-an-order-works', 'store-coupons'],
    he: text(
      'שימוש בקופון',
      'איפה מקלידים את הקוד, ולמה לפעמים הוא לא מתקבל.',
      `
קופון הוא קוד שעסק נותן ללקוחות. מקלידים אותו במסך ההזמנה, ליד פירוט המחיר. ההנחה יורדת מיד ומופיעה בשורה משלה. אותיות גדולות וקטנות נחשבות אותו דבר.

## הקוד לא התקבל?
התשובה אומרת למה:

- הקוד לא מוכר אצל העסק הזה. קופון של עסק אחד לא פועל באחר.
- הוא חל על הצעות אחרות של העסק.
- הוא עוד לא התחיל, או שהסתיים.
- הסכום נמוך מהמינימום של הקופון. ההגעה לא נספרת במינימום.
- מספר השימושים נגמר, או שכבר השתמשתם בו.

## כללים
- קופון אחד בכל הזמנה.
- הקופון נתפס בשבילכם עם ההזמנה. אם היא לא יוצאת לפועל, השימוש חוזר.
- מחיר של הזמנה שכבר נעשתה לא משתנה כשהעסק משנה או מוחק את הקופון.
`,
    ),
    en: text(
      'Using a coupon',
      'Where to type the code, and why it may not be accepted.',
      `
A coupon is a code that a business gives to customers. Type it on the ordering screen, beside the lines of the price. The discount comes off at once, in a line of its own. Capital and small letters are the same.

## The code was not accepted?
The answer says why:

- This business does not know the code. A coupon of one business does not work at another.
- It is for other offers of the business.
- It has not begun, or it is over.
- The sum is below the coupon's minimum. Delivery does not count towards it.
- It has been used up, or you have used it already.

## Rules
- One coupon in one order.
- It is reserved for you with the order. If the order does not come about, the use is given back.
- The price of an order stays as it is when the business changes or deletes the coupon.
`,
    ),
  },
];
