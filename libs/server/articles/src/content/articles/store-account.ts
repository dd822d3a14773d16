import { type ProductArticle, text } from '../product-article';
import { ar } from './store-account.ar';
import { ru } from './store-account.ru';

export const storeAccount: ProductArticle[] = [
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
    ru: ru['bank-account'],
    ar: ar['bank-account'],
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
הסיבה כתובה תחת **למה ההעברות מחכות**: חסרים פרטי בנק, הם בבדיקה, הסכום נמוך מהמינימום, היתרה שלילית, העסק מושעה, או שהבנק החזיר את ההעברה האחרונה.

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
The reason is on the page: bank details are missing or being checked, the sum is below the minimum, the balance is negative, the business is suspended, or the bank returned the last payout.

## Statement
**Statement** has each payment, commission, refund and payout, with the balance after it. Filter it, and download it as PDF or for Excel.

## A disputed charge
A customer can tell the card company that a charge is not theirs. The sum is frozen until it is decided, and you can answer until the date given there.
`,
    ),
    ru: ru.payouts,
    ar: ar.payouts,
  },
  {
    slug: 'plans',
    category: 'business',
    related: ['payment-failed', 'crew', 'store-offers'],
    he: text(
      'תוכניות לחנות: בחירה, החלפה וביטול',
      'מה כלול, מתי מחייבים, ומה קורה כשעוברים לתוכנית קטנה.',
      `
תחת **חשבון** רואים את **התוכנית שלכם** ומה מנוצל ממנה. בלחיצה על **לבחור תוכנית** משווים: כמה חבילות, כמה אנשי צוות, ואיזה נתונים. הבסיסית היא בחינם. המחירים כוללים מע״מ, ותשלום שנתי זול יותר.

## החלפה
- **תוכנית גדולה יותר** מתחילה מיד. ימים ששולמו ולא נוצלו מזוכים.
- **תוכנית קטנה יותר** מתחילה בסוף התקופה, ועד אז הכול נשאר.

## כשאין מקום לכול
דבר לא נמחק. חבילות שאין להן מקום עוברות לארכיון של התוכנית וחוזרות כשיש מקום. בעמוד **לבחור מה נשאר** קובעים את הסדר. בעלים נשארים תמיד בצוות, ואחריהם מי שהצטרפו קודם.

## ביטול
**לבטל את המנוי** הוא לחיצה אחת. עד סוף התקופה ששולמה הכול נשאר, ואז החנות עוברת לתוכנית הבסיסית, בלי חיוב. עד אז אפשר **להמשיך את המנוי**.

בתוכנית Pro העסק מופיע לסירוגין גם במקום ממומן מעל תוצאות החיפוש, כשהוא מתאים לכל מה שחיפשו. ליד השם כתוב **ממומן**.
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

With Pro a store is also shown, in turn, in a sponsored place above search results, when it fits everything that was searched for. It is labelled **Sponsored**.
`,
    ),
    ru: ru.plans,
    ar: ar.plans,
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
    ru: ru.crew,
    ar: ar.crew,
  },
];
