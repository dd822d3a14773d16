import { type ProductArticle, text } from '../product-article';
import { ar } from './the-day.ar';
import { ru } from './the-day.ru';

export const theDay: ProductArticle[] = [
  {
    slug: 'seating-plan',
    category: 'invitations',
    related: ['door-list', 'how-guests-answer'],
    he: text(
      'סידור ישיבה',
      'שולחנות, מי יושב ליד מי, ומתי האורחים רואים את השולחן שלהם.',
      `
בעמוד האירוע פותחים **סידור ישיבה**. מוסיפים שולחן עגול או ארוך, וגוררים אליו אורחים; אפשר גם לבחור אורח ואז שולחן, ואפשר הכול במקלדת. שולחנות שכבר כתבתם ליד אורחים מופיעים לבד.

## להושיב את השאר
**להושיב את השאר** מושיב את מי שעוד בלי שולחן: קבוצות וצדדים יחד, ואף שולחן לא מקבל יותר ממקומותיו. ב**בקשות ישיבה** כותבים קודם מי יושבים יחד, מי לא, ומי ליד הדלת או רחוק מהרעש. כל פעולה אפשר לבטל.

שולחן שמלא מדי מסומן. מי שענו שיגיעו יותר ממה שהזמנתם נספרים לפי המוזמנים, עד שתאשרו.

## מתי האורחים רואים
תחת **הדפסה ופרסום** בוחרים מתי השולחן מופיע בעמוד של כל אורח: עוד לא, עכשיו, או יום לפני האירוע ב־11:00. אפשר גם לשלוח לאורחים את השולחן ב־WhatsApp יום לפני. מי שעובר שולחן אחר כך רואה את זה בעמוד שלו, אבל לא מקבל הודעה נוספת.

## על נייר
אפשר להדפיס את תוכנית האולם, רשימה לפי שולחנות, רשימה לכניסה וכרטיסי ישיבה.
`,
    ),
    en: text(
      'The seating plan',
      'Tables, who sits with whom, and when guests see their table.',
      `
On the page of the event open **Seating plan**. Add a round or a long table and drag guests to it; you can also choose a guest and then a table, and everything works by keyboard. Tables that you already wrote beside guests are there by themselves.

## Seat the rest
**Seat the rest** seats whoever has no table: groups and sides together, and no table gets more than its seats. Write first, under **Seating wishes**, who sits together, who does not, and who sits near the door or away from the noise. Each act can be undone.

A table that is too full is marked. Guests who said that more are coming than you invited count as invited until you accept.

## When guests see it
Under **Print and publish** choose when the table appears on each guest's page: not yet, now, or the day before at 11:00. You can also send guests their table by WhatsApp the day before. Whoever changes tables after that sees it on their page, but gets no second message.

## On paper
Print the plan of the hall, a list by table, a list for the entrance, and place cards.
`,
    ),
    ru: ru['seating-plan'],
    ar: ar['seating-plan'],
  },
  {
    slug: 'door-list',
    category: 'invitations',
    related: ['seating-plan', 'co-hosts'],
    he: text(
      'רשימה בדלת',
      'מי הגיע, על כמה טלפונים, גם בלי רשת.',
      `
ביום האירוע פותחים בעמוד האירוע **לרשימה שבדלת**. מחפשים אורח לפי שם או שולחן, ומסמנים כמה נכנסו. מי שלא ברשימה אפשר להוסיף במקום.

## כמה טלפונים יחד
הרשימה פתוחה על כמה טלפונים בו בזמן, וכל אחד רואה מי כבר נכנס אצל האחרים. כשאותו אורח סומן פעמיים, הוא מופיע **לבדיקה**, כדי שאף אחד לא ייספר פעמיים בטעות.

## עוזרים בלי חשבון
תחת **קישור לעוזרים** כותבים למי הקישור ולוחצים **ליצור קישור**. מי שמקבל אותו רואה רק את הרשימה שבדלת. הקישור מוצג פעם אחת, נסגר בסוף היום שאחרי האירוע, ואפשר לבטל אותו בכל רגע.

## בלי רשת
מי שפתח את הרשימה פעם אחת ממשיך לסמן גם כשאין קליטה. הסימונים נשמרים בטלפון ונשלחים כשהרשת חוזרת, עד ארבעה ימים.

ליד המקומות שאושרו רואים כמה הגיעו באמת.
`,
    ),
    en: text(
      'The door list',
      'Who arrived, on several phones, also without a network.',
      `
On the day of the event open **Door list** on the page of the event. Search for a guest by name or table, and mark how many came in. Somebody who is not on the list can be added on the spot.

## Several phones at once
The list works on several phones at the same time, and each sees who came in elsewhere. A guest who was marked twice appears as one **to check**, so that nobody is counted twice by mistake.

## Helpers without an account
Under **A link for helpers** write who it is for and press **Make a link**. Whoever has it sees the door list alone. The link is shown once, closes at the end of the day after the event, and can be revoked at any time.

## Without a network
Whoever opened the list once goes on marking where there is no reception. The marks stay on the phone and are sent when the network is back, for up to four days.

Beside the confirmed seats you see how many really arrived.
`,
    ),
    ru: ru['door-list'],
    ar: ar['door-list'],
  },
  {
    slug: 'guest-rides',
    category: 'invitations',
    related: ['order-follows-rsvps', 'how-guests-answer'],
    he: text(
      'הסעות לאורחים',
      'תחנות, אוטובוסים, מי נוסע מאיפה, והזמנת ההסעה לפי המספר הזה.',
      `
אורחים שענו שהם צריכים הסעה מחכים תחת **הסעות** בתפריט האירוע. כדי לשאול על כך, מוסיפים את השאלה בעריכת האירוע.

## תחנות
**הוספת תחנה**: שם, כתובת, שעת יציאה והערה. האורחים בוחרים תחנה בעמוד שלהם, וכמה מהם נוסעים. אפשר לבחור גם במקומם.

## אוטובוסים
**הוספת אוטובוס**: כמה מקומות, אילו תחנות ובאיזו שעה, הלוך או חזור. **לשבץ את כל השאר** ממלא את המקומות הפנויים, ומי שאין לו מקום נשאר ברשימה. אוטובוס מלא מדי מסומן.

## מה האורחים רואים
עד שתלחצו **להציג לאורחים שעות, כתובות ואוטובוסים** הם רואים רק את שמות התחנות. אחר כך הפרטים בעמוד שלהם. הודעה על כך לא נשלחת, גם לא כשתחנה משתנה.

אם הסרתם תחנה, מי שבחרו בה מסומנים שצריכים לבחור שוב.

## הזמנה מספק
הזמנה של הסעה יכולה לעקוב אחרי מי שצריכים אותה, במקום אחרי כל האורחים. רשימת הנוסעים של כל אוטובוס מודפסת, והכול יורד ל־Excel.
`,
    ),
    en: text(
      'Rides for guests',
      'Stops, buses, who rides from where, and a transport order that follows the number.',
      `
Guests who said that they need a ride are under **Rides** in the menu of the event. To ask them, add the question when you edit the event.

## Stops
**Add a stop**: its name, address, hour of departure and a note. Guests choose a stop on their page, and how many of them ride. You can choose for them, too.

## Buses
**Add a bus**: how many seats, which stops and when, there or back. **Assign the rest** fills the free seats, and whoever finds none stays on the list. A bus that is too full is marked.

## What guests see
Until you press **Show guests times, addresses and buses** they see the names of the stops alone. After that the details are on their page. No message about it is sent, also not when a stop changes.

When you remove a stop, those who chose it are marked as having to choose again.

## Ordering from a business
An order of transportation can follow those who need a ride, instead of all guests. The passenger list of each bus is printed, and everything can be downloaded for Excel.
`,
    ),
    ru: ru['guest-rides'],
    ar: ar['guest-rides'],
  },
  {
    slug: 'gifts',
    category: 'invitations',
    related: ['door-list', 'co-hosts'],
    he: text(
      'רישום מתנות ותודות',
      'מי נתן מה, הסיכום, ותודה בלחיצה אחת.',
      `
אחרי האירוע פותחים **מתנות** בתפריט האירוע. מקלידים שם ו־Enter, סכום ו־Enter, וממשיכים לבא. אפשר לבחור גם סוג: מזומן, צ׳ק, העברה, כרטיס מתנה או חפץ, ולהוסיף הערה.

## מי שלא ברשימה
**מעטפה של מי שלא ברשימה** נרשמת בשם שכתוב עליה.

## סיכום
**סיכום המתנות** מראה כמה התקבל בכל צד וקבוצה. אפשר להוריד הכול ל־Excel או ל־CSV. את הסכומים רואים רק בעל האירוע ומי שיכולים לערוך אותו, ולא מי שיכולים רק לצפות.

## להודות
לחיצה על **להודות** פותחת מילים שאפשר לשנות. למי שכתב לכם ב־24 השעות האחרונות התודה נשלחת ב־WhatsApp, בחינם. לאחרים מעתיקים את המילים ושולחים לבד, ואז מסמנים שהודיתם. תחת **עוד לא הודינו** רואים מי נשאר.

לאורח יש מתנה אחת: אם נתן פעמיים, כותבים את הסכום יחד.
`,
    ),
    en: text(
      'Recording gifts, and thanking',
      'Who gave what, the totals, and thanks in one press.',
      `
After the event open **Gifts** in the menu of the event. Type a name and Enter, the sum and Enter, and go on to the next. You can choose a kind: cash, cheque, transfer, gift card or item, and add a note.

## Somebody who is not on the list
**An envelope from somebody else** is recorded under the name that is on it.

## Totals
**Totals of the gifts** shows how much each side and group gave. Everything can be downloaded for Excel or as CSV. Sums are seen by the owner of the event and by those who may edit it, and not by those who may only look.

## Thanking
**Thank** opens words that you can change. To somebody who wrote to you in the last 24 hours they go by WhatsApp, free of charge. For others copy the words, send them yourselves, and mark that you thanked. **Not thanked yet** shows who is left.

A guest has one gift: of two, write the sum of both.
`,
    ),
    ru: ru.gifts,
    ar: ar.gifts,
  },
];
