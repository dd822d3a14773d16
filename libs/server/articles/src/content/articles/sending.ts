import { type ProductArticle, text } from '../product-article';
import { ar } from './sending.ar';
import { ru } from './sending.ru';

export const sending: ProductArticle[] = [
  {
    slug: 'send-invitations',
    category: 'invitations',
    related: ['test-message', 'shabbat-and-nights', 'messages-not-arrived', 'rsvp-price'],
    he: text(
      'שליחת הזמנות ב־WhatsApp',
      'מה רואים לפני השליחה, מה נדרש, ואיך עוצרים באמצע.',
      `
בעמוד האירוע לוחצים על כפתור השליחה. נפתח חלון שמראה בדיוק למי ההודעה תישלח עכשיו, מי ימתינו, ומי לא יקבלו ולמה.

## מה צריך לפני השליחה הראשונה
1. **כרטיס אשראי תקף**. לא מחייבים אותו עכשיו: החיוב הוא ביום שאחרי האירוע, ורק על תשובות שהתקבלו.
2. **אישור שלכם** שהאורחים מכירים אתכם והסכימו לקבל מכם הודעות. מאשרים פעם אחת לכל אירוע.

אפשר לשלוח עכשיו או **במועד אחר**.

## מכסה למארחים חדשים
עד החיוב הראשון שלכם אפשר לשלוח ל־250 אורחים ביממה. השאר יוצאים לבד בימים הבאים, והחלון אומר מתי.

## בזמן השליחה
אפשר לסגור את החלון, והשליחה ממשיכה. אפשר ללחוץ **השהיה**, **המשך שליחה** או **לבטל את השליחה**. מה שכבר יצא נשאר אצל האורחים.

כל אורח מקבל הודעה אחת בכל סבב. הודעה שלא ברור אם הגיעה לא נשלחת שוב מעצמה.
`,
    ),
    en: text(
      'Sending invitations by WhatsApp',
      'What you see before sending, what is needed, and how to stop halfway.',
      `
On the page of your event press the button that sends. A dialog shows exactly who gets the message now, who will wait, and who gets none and why.

## Before the first sending
1. **A valid card**. It is not charged now: the charge is on the day after the event, and only for responses received.
2. **Your confirmation** that the guests know you and agreed to get messages from you. You confirm once for each event.

You can send now or at another time.

## Limit for new hosts
Until your first charge you can send to 250 guests a day. The others follow by themselves on the next days, and the dialog says when.

## While it is sending
You can close the dialog, and sending goes on. **Pause**, **Resume sending** and **Cancel sending** are there. What has gone out stays with the guests.

Each guest gets one message in a round. A message that may or may not have arrived is never sent again by itself.
`,
    ),
    ru: ru['send-invitations'],
    ar: ar['send-invitations'],
  },
  {
    slug: 'test-message',
    category: 'invitations',
    related: ['send-invitations', 'first-invitation'],
    he: text(
      'הודעת ניסיון לפני השליחה',
      'לראות את ההזמנה בטלפון שלכם, בלי שאף אורח יקבל דבר.',
      `
בחלון השליחה, תחת **כך זה ייראה בצ׳אט**, רואים את ההודעה כפי שכל אורח יקבל אותה, עם השם שלו. אפשר לעבור בין האורחים ולבדוק ששמות ארוכים או באנגלית נראים טוב.

כדי לראות אותה גם ב־WhatsApp שלכם לוחצים **שלחו לי הודעת ניסיון**:

- ההודעה מגיעה לטלפון של החשבון שלכם בלבד.
- האורחים לא מקבלים כלום, ואין תשלום.
- הכפתורים שמתחתיה לא עונים בשם אף אורח.

ההודעה לא הגיעה? בדקו שיש WhatsApp בטלפון שאיתו נכנסתם לחשבון.

מה כדאי לבדוק בהודעה: השמות, התאריך והשעה, שם המקום, והתמונה. את כולם משנים ב**עריכת האירוע**.
`,
    ),
    en: text(
      'A test message before sending',
      'See the invitation on your own phone; no guest gets anything.',
      `
The sending dialog shows the message as each guest will get it, with their name. You can step through the guests and check that long or Hebrew names look right.

To see it in your own WhatsApp, too, press **Send me a test**:

- It goes to the phone of your account only.
- Guests get nothing, and you pay nothing.
- The buttons beneath it answer for no guest.

It did not arrive? Check that the phone you signed in with has WhatsApp.

What to look at: the names, the date and hour, the name of the place, and the picture. All of them are changed by editing the event.
`,
    ),
    ru: ru['test-message'],
    ar: ar['test-message'],
  },
  {
    slug: 'reminders',
    category: 'invitations',
    related: ['shabbat-and-nights', 'who-to-call', 'send-invitations'],
    he: text(
      'תזכורות והודעות אוטומטיות',
      'מתי יוצאת תזכורת, למי, ואיך משנים או מכבים.',
      `
## תזכורות
**תזכורות אוטומטיות** נשלחות ב־11:00, רק למי שעוד לא ענה או ענה ״אולי״. כשפותחים אירוע מוצעות שתיים: 7 ימים ויומיים לפני סגירת התשובות. אפשר לבחור ימים אחרים, עד חמש תזכורות, או להסיר את כולן.

מי שענה בינתיים שיגיע או שלא, לא מקבל תזכורת, גם אם היא כבר הייתה בתור. בין שתי הודעות לאותו אורח עוברת לפחות יממה, ואורח לא מקבל יותר מחמש הזמנות ותזכורות.

אפשר גם לשלוח תזכורת בעצמכם, לכולם או למי שסימנתם ברשימה.

## הודעה ביום האירוע
יוצאת בבוקר, לפחות שלוש שעות לפני האירוע, רק למי שמגיעים. לפני שבת או חג היא מקדימה.

## תודה אחרי האירוע
יוצאת למחרת ב־11:00, רק למי שאישרו הגעה.

את שתיהן מכבים תחת **הודעות אוטומטיות**. תזכורות והודעות אלה לא עולות כסף; משלמים רק על תשובה ראשונה של אורח.
`,
    ),
    en: text(
      'Reminders and automatic messages',
      'When a reminder goes out, to whom, and how to change or stop it.',
      `
## Reminders
**Automatic reminders** go out at 11:00, only to guests who have not answered or said maybe. A new event has two: 7 days and 2 days before answers close. You can choose other days, up to five reminders, or remove all of them.

Guests who said meanwhile that they are coming, or not, get none, even if it was queued already. At least a day passes between two messages to one guest, and nobody gets more than five invitations and reminders.

You can also send a reminder yourself, to everybody or to guests you ticked in the list.

## On the day of the event
Goes out in the morning, at least three hours before the event, only to those who are coming. Before Shabbat or a holiday it goes earlier.

## Thanks after the event
Goes out the next day at 11:00, only to those who said they were coming.

Both are switched off under **Automatic messages**. None of these messages costs money; you pay only for a guest's first response.
`,
    ),
    ru: ru.reminders,
    ar: ar.reminders,
  },
  {
    slug: 'shabbat-and-nights',
    category: 'invitations',
    related: ['send-invitations', 'reminders'],
    he: text(
      'למה ההודעות ממתינות: לילה, שבת וחג',
      'השעות שבהן לא שולחים, ומה קורה למה ששלחתם.',
      `
בין **21:00 ל־09:00** לא שולחים הודעות לאורחים, בכל אירוע. הודעה ששלחתם בלילה ממתינה ויוצאת לבד בשעה המותרת הבאה. החלון אומר לכם מתי.

## שבת וחגים
באירוע אפשר לבחור:

- **לא שולחים בשבת ובחג**: ההודעות ממתינות עד אחרי צאת השבת או החג, ובשעות המותרות.
- **שולחים בכל יום**: רק שעות הלילה נשמרות.

אפשר לשנות את הבחירה בכל עת ב**עריכת האירוע**.

## מה לא ממתין
תשובה לאורח שכתב לכם, קודי כניסה, וקישור אישי שאורח ביקש נשלחים גם בשעות האלה, כי מישהו מחכה להם.

## עוד סיבות להמתנה
- **מכסת ההודעות של היום נגמרה** או **שירות ההודעות עמוס כרגע**: ההודעות יוצאות לבד כשאפשר.
- אם התור של אורח יגיע רק אחרי סגירת התשובות, נאמר את זה לפני השליחה.

בכל מקרה אפשר לבטל את מה שממתין, תחת **שליחות פתוחות**.
`,
    ),
    en: text(
      'Why messages wait: nights, Shabbat and holidays',
      'The hours without sending, and what happens to what you sent.',
      `
Between **21:00 and 09:00** no messages go to guests, in any event. A message sent at night waits and goes out by itself in the next allowed hour. The dialog says when.

## Shabbat and holidays
For each event you choose:

- **Nothing on Shabbat and holidays**: messages wait until Shabbat or the holiday is out, and for the allowed hours.
- **Send on any day**: only the nights are kept.

You can change this at any time by editing the event.

## What does not wait
A reply to a guest who wrote to you, sign-in codes, and a personal link that a guest asked for are sent in these hours, too, because somebody is waiting for them.

## Other reasons
- The day's quota is used up, or the messaging service is busy: messages go out by themselves when possible.
- If a guest's turn would come only after answers close, you are told before sending.

Whatever waits can be cancelled.
`,
    ),
    ru: ru['shabbat-and-nights'],
    ar: ar['shabbat-and-nights'],
  },
  {
    slug: 'messages-not-arrived',
    category: 'invitations',
    related: ['fix-upload-rows', 'who-to-call', 'answer-by-hand'],
    he: text(
      'הודעה לא הגיעה לאורח',
      'מה אומר כל מצב, ומה אפשר לעשות.',
      `
ברשימת האורחים כתוב ליד כל אחד מה קרה להודעה:

- **נמסרה, אין תשובה** או **נקראה, אין תשובה**: ההודעה אצל האורח.
- **השליחה נכשלה**: WhatsApp לא הצליח להעביר אותה. שום דבר לא נשלח שוב לבד.
- **לא מקבל הודעות**: אין למספר הזה WhatsApp, או שהוא לא קיים. בדקו את המספר.
- **לא ברור אם הגיעה**: לא קיבלנו אישור. לא נשלח שוב מעצמנו, כדי שאורח לא יקבל את אותה הודעה פעמיים.
- **ביקשו לא לקבל**: האורח ביקש הסרה, ולא נכתוב לו.

## מה עושים
1. תחת **הודעות שלא הגיעו** אפשר לנסות שוב את כל מה שנכשל. אחרי כישלון ממתינים שעה, כי ההודעה אולי עוד תגיע.
2. בכרטיס של האורח אפשר לתקן את המספר.
3. **העתקת קישור אישי** נותנת קישור לעמוד שבו האורח עונה, ואפשר לשלוח אותו בכל דרך. **שליחת הקישור ב־SMS** עובדת לנייד ישראלי.
4. ואפשר פשוט להתקשר, ולרשום את התשובה ידנית.
`,
    ),
    en: text(
      'A message did not reach a guest',
      'What each state means, and what you can do.',
      `
The guest list says beside each guest what became of the message:

- **Delivered or read, no answer**: the guest has it.
- **Failed**: WhatsApp could not deliver it. Nothing is sent again by itself.
- **Does not get messages**: the number has no WhatsApp, or does not exist. Check it.
- **Unclear whether it arrived**: no confirmation came. We do not send again, so that no guest gets the same message twice.
- **Asked not to be written to**: the guest opted out, and we will not write.

## What to do
1. Under **Messages that did not arrive** you can try everything that failed once more. After a failure there is an hour's wait, because the message may still arrive.
2. Correct the number in the guest's card.
3. **Copy personal link** gives a link to the page where this guest answers; send it any way you like. **Send the link by SMS** works for Israeli mobiles.
4. Or call, and write the answer down.
`,
    ),
    ru: ru['messages-not-arrived'],
    ar: ar['messages-not-arrived'],
  },
];
