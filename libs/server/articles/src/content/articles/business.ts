import { type ProductArticle, text } from '../product-article';

export const business: ProductArticle[] = [
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
בבית החנות כתוב מה חסר: הצעה ציבורית אחת לפחות, מקום או תנאי הגעה, ו**שעות פעילות**. עד שבוחרים שעות החנות סגורה להזמנות.

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
  },
  {
    slug: 'store-offers',
    category: 'business',
    related: ['prices-by-date', 'availability', 'menus-and-allergens'],
    he: text(
      'הצעות ותפריטים: יצירה, טיוטה ופרסום',
      'חמש דרכים לקבוע מחיר, ואיך משנים הצעה בלי לבלבל לקוחות.',
      `
תחת **הצעות ותפריטים** לוחצים **הצעה חדשה** ובוחרים איך נקבע המחיר:

- **לפי משתתפים**: מחיר לכל משתתף, בין מינימום למקסימום.
- **מחיר לקבוצה**: מחיר אחד עד מספר משתתפים.
- **מחיר קבוע**: לא משנה כמה באים.
- **תפריט עם בחירות**: חלקים, מנות ותוספות שהלקוח מרכיב.
- **בהצעה אישית**: המחיר נקבע אחרי שיחה, ואי אפשר להזמין ישירות.

המחירים כוללים מע״מ.

## טיוטה ופרסום
מה שמשנים נשמר לבד **כטיוטה**. הלקוחות ממשיכים לראות את מה שפורסם, עד שלוחצים **לבדוק ולפרסם** ורואים את ההבדלים. **מחיקת הטיוטה** מחזירה למה שמפורסם. הזמנות שכבר נעשו נשארות לפי מה שסוכם.

## מי רואה
**גלויה לכולם**, **רק עם קישור** או **טיוטה פרטית**. הצעה שלא מוכרים יותר מעבירים לארכיון ואפשר להחזיר אותה.

את סדר ההצעות משנים בגרירה או בחצים.
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
- **A menu with choices**: parts, dishes and extras that the customer puts together.
- **By personal offer**: the price is set after a conversation, and it cannot be ordered directly.

Prices include VAT.

## Drafts and publishing
What you change is saved by itself **as a draft**. Customers go on seeing what is published until you press **Look and publish** and have seen the differences. **Discard the draft** returns to what is published. Orders that were placed keep what was agreed.

## Who sees it
Everybody, only people with the link, or only you and the crew. An offer you no longer sell is moved to the archive, and can be brought back.

Change the order of offers by dragging or with the arrows.
`,
    ),
  },
  {
    slug: 'prices-by-date',
    category: 'business',
    related: ['store-offers', 'store-coupons'],
    he: text(
      'מחיר לפי מועד ומינימום להזמנה',
      'תוספת בעונה, הנחה באמצע השבוע, וסכום מינימום.',
      `
בעריכת הצעה, תחת **מחיר לפי מועד ומינימום להזמנה**, מוסיפים מחירים לימים, חגים ועונות. לכל אחד בוחרים:

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
**אישור ההזמנה** מחייב מיד את הכרטיס של הלקוח, שהסכום כבר תפוס בו. לפני האישור רואים את הסכום, את העמלה ואת ההכנסה שלכם. הטלפון של הלקוח מופיע אחרי האישור.

אם ידוע רק היישוב, אפשר לאשר אחרי שהלקוח אומר את הרחוב. אפשר לבקש אותו בלחיצה.

## דוחים
**דחיית ההזמנה** משחררת את התפיסה בכרטיס. כדאי לכתוב סיבה; הלקוח רואה אותה.

## אחרי האישור
- שינוי מועד, מקום או מספר אורחים נעשה בהסכמה.
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
**Approve the order** charges the customer's card at once; the sum is held on it already. Before that you see the sum, the commission and your income. The customer's phone is shown after approval.

If only the town is known, you can approve once the customer names the street. Ask for it with one press.

## Declining
**Decline the order** releases the hold. Write a reason; the customer sees it.

## After approval
- Date, place or number of guests change by agreement.
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
תחת **הזמנות** לוחצים **הזמנה בטלפון** ורושמים מתי, מי, מה הוזמן וכמה סיכמתם. היום נתפס ביומן, ולא נגבה תשלום דרכנו. ההערה נראית רק לצוות.

אם רשמתם טלפון, אפשר **לשלוח קישור לאישור**: הלקוח מקבל SMS עם שם העסק וקישור, רואה יום, שעות, מקום ומחיר, ומאשר או כותב שמשהו לא נכון. האישור לא גובה תשלום ולא שומר כרטיס. אם אחד מאלה משתנה, מבקשים אישור מחדש.

## מטבח וקניות
**מטבח וקניות** מסכם את הימים הקרובים: מה מכינים, כמה ומתי, לפי ההזמנות שאישרתם. כותבים פעם אחת מה קונים למנה אחת, ורשימת הקניות מחושבת לפי מספר המנות.

- בהזמנה שעוקבת אחרי אישורי ההגעה הכמויות מתעדכנות עד המועד הסופי.
- התפריט של הזמנות בטלפון לא ידוע לנו, ולכן הן מופיעות בנפרד, בלי כמויות.
`,
    ),
    en: text(
      'Phone bookings, kitchen and shopping',
      'The day is taken, the customer can confirm by a link, and amounts are computed.',
      `
## Phone booking
Under orders press **Phone booking** and write when, who, what was ordered and what you agreed on. The day is taken in the calendar, and we collect no payment. Only the crew sees the note.

If you wrote a phone, you can **Send a link to confirm**: the customer gets an SMS with the name of the business and a link, sees day, hours, place and price, and confirms or says that something is wrong. Confirming charges nothing and stores no card. If one of these changes, ask for a confirmation again.

## Kitchen and shopping
**Kitchen and shopping** sums up the coming days: what to make, how much and when, by the orders you approved. Write once what to buy for one portion, and the shopping list follows the number of portions.

- In an order that follows RSVPs the amounts update until they are final.
- We do not know the menu of phone bookings, so they are listed apart, without amounts.
`,
    ),
  },
  {
    slug: 'bank-account',
    category: 'business',
    related: ['payouts', 'crew'],
    he: text(
      'חשבון הבנק של העסק ואימותו',
      'מה ממלאים, איזה מסמך מעלים, ותוך כמה זמן עונים.',
      `
תחת **חשבון בנק** בעלי החנות ממלאים בנק, סניף, מספר חשבון, שם בעלי החשבון ומספר מזהה, ומעלים **אישור בעלות**: אישור ניהול חשבון או צ׳ק מבוטל, PDF, PNG או JPG עד 10MB. בסוף לוחצים **שליחה לאימות**.

אנחנו בודקים את המסמך מול הפרטים ועונים תוך 48 שעות. המצב כתוב בעמוד: **בבדיקה**, **מאומת** או **צריך תיקון** עם הסיבה.

## סיבות לתיקון
- המסמך לא קריא, ישן, או לא מוכיח בעלות.
- השם או המספרים במסמך שונים ממה שמילאתם.

אם מופיעה הערה על סניף או על ספרת ביקורת, בדקו שלא נפלה טעות. אם הפרטים נכונים אפשר להמשיך.

## שינוי חשבון
> אחרי שמירה של חשבון אחר ההעברות מושהות עד שהפרטים החדשים יאומתו. בעלי החנות מקבלים הודעה על השינוי.

מספר החשבון נשמר מוצפן. אחרי השליחה מוצגות רק שלוש הספרות האחרונות, ורק לבעלים.
`,
    ),
    en: text(
      'Your bank account and its verification',
      'What to fill in, which document to upload, and how soon we answer.',
      `
Under **Bank account** owners fill in bank, branch, account number, the holder's name and registered number, and upload a **proof of ownership**: a bank's confirmation of the account or a cancelled cheque, as PDF, PNG or JPG up to 10MB. Then press **Send for verification**.

We compare the document with the details and answer within 48 hours. The page says where it stands: being checked, verified, or to be corrected, with the reason.

## Reasons for a correction
- The document is unreadable, old, or does not prove ownership.
- Its name or numbers differ from what you filled in.

If there is a remark on the branch or the check digit, look for a mistake. If the details are right you can go on.

## Changing the account
> Once another account is saved, payouts pause until the new details are verified. The owners are told of the change.

The account number is stored encrypted. After sending, only its last three digits are shown, and to owners only.
`,
    ),
  },
  {
    slug: 'payouts',
    category: 'business',
    related: ['bank-account', 'answer-orders'],
    he: text(
      'מתי מגיע הכסף מהזמנות',
      'היתרה, ההעברה השבועית, והתנועות שאפשר להוריד.',
      `
תחת **תשלומים** בעלי החנות רואים את **היתרה שלכם**:

- **ממתין לאירועים**: הזמנות ששולמו ועוד לא התקיימו.
- **להעברה הקרובה**: הזמנות שהסתיימו, אחרי העמלה.
- **בדרך לבנק**, **הועבר עד היום** ו**מוקפא**.

אחרי אירוע ראשון, ואחרי [אימות חשבון הבנק](/help/bank-account), הכסף מועבר פעם בשבוע. התאריך והסכום של ההעברה הבאה כתובים בעמוד.

## למה העברה מחכה
הסיבה כתובה תחת **למה ההעברות מחכות**: חסרים פרטי בנק, הם בבדיקה, הסכום נמוך מהמינימום, היתרה שלילית, או שהבנק החזיר את ההעברה האחרונה.

## תנועות
תחת **תנועות** כל תשלום, עמלה, החזר והעברה, עם היתרה אחרי כל אחד. אפשר לסנן ולהוריד כ־PDF או לאקסל.

## חיוב שהוכחש
לקוח יכול לומר לחברת האשראי שאינו מכיר חיוב. הסכום מוקפא עד להחלטה, ואתם יכולים לענות במועד שכתוב שם.
`,
    ),
    en: text(
      'When the money of orders arrives',
      'Your balance, the weekly payout, and a statement you can download.',
      `
Under **Payments** owners see the balance of the store:

- Waiting for events: orders that were paid and have not taken place.
- For the next payout: orders that are over, after commission.
- On the way to the bank, paid out so far, and frozen.

After the first event, and once [the bank account is verified](/help/bank-account), money is paid out once a week. The page says when the next payout is and how much.

## Why a payout waits
The reason is on the page: bank details are missing or being checked, the sum is below the minimum, the balance is negative, or the bank returned the last payout.

## Statement
**Statement** has each payment, commission, refund and payout, with the balance after it. Filter it, and download it as PDF or for Excel.

## A disputed charge
A customer can tell the card company that a charge is not theirs. The sum is frozen until it is decided, and you can answer until the date given there.
`,
    ),
  },
  {
    slug: 'plans',
    category: 'business',
    related: ['payment-failed', 'crew', 'store-offers'],
    he: text(
      'תוכניות לחנות: בחירה, החלפה וביטול',
      'מה כלול, מתי מחייבים, ומה קורה כשעוברים לתוכנית קטנה.',
      `
תחת **חשבון** רואים את **התוכנית שלכם** ומה מנוצל ממנה. בלחיצה על **לבחור תוכנית** משווים: כמה הצעות, כמה אנשי צוות, ואיזה נתונים. הבסיסית היא בחינם. המחירים כוללים מע״מ, ותשלום שנתי זול יותר.

## החלפה
- **תוכנית גדולה יותר** מתחילה מיד. ימים ששולמו ולא נוצלו מזוכים.
- **תוכנית קטנה יותר** מתחילה בסוף התקופה, ועד אז הכול נשאר.

## כשאין מקום לכול
דבר לא נמחק. הצעות שאין להן מקום עוברות לארכיון של התוכנית וחוזרות כשיש מקום. בעמוד **לבחור מה נשאר** קובעים את הסדר. בעלים נשארים תמיד בצוות, ואחריהם מי שהצטרפו קודם.

## ביטול
**לבטל את המנוי** הוא לחיצה אחת. עד סוף התקופה ששולמה הכול נשאר, ואז החנות עוברת לתוכנית הבסיסית, בלי חיוב. עד אז אפשר **להמשיך את המנוי**.

ניוזלטרים ומקום בין המומלצים מסומנים **בקרוב** ועוד לא פועלים.
`,
    ),
    en: text(
      'Plans for stores: choosing, changing, cancelling',
      'What is included, when you are charged, and what a smaller plan means.',
      `
Under **Account** you see **Your plan** and how much of it is used. **Choose a plan** compares them: how many offers, how many of the crew, and which analytics. Basic is free. Prices include VAT, and paying by the year costs less.

## Changing
- **A larger plan** starts at once. Days that were paid and not used are credited.
- **A smaller plan** starts when the period ends; until then everything stays.

## When not everything fits
Nothing is deleted. Offers without a place go to the archive of the plan, and come back when there is room. **Choose what stays** sets their order. Owners always stay in the crew, and after them those who joined first.

## Cancelling
**Cancel the subscription** is one press. Until the end of the paid period everything stays; then the store moves to Basic, with nothing to pay. Until then you can **Keep the subscription**.

Newsletters and a featured place are marked as coming soon, and do not work yet.
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
- **על מה הוא חל**: כל מה שהחנות מוכרת, או הצעות שבחרתם.
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
  {
    slug: 'crew',
    category: 'business',
    related: ['plans', 'bank-account', 'answer-orders'],
    he: text(
      'צוות החנות',
      'בעלים וחברי צוות: מי רואה מה, ואיך מזמינים.',
      `
תחת **צוות** בעלי החנות כותבים מספר נייד, בוחרים תפקיד ושולחים **הזמנה לצוות**. ההזמנה מחכה 7 ימים בדף הבית של מי שנכנס עם המספר הזה.

## התפקידים
- **בעלים**: משנים הכול, כולל מחירים, צוות, חשבון בנק, תוכנית וסגירת החנות.
- **חברי צוות**: מאשרים ודוחים הזמנות, עונים ללקוחות, ופותחים וסוגרים ימים. בשאר הם צופים. תשלומים ופרטי בנק הם לא רואים.

אפשר שיהיו כמה בעלים. בעלים יכולים לשנות תפקיד או להסיר מהצוות בכל רגע, וגם חבר צוות יכול לעזוב בעצמו.

## כמה אנשים
המספר תלוי ב[תוכנית](/help/plans), והזמנות פתוחות נספרות. מי שאין לו מקום בתוכנית קטנה יותר נשאר ברשימה, בלי גישה, עד שיש מקום.

## תשובות שמורות
בהודעות אפשר לשמור תשובה שכותבים שוב ושוב תחת **תשובות שמורות**, ולהכניס אותה להודעה בלחיצה.
`,
    ),
    en: text(
      'The crew of your store',
      'Owners and members: who sees what, and how to invite.',
      `
Under **Crew** owners type a mobile number, choose a role and send the invitation. It waits 7 days on the home page of whoever signs in with that number.

## Roles
- **Owners** change everything, with prices, crew, bank account, plan, and closing the store.
- **Members** approve and decline orders, answer customers, and open and close days. The rest they can look at. Payments and bank details they do not see.

There can be several owners. Owners can change a role or remove somebody at any time, and members can leave by themselves.

## How many
The number depends on the [plan](/help/plans), and open invitations count. Whoever has no place in a smaller plan stays on the list, without access, until there is room.

## Saved replies
In messages, an answer you write again and again can be kept under **Saved replies** and inserted with one press.
`,
    ),
  },
];
