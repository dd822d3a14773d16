import { type ProductArticle, text } from '../product-article';
import { ar } from './choosing.ar';
import { ru } from './choosing.ru';

export const choosing: ProductArticle[] = [
  {
    slug: 'write-a-review',
    category: 'ordering',
    related: ['how-an-order-works', 'ask-a-business'],
    he: text(
      'לכתוב חוות דעת',
      'מי יכול לכתוב, עד מתי אפשר לשנות, ומה העסק עושה איתה.',
      `
חוות דעת נכתבת רק אחרי הזמנה שהתקיימה ושולמה, פעם אחת על כל הזמנה. כך כל מה שכתוב בא מלקוחות אמיתיים.

## איך כותבים
כמה ימים אחרי האירוע נזמין אתכם לכתוב. אפשר גם לפתוח את **חוות הדעת שלי** ולבחור הזמנה. נותנים כוכבים, ואם רוצים גם לאיכות, לשירות, לעמידה בזמנים ולתמורה למחיר, וכותבים במילים שלכם. אחרי הפרסום אפשר להוסיף תמונות.

היא מתפרסמת עם השם הפרטי שלכם, בלי טלפונים וקישורים. אפשר לשנות אותה במשך שבוע, כל עוד העסק לא השיב.

## העסק
עסק יכול להשיב פעם אחת, והתשובה מוצגת לכולם. הוא לא יכול למחוק חוות דעת. מי שחושב שהיא פוגעת בכללים **מדווח**, ואנחנו קוראים ומחליטים.

## אורחים שהיו שם
אורחים של אירוע עם אישורי הגעה יכולים לדרג בעמוד שלהם את האוכל ואת המוזיקה. הדירוגים האלה מוצגים בנפרד.

אם הכסף על ההזמנה הוחזר, המילים נשארות והדירוג לא נספר.
`,
    ),
    en: text(
      'Writing a review',
      'Who may write one, until when it can be changed, and what the business can do.',
      `
A review is written only after an order that took place and was paid, once for each order. So everything you read comes from real customers.

## How to write one
Some days after the event we invite you to. You can also open **My reviews** and choose an order. Give stars, if you like also for quality, service, punctuality and value for money, and write in your own words. Pictures can be added once it is published.

It is published under your first name, without phone numbers and links. You can change it for a week, as long as the business has not replied.

## The business
A business can reply once, and everybody sees the reply. It cannot delete a review. Whoever thinks that one breaks the rules can **report** it, and we read it and decide.

## Guests who were there
Guests of an event with RSVPs can rate the food and the music on their page. These ratings are shown apart.

If the money of the order went back, the words stay and the rating does not count.
`,
    ),
    ru: ru['write-a-review'],
    ar: ar['write-a-review'],
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
    ru: ru['ask-a-business'],
    ar: ar['ask-a-business'],
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
התעודה שהעסק מסר מופיעה בעמודו, עם התוקף שלה. כשכתוב שהתעודה נבדקה, מנהל שלנו ראה אותה; אחרת זו הצהרה של העסק. בסינון אפשר לבחור כשרות, והתעודה צריכה להיות בתוקף ביום האירוע. כשהיא פגה, כתוב שאינה בתוקף.

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
The certificate that a business named is on its page with its validity. Where it says that the certificate was checked, one of our admins has seen it; otherwise it is the business’s own statement. When you filter by kashrut, the certificate has to be valid on the day of the event. Once it lapses, the page says so.

## Wishes of guests
In an order that follows RSVPs the business gets wishes as numbers, such as "gluten free: 3", without names.
`,
    ),
    ru: ru['menus-and-allergens'],
    ar: ar['menus-and-allergens'],
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

העסק יכול גם לבקש את הרחוב, ואז תקבלו הודעה. הצעת מחיר שבה ידוע רק היישוב מאשרים יחד עם הרחוב.

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

The business can ask for the street, too; you are then notified. A proposal of which only the town is known is accepted together with the street.

## Until when it can change
The street can be changed until the order is approved. After that, ask for a change of the order. Another town may change the price of delivery, so that is done by agreement, too.

## When you go to the business
For a venue or another place that you go to, the address is that of the business, and there is nothing to fill in.
`,
    ),
    ru: ru['order-with-a-town'],
    ar: ar['order-with-a-town'],
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
- הוא חל על חבילות אחרות של העסק.
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
    ru: ru['use-a-coupon'],
    ar: ar['use-a-coupon'],
  },
];
