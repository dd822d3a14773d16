import { type ProductArticle, text } from '../product-article';
import { ar } from './guest-lists.ar';
import { ru } from './guest-lists.ru';

export const guestLists: ProductArticle[] = [
  {
    slug: 'upload-guests',
    category: 'invitations',
    related: ['fix-upload-rows', 'duplicate-guests', 'send-invitations'],
    he: text(
      'העלאת רשימת אורחים מאקסל',
      'אקסל, CSV, אנשי קשר או הדבקה: כך הרשימה נכנסת.',
      `
בעמוד האירוע לוחצים **העלאת טבלה**, ובוחרים אחת מהדרכים:

- **קובץ**: אקסל (xlsx), csv או כרטיסי איש קשר (vcf), עד 10,000 שורות ו־10MB.
- **הדבקת רשימה**: שורה לכל אורח, שם, טלפון וכמה מקומות.
- **בחירת אנשי קשר** מהטלפון, במכשירים שתומכים בזה. רק מי שבחרתם נשלח אלינו.

## הבדיקה
אנחנו מוצאים לבד את שורת הכותרות ומנחשים מה יש בכל עמודה. תחת **מה יש בכל עמודה?** אפשר לתקן. אם כמה עמודות נראות כמו טלפון, צריך לבחור באיזו הטלפון של האורח.

ליד כל שורה כתוב מה יקרה: **חדש**, **יעודכן**, **כפול** או **לתיקון**. טלפונים שהתקלקלו בדרך, למשל בלי האפס בהתחלה, מתוקנים כשאין ספק.

> שום דבר לא נשמר עד שמאשרים. אחרי האישור השורות התקינות נכנסות, ואת השאר אפשר להוריד כקובץ ולתקן.

העלאה שנייה של אותה טבלה לא מכפילה אורחים: מי שכבר ברשימה מתעדכן.
`,
    ),
    en: text(
      'Uploading guests from Excel',
      'Excel, CSV, contacts or pasting: how your list gets in.',
      `
On the page of your event press **Upload a table**, and choose one of these:

- **A file**: Excel (xlsx), csv or contact cards (vcf), up to 10,000 rows and 10MB.
- **Paste a list**: a line for each guest, with name, phone and number of seats.
- **Choose contacts** from your phone, on devices that support it. Only those you choose are sent to us.

## The check
We find the row of headings and guess what each column holds. Under **What is in each column?** you can correct it. If several columns look like phones, choose which one is the guest's.

Beside each row you see what will happen: new, updated, duplicate, or to be corrected. Phones that broke on the way, for example without the leading zero, are repaired where there is no doubt.

> Nothing is stored until you confirm. Then the good rows enter, and the others can be downloaded as a file and corrected.

Uploading the same table again does not double guests: those already on the list are updated.
`,
    ),
    ru: ru['upload-guests'],
    ar: ar['upload-guests'],
  },
  {
    slug: 'fix-upload-rows',
    category: 'invitations',
    related: ['upload-guests', 'messages-not-arrived'],
    he: text(
      'שורות לתיקון ומספרים שלא תקינים',
      'למה שורה נשארה בחוץ, ואיך מכניסים אותה.',
      `
אחרי העלאת טבלה ייתכן ששורות יסומנו **לתיקון**. הסיבה כתובה ליד כל אחת:

- **חסר טלפון** או **הטלפון אינו תקין**: משלימים את המספר.
- **יש כמה טלפונים בתא**: משאירים אחד. לאורח השני כדאי לפתוח שורה.
- **חסר שם** או **זה לא נראה כמו שם**: כותבים שם כפי שתרצו שיופיע בהודעה.
- **לא ברור כמה מקומות**: כותבים מספר. כשלא כתוב כלום, נרשם מקום אחד.

אפשר ללחוץ **תיקון** בשורה עצמה, לפני האישור, או להוריד את **השורות לתיקון כקובץ**, לתקן באקסל ולהעלות אותן שוב.

## מספר נייח
מספר נייח נכנס לרשימה, אבל אי אפשר לשלוח אליו WhatsApp. אל מי שיש לו רק מספר כזה מתקשרים, ואת התשובה [רושמים ידנית](/help/answer-by-hand).

## שורות שדולגו
כותרות, סיכומים ושמות של קבוצות אינם אורחים, ולכן מדלגים עליהם. הם מופיעים למטה עם הסיבה, כדי שתוכלו לבדוק.
`,
    ),
    en: text(
      'Rows to correct and invalid numbers',
      'Why a row was left out, and how to get it in.',
      `
After an upload some rows may need a correction. The reason stands beside each of them:

- **Phone missing or invalid**: complete the number.
- **Several phones in one cell**: keep one. Add another row for the second guest.
- **Name missing, or it does not look like a name**: write the name as it should appear in the message.
- **Unclear number of seats**: write a number. Where nothing is written, one seat is noted.

You can correct a row right there before you confirm, or download **Rows to correct, as a file**, mend them in Excel and upload them again.

## Landlines
A landline enters the list, but WhatsApp cannot reach it. Call those guests, and [write their answer down](/help/answer-by-hand).

## Rows that were skipped
Headings, totals and names of groups are no guests, so they are skipped. They are listed below with the reason, so that you can check.
`,
    ),
    ru: ru['fix-upload-rows'],
    ar: ar['fix-upload-rows'],
  },
  {
    slug: 'co-hosts',
    category: 'invitations',
    related: ['replying-to-guests', 'cards'],
    he: text(
      'לארח יחד: מארחים נוספים',
      'איך מוסיפים בן זוג, הורה או מפיק, ומה כל אחד רואה.',
      `
בתפריט של האירוע בוחרים **מארחים**, כותבים מספר נייד, בוחרים הרשאה ולוחצים **שליחת הזמנה**. ההזמנה מגיעה ב־SMS וממתינה 7 ימים למי שנכנס עם המספר הזה.

## ההרשאות
- **בעלים**: מי שפתח את האירוע. הכרטיס והתשלום רק אצלו, ורק הוא מזמין מארחים ומשנה הרשאות.
- **עריכה**: מוסיפים ומשנים אורחים, שולחים הזמנות ותזכורות.
- **צפייה**: רואים הכול, לא משנים דבר.

## עבודה במקביל
אם שני מארחים משנים את אותו פרט של אורח, מי ששומר אחרון רואה את שתי הגרסאות ובוחר מה נכון. שום שינוי לא נדרס בשקט.

## סיום
בעלי האירוע יכולים להסיר מארח או לשנות לו הרשאה בכל רגע. מארח יכול גם לעזוב בעצמו, וכדי לחזור צריך הזמנה חדשה.
`,
    ),
    en: text(
      'Hosting together: co-hosts',
      'How to add a partner, a parent or a planner, and what each of them sees.',
      `
In the menu of the event choose **Hosts**, type a mobile number, choose a permission and send the invitation. It comes by SMS and waits 7 days for whoever signs in with that number.

## Permissions
- **Owner**: whoever created the event. Card and payment are theirs alone, and only they invite hosts and change permissions.
- **Can edit**: adds and changes guests, sends invitations and reminders.
- **Can view**: sees everything, changes nothing.

## Working side by side
If two hosts change the same detail of a guest, the one who saves last sees both versions and chooses. No change is silently overwritten.

## Ending it
The owner can remove a host or change the permission at any time. A host can also leave, and needs a new invitation to come back.
`,
    ),
    ru: ru['co-hosts'],
    ar: ar['co-hosts'],
  },
  {
    slug: 'change-event-details',
    category: 'invitations',
    related: ['first-invitation', 'order-follows-rsvps', 'change-an-order'],
    he: text(
      'המועד או המקום השתנו',
      'איך מעדכנים את האירוע, את האורחים ואת הספקים.',
      `
1. נכנסים ל**עריכת האירוע**, משנים תאריך, שעה או מקום, ושומרים.
2. אם כבר שלחתם הזמנות, מופיעה השאלה **לעדכן את מי שכבר הוזמן?** עם מה שהשתנה. אפשר לשלוח את העדכון או ללחוץ **אין צורך לעדכן**.

## האורחים
העדכון לא עולה כסף. התשובות שהתקבלו נשארות, והאורחים יכולים לשנות אותן. בעמוד האישי שלהם הפרטים מתעדכנים מיד, גם בלי הודעה.

## הספקים
> הזמנה מספק לא זזה לבד. היא נשארת כפי שסוכמה, וגם העסק מקבל הודעה שהאירוע זז.

כדי להזיז גם אותה מבקשים [שינוי בהזמנה](/help/change-an-order), והעסק מאשר.

## האירוע בוטל
**מחיקת האירוע** מציעה לשלוח הודעת ביטול אחת לכל מי שהוזמן ולא סירב, בלי תשלום. תשובות שכבר התקבלו מחויבות ביום שאחרי המחיקה. הזמנות מספקים מבטלים בנפרד.
`,
    ),
    en: text(
      'The date or the place changed',
      'How to update the event, the guests and the businesses.',
      `
1. Edit the event, change the date, hour or place, and save.
2. If invitations have gone out, you are asked **Tell those already invited?** with what changed. Send the update, or press **No need to tell**.

## Guests
The update is free. Answers stand, and guests may change them. Their personal page shows the new details at once, with or without a message.

## Businesses
> An order does not move by itself. It stays as agreed, and the business is told that the event moved.

To move it, too, ask for [a change of the order](/help/change-an-order), which the business approves.

## The event is off
**Delete the event** offers one cancellation message to everybody who was invited and did not decline, free of charge. Responses already received are charged on the day after the deletion. Orders are cancelled separately.
`,
    ),
    ru: ru['change-event-details'],
    ar: ar['change-event-details'],
  },
];
