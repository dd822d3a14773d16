import { type ProductArticle, text } from '../product-article';
import { ar } from './store.ar';
import { ru } from './store.ru';

export const store: ProductArticle[] = [
  {
    slug: 'open-a-store',
    category: 'business',
    related: ['store-offers', 'availability', 'bank-account'],
    he: text(
      'פתיחת חנות לעסק',
      'שבעה שלבים קצרים, ומה עוד צריך כדי שיזמינו מכם.',
      `
נכנסים ל**הצטרפות לעסקים** ועונים: מה אתם עושים, איך קוראים לעסק, איפה אתם עובדים, איך מדברים איתכם, מה מזמינים אצלכם ומה קורה כשמבטלים. בסוף בודקים ולוחצים **פרסום החנות**. מה שכתבתם נשמר בדרך.

## כדאי לדעת
- **הכתובת של החנות** היא באותיות קטנות באנגלית, ספרות ומקפים, ואי אפשר לשנות אותה אחר כך.
- **הטלפון** מוצג רק למי שהזמין, אלא אם בחרתם להציג אותו לכולם.
- **כתובת הבסיס** של עסק שמגיע ללקוחות מוצגת רק לצוות. לאחרים מוצג היישוב.
- פתיחת חנות לא עולה כסף.

## מה חסר כדי שיזמינו
בבית החנות כתוב מה חסר: חבילה ציבורית אחת לפחות, מקום או תנאי הגעה, ו**שעות פעילות**. עד שבוחרים שעות החנות סגורה להזמנות.

אפשר ללחוץ **הסתרת החנות** בכל רגע; הזמנות שכבר נעשו לא משתנות. את הדוא״ל של החנות צריך לאמת בקישור ששלחנו.
`,
    ),
    en: text(
      'Opening a store for your business',
      'Seven short steps, and what else is needed before people can order.',
      `
Open **For businesses** and answer: what you do, the name of the business, where you work, how to reach you, what people order from you, and what happens when they cancel. Then review and press **Publish the store**. What you wrote is kept on the way.

## Good to know
- **The address of the store** is in small Latin letters, digits and hyphens, and cannot be changed later.
- **The phone** is shown only to those who ordered, unless you choose to show it to everybody.
- **The base address** of a business that comes to its customers is seen by the crew only. Others see the town.
- Opening a store is free.

## What is missing before people can order
The home of your store says what is missing: at least one public offer, a place or delivery terms, and **opening hours**. Until you choose hours, the store takes no orders.

**Hide the store** works at any time; orders that were placed do not change. The email address of the store has to be verified by the link we sent.
`,
    ),
    ru: ru['open-a-store'],
    ar: ar['open-a-store'],
  },
  {
    slug: 'store-offers',
    category: 'business',
    related: ['prices-by-date', 'availability', 'menus-and-allergens'],
    he: text(
      'חבילות ותפריטים: יצירה, טיוטה ופרסום',
      'חמש דרכים לקבוע מחיר, ואיך משנים חבילה בלי לבלבל לקוחות.',
      `
תחת **חבילות ותפריטים** לוחצים **חבילה חדשה** ובוחרים איך נקבע המחיר:

- **לפי משתתפים**: מחיר לכל משתתף, בין מינימום למקסימום.
- **מחיר לקבוצה**: מחיר אחד עד מספר משתתפים.
- **מחיר קבוע**: לא משנה כמה באים.
- **תפריט עם בחירות**: חלקים, מנות ותוספות שהלקוח מרכיב. תפריט שכבר כתוב אצלכם מכניסים ב**הדבקת תפריט שלם**.
- **בהצעה אישית**: אי אפשר להזמין ישירות. לקוחות מבקשים הצעת מחיר, ואתם כותבים אותה תחת **הצעות מחיר**: סעיפים, תנאים ותוקף. הלקוח מאשר ומשלם, וההזמנה מאושרת מיד.

המחירים כוללים מע״מ.

## טיוטה ופרסום
מה שמשנים נשמר לבד **כטיוטה**. הלקוחות ממשיכים לראות את מה שפורסם, עד שלוחצים **לבדוק ולפרסם** ורואים את ההבדלים. **מחיקת הטיוטה** מחזירה למה שמפורסם. הזמנות שכבר נעשו נשארות לפי מה שסוכם.

## מי רואה
**גלויה לכולם**, **רק עם קישור** או **טיוטה פרטית**. חבילה שלא מוכרים יותר מעבירים לארכיון ואפשר להחזיר אותה.

את סדר החבילות משנים בגרירה או בחצים.
`,
    ),
    en: text(
      'Offers and menus: creating, drafts, publishing',
      'Five ways to set a price, and how to change an offer without confusing customers.',
      `
Under **Offers and menus** press **New offer** and choose how the price is set:

- **By participants**: a price for each, between a minimum and a maximum.
- **For a group**: one price up to a number of participants.
- **Fixed**: however many come.
- **A menu with choices**: parts, dishes and extras that the customer puts together. A menu you already have in writing comes in by **Paste a whole menu**.
- **By personal offer**: it cannot be ordered directly. Customers ask for a proposal, and you write it under **Proposals**, with lines, terms and a validity. The customer accepts and pays, and the order is approved at once.

Prices include VAT.

## Drafts and publishing
What you change is saved by itself **as a draft**. Customers go on seeing what is published until you press **Look and publish** and have seen the differences. **Discard the draft** returns to what is published. Orders that were placed keep what was agreed.

## Who sees it
Everybody, only people with the link, or only you and the crew. An offer you no longer sell is moved to the archive, and can be brought back.

Change the order of offers by dragging or with the arrows.
`,
    ),
    ru: ru['store-offers'],
    ar: ar['store-offers'],
  },
  {
    slug: 'prices-by-date',
    category: 'business',
    related: ['store-offers', 'store-coupons'],
    he: text(
      'מחיר לפי מועד ומינימום להזמנה',
      'תוספת בעונה, הנחה באמצע השבוע, וסכום מינימום.',
      `
בעריכת חבילה, תחת **מחיר לפי מועד ומינימום להזמנה**, מוסיפים מחירים לימים, חגים ועונות. לכל אחד בוחרים:

- **באילו ימים**. בלי בחירה: כל הימים בתקופה. מוצאי שבת הוא שבת מ־17:00.
- **באיזו תקופה**: תמיד, בכל שנה בין תאריכים, או פעם אחת.
- **מה משתנה**: תוספת או הנחה באחוזים, או מחיר אחר.

> כשכמה כללים חלים על אותו מועד, קובע רק הראשון ברשימה. את הסדר משנים בגרירה.

## מינימום
אפשר לקבוע **סכום מינימום** או חיוב לפחות לפי מספר משתתפים. מי שמזמין פחות רואה את ההשלמה בשורה נפרדת. ההגעה לא נכללת במינימום.

## מה הלקוח רואה
המחיר לתאריך שלו, עם השורה שמסבירה אותו. בתצוגה המקדימה אפשר לבחור תאריך ולבדוק.

השינויים נשמרים כטיוטה, וחלים על הזמנות חדשות אחרי הפרסום.
`,
    ),
    en: text(
      'Prices by date, and a minimum order',
      'More in the season, less midweek, and a least sum.',
      `
When you edit an offer, **Prices by date, and a minimum order** adds prices for days, holidays and seasons. For each choose:

- **Which days**. None chosen: all days of the period. Saturday night is Saturday from 17:00.
- **Which period**: always, every year between dates, or once.
- **What changes**: more or less in per cent, or another price.

> Where several rules fit a date, only the first of the list counts. Drag to change the order.

## Minimum
You can set a **least sum**, or charge for at least a number of participants. Customers who order less see the difference in a line of its own. Delivery does not count towards it.

## What customers see
The price for their date, with the line that explains it. In the preview you can choose a date and check.

Changes are saved as a draft, and apply to new orders once published.
`,
    ),
    ru: ru['prices-by-date'],
    ar: ar['prices-by-date'],
  },
  {
    slug: 'availability',
    category: 'business',
    related: ['answer-orders', 'phone-bookings', 'open-a-store'],
    he: text(
      'זמינות: שעות, ימים סגורים וחופשות',
      'לקוחות רואים אתכם רק כשאתם פנויים. כך קובעים את זה.',
      `
תחת **זמינות** מסמנים את השבוע הרגיל: באילו ימים ושעות אפשר להזמין אתכם. אפשר לבחור גם תמיד פתוח.

## כללים
- **כמה זמן מראש**: לא יזמינו אתכם בהתראה קצרה מזו.
- **כמה אירועים ביום**: אחרי זה היום מלא.
- **כמה אירועים ביום ללקוח**: כדי שלקוח אחד לא יתפוס את היומן.

## ימים מיוחדים
בלוח החודש לחיצה על יום סוגרת או פותחת אותו, ולחיצה נוספת מחזירה לרגיל. תחת **הוספת חופשה** סוגרים כמה ימים יחד.

## מה כבר תפוס
הזמנה תופסת את המקום ביום מרגע שהיא נשלחת, גם לפני שאישרתם, כך שלא יזמינו אתכם פעמיים על אותו מקום. אם דחיתם או שלא עניתם בזמן, היום מתפנה.

אירוע שסיכמתם בטלפון רושמים כ[הזמנה בטלפון](/help/phone-bookings), והוא תופס את היום בדיוק כמו הזמנה מהאתר.

סגירת יום לא מבטלת הזמנות שכבר אושרו בו.
`,
    ),
    en: text(
      'Availability: hours, closed days and holidays',
      'Customers see you only when you are free. This is where you say when.',
      `
Under **Availability** mark your usual week: on which days and hours you can be ordered. You can also be always open.

## Rules
- **Minimum notice**: nobody orders later than this.
- **Events a day**: after that the day is full.
- **Events a day for one customer**: so that one customer does not fill your calendar.

## Special days
In the calendar, pressing a day closes or opens it, and pressing again returns it to usual. **Add a holiday** closes several days together.

## What is taken
An order takes its place on the day as soon as it is sent, also before you approve, so nobody orders the same place twice. If you decline or do not answer in time, the day is free again.

An event you agreed on by phone is written down as a [phone booking](/help/phone-bookings), and takes the day just like an order from the site.

Closing a day does not cancel orders that were approved for it.
`,
    ),
    ru: ru.availability,
    ar: ar.availability,
  },
];
