import { type ProductArticle, text } from '../product-article';
import { ar } from './account.ar';
import { ru } from './account.ru';

export const account: ProductArticle[] = [
  {
    slug: 'sessions',
    category: 'account',
    related: ['sign-in', 'close-account'],
    he: text(
      'מכשירים מחוברים ואבטחת החשבון',
      'לראות איפה אתם מחוברים, ולנתק מכשיר שלא מוכר.',
      `
ב**הפרופיל שלי**, תחת **איפה אתם מחוברים**, רשומים כל המכשירים שמחוברים לחשבון ומתי היו בשימוש.

## מכשיר לא מוכר
1. מנתקים אותו.
2. מחליפים סיסמה, אם יש.
3. אפשר גם **ניתוק מכל המכשירים**. כל המכשירים יתנתקו, גם זה, וכדי להיכנס שוב צריך קוד או סיסמה.

## אישור נוסף
לפני פעולות רגישות, כמו מחיקת החשבון או שינוי סיסמה, נבקש **לאשר שזה אתם** בקוד או בסיסמה. כך מי שמחזיק רגע בטלפון שלכם לא יכול לשנות את החשבון. האישור טוב לעשר דקות.

## מספר שעבר לאדם אחר
מספרי טלפון עוברים בין אנשים. אם קיבלתם מספר חדש ומופיע בו חשבון או חוב שאינו שלכם, כתבו לנו.

על שינוי של דוא״ל או סיסמה נשלחת הודעה, כדי שתדעו אם זה לא אתם.
`,
    ),
    en: text(
      'Signed-in devices and account security',
      'See where you are signed in, and end a device you do not know.',
      `
In **My profile**, **Where you are signed in** lists every device that is signed in to the account, and when it was used.

## A device you do not know
1. End it.
2. Change your password, if you have one.
3. You can also **Sign out everywhere**. All devices are signed out, this one, too, and you need a code or password to come back.

## Confirming that it is you
Before sensitive acts, such as deleting the account or changing the password, you are asked to confirm by a code or password. So nobody who holds your phone for a moment can change the account. A confirmation is good for ten minutes.

## A number that belonged to somebody else
Phone numbers change hands. If you got a new number and find an account or a debt that is not yours, write to us.

When an email address or a password changes, a message is sent, so that you know if it was not you.
`,
    ),
    ru: ru.sessions,
    ar: ar.sessions,
  },
  {
    slug: 'close-account',
    category: 'account',
    related: ['privacy-choices', 'receipts'],
    he: text(
      'הורדת המידע וסגירת החשבון',
      'מה נמחק מיד, מה נשאר לפי חוק, ומה קורה לחוב.',
      `
## מה שמור עליי
ב**הפרופיל שלי**, תחת **מה אתם יודעים עליי?**, לוחצים **הורדת הקובץ** ומקבלים קובץ אחד עם כל מה ששמור על החשבון.

## סגירה
**סגירת החשבון** מראה קודם מה עוד נשאר לתשלום.

- **מיד**: השם, הטלפון, הדוא״ל, הסיסמה והחיבורים. ההזמנות שלכם לאירועים יורדות וקישורי האורחים מפסיקים לעבוד.
- **תוך חודש**: רשימות האורחים, התשובות, ההודעות ותמונות ההזמנה.
- **שבע שנים**: חיובים, קבלות וסכומי הזמנות, כפי שהחוק מחייב, בלי שם, טלפון או רשימת אורחים.

## אם יש חוב
תשובות שכבר התקבלו יחויבו בכרטיס החל ביום שאחרי המחיקה. הכרטיס נשמר עד התשלום ואז נמחק. בלי כרטיס, הסכום נשאר חוב של מספר הטלפון.

הזמנה מספק שעוד לא התקיימה נשארת עם השם והטלפון עד שתסתיים, כדי שהעסק ימצא אתכם. מה שעוד מגיע עבורה יחויב במועדו בכרטיס שבו הזמנתם, והכרטיס נשמר עד אז.

> אי אפשר לבטל סגירה. חנות סוגרים בנפרד, בעמוד **חשבון** שלה.
`,
    ),
    en: text(
      'Downloading your data and closing the account',
      'What is deleted at once, what the law keeps, and what happens to a debt.',
      `
## What is kept about me
In **My profile**, under **What do you know about me?**, press **Download the file**: one file with everything kept about the account.

## Closing
**Close the account** first shows what is still to be paid.

- **At once**: name, phone, email, password and sign-ins. Your invitations go offline and guests' links stop working.
- **Within a month**: guest lists, answers, messages and pictures.
- **Seven years**: charges, receipts and sums of orders, as the law requires, without name, phone or guest list.

## If something is owed
Responses already received are charged to your card from the day after. The card is kept until it is paid, and then deleted. Without a card, the sum stays a debt of the phone number.

An order that has not taken place keeps name and phone until it is over, so that the business can find you. What is still due for it is charged on its day to the card you ordered with, and that card is kept until then.

> Closing cannot be undone. A store is closed separately, on its **Account** page.
`,
    ),
    ru: ru['close-account'],
    ar: ar['close-account'],
  },
  {
    slug: 'privacy-choices',
    category: 'account',
    related: ['guest-opt-out', 'close-account'],
    he: text(
      'פרטיות: מי רואה מה, ומה נמדד',
      'בחירות הפרטיות שלכם במקום אחד.',
      `
## מי רואה מה
- **אורחים ותשובות**: המארח והמארחים שהזמין. לא עסקים ולא אורחים אחרים.
- **עוזרים בדלת** שקיבלו [קישור](/help/door-list): שמות, שולחנות ומי הגיע, עד סוף היום שאחרי האירוע.
- **עסק שהזמנה ממנו עוקבת אחרי האורחים**: מספרים ובקשות לפי סוג, בלי שמות.
- **השם והטלפון שלכם**: עסק שכתבתם לו רואה את השם הפרטי. עסק שהזמנתם ממנו רואה את השם המלא, ואת הטלפון אחרי שאישר. עסק שביקשתם ממנו הצעת מחיר רואה את השם המלא, בלי הטלפון.
- **הערות ותגיות** שעסק כותב על לקוח: הצוות שלו. הן נכללות בקובץ שאתם [מורידים](/help/close-account).
- **הערה פרטית** ו**מתנה** בכרטיס של אורח: רק המארחים.

## מדידת שימוש
בכניסה הראשונה נשאל אם אפשר למדוד איך משתמשים באתר. אפשר לסרב, והכול יעבוד אותו דבר. משנים בכל רגע ב**תצוגה ושפה**, תחת **מדידת שימוש**. אורחים, טלפונים וכרטיסים לא נמדדים לעולם, ובעמוד של האורח ובעמודי התשלום אין מדידה כלל.

## תוכן מאתרים אחרים
סרטונים ומוזיקה בחנויות נטענים רק אחרי לחיצה, כי גם האתר השני יודע על הביקור.

## כמה זמן נשמר
פרטי האורחים נמחקים 12 חודשים אחרי האירוע. הפירוט המלא נמצא ב[עמוד הפרטיות](/privacy).
`,
    ),
    en: text(
      'Privacy: who sees what, and what is measured',
      'Your choices of privacy in one place.',
      `
## Who sees what
- **Guests and answers**: the host, and the co-hosts they invited. Not businesses, and not other guests.
- **Helpers at the door** who have a [link](/help/door-list): names, tables and who arrived, until the end of the day after the event.
- **A business whose order follows your guests**: numbers, and wishes by kind, without names.
- **Your name and phone**: a business you wrote to sees your first name. A business you ordered from sees the full name, and the phone once it approved. A business you asked for a proposal sees the full name, without the phone.
- **Notes and tags** that a business writes about a customer: its crew. They are in the file that you [download](/help/close-account).
- **Private notes** and **gifts** in a guest's card: hosts only.

## Usage measurement
On your first visit you may be asked whether we may measure how the site is used. You can refuse, and everything works the same. Change it at any time under **Display and language**, **Usage measurement**. Guests, phones and cards are never measured, and there is no measuring at all on the guest page and the payment pages.

## Content from other sites
Videos and music in stores are loaded only after a tap, because the other site learns of the visit, too.

## How long it is kept
Details of guests are deleted 12 months after the event. The whole of it is on the [privacy page](/privacy).
`,
    ),
    ru: ru['privacy-choices'],
    ar: ar['privacy-choices'],
  },
  {
    slug: 'accessibility',
    category: 'account',
    related: ['languages-and-currency', 'cancel-an-order'],
    he: text(
      'נגישות: מקלדת, קורא מסך ותצוגה',
      'ההתאמות שיש, ואיך מדווחים על מה שלא נגיש.',
      `
## מקלדת
כל פעולה אפשרית במקלדת. המקש הראשון בעמוד מוביל ל**דילוג לתוכן**, המיקוד תמיד נראה, ו־Esc סוגר חלונות. המקש **/** עובר לשדה החיפוש בעמודים שיש בהם חיפוש. רשימות שמסדרים בגרירה אפשר לסדר גם בחצים.

## קורא מסך
לכל כפתור ותמונה יש שם, ומספרים שמשתנים מוקראים. בעלי חנויות יכולים לכתוב תיאור לתמונות, והוא מוקרא במקום התמונה.

## תצוגה
ב**תצוגה ושפה** בוחרים ערכה כהה, ניגודיות גבוהה, כיוון דף ופריסה על כל הרוחב. מי שביקש במכשיר להפחית תנועה לא יראה אנימציות.

## מקום נגיש
בחיפוש ספקים אפשר לסנן **נגיש לכיסא גלגלים**, לפי מה שהעסק אמר. אורחים יכולים לכתוב צורך בנגישות תחת **בקשות מיוחדות**.

משהו לא נגיש? הפרטים והדרך לפנות נמצאים ב[הצהרת הנגישות](/accessibility).
`,
    ),
    en: text(
      'Accessibility: keyboard, screen reader and display',
      'The adjustments there are, and how to report what is not accessible.',
      `
## Keyboard
Everything can be done by keyboard. The first stop on each page skips to the content, the focus is always visible, and Esc closes dialogs. The **/** key moves to the search on pages that have one. Lists that are sorted by dragging can be sorted with the arrows, too.

## Screen reader
Each button and picture has a name, and numbers that change are read out. Owners of stores can describe their pictures; the description is read instead of the picture.

## Display
Under **Display and language** choose a dark theme, high contrast, the direction of the page, and the whole width. If your device asks for less motion, there are no animations.

## Accessible places
When looking for businesses you can filter by wheelchair access, as the business said. Guests can write what they need under special requests.

Something is not accessible? Details and how to reach us are in the [accessibility statement](/accessibility).
`,
    ),
    ru: ru.accessibility,
    ar: ar.accessibility,
  },
];
