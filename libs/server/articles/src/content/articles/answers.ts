import { type ProductArticle, text } from '../product-article';
import { ar } from './answers.ar';
import { ru } from './answers.ru';

export const answers: ProductArticle[] = [
  {
    slug: 'how-guests-answer',
    category: 'answers',
    related: ['answer-by-hand', 'guest-opt-out', 'replying-to-guests'],
    he: text(
      'איך אורחים עונים',
      'בצ׳אט של WhatsApp או בעמוד אישי, ואפשר לשנות את התשובה.',
      `
## בצ׳אט
מתחת להזמנה יש כפתורים. אחרי תשובה חיובית נשאלות רק השאלות שבחרתם: כמה תגיעו, בקשות מיוחדות והסעה. אפשר גם לכתוב תשובה רגילה, כמו ״מגיעים 4״ או ״לא נוכל להגיע״, בעברית, באנגלית, ברוסית או בערבית. האורח מקבל אישור עם מה שרשמנו, וכשלא הבנו אנחנו שואלים.

## בעמוד האישי
לכל אורח יש קישור משלו. בעמוד הוא עונה על אותן שאלות, מוסיף את האירוע ליומן, מנווט בוויז ומשנה תשובה.

מי שפתח את העמוד בלי קישור אישי כותב את מספר הטלפון, ואם המספר ברשימה נשלח אליו קישור ב־SMS.

## מה חשוב לדעת
- אפשר לשנות תשובה עד תחילת האירוע. תשובה אחרי מועד הסגירה נספרת ומסומנת כמאוחרת.
- כשאורח עונה שיגיעו **יותר ממה שהזמנתם**, הוא נספר כמגיע ומסומן **מעל המוזמן**. ספקים, שולחנות וכל מה שעולה כסף נשארים לפי מספר המוזמנים עד שתאשרו, אחד אחד או את כולם. אורח שלא כתבתם כמה הוזמנו איתו יכול לענות עד 9 בלי לשאול.
- **אולי** נשאר אולי, והאורח יקבל את התזכורת הבאה.
- אורחים לא רואים זה את זה, ולא את הרשימה שלכם.
`,
    ),
    en: text(
      'How guests answer',
      'In the WhatsApp chat or on a personal page, and answers can be changed.',
      `
## In the chat
Beneath the invitation there are buttons. After a yes only the questions you chose are asked: how many, special requests, and transportation. Guests may also write plainly, such as "4 of us are coming" or "we can't make it", in Hebrew, English, Russian or Arabic. They are told what was noted, and asked when we did not understand.

## On the personal page
Each guest has a link of their own. The page has the same questions, adds the event to a calendar, navigates with Waze, and changes an answer.

Whoever opens the page without a personal link types their phone number, and if it is on the list a link comes by SMS.

## Good to know
- An answer can be changed until the event starts. One that comes after the closing date counts, and is marked as late.
- When guests say that **more are coming than you invited**, they count as coming and are marked **Above invited**. Vendors, tables and everything that costs money keep the invited number until you accept, one by one or all at once. A guest for whom you gave no number may answer up to 9 without asking.
- **Maybe** stays maybe, and the guest gets the next reminder.
- Guests see neither each other nor your list.
`,
    ),
    ru: ru['how-guests-answer'],
    ar: ar['how-guests-answer'],
  },
  {
    slug: 'answer-by-hand',
    category: 'answers',
    related: ['who-to-call', 'how-guests-answer'],
    he: text(
      'רישום תשובה של אורח שהתקשר',
      'תשובה שקיבלתם בטלפון או פנים אל פנים, בלי תשלום.',
      `
פותחים את האורח ברשימה ולוחצים **רישום תשובה ידנית**. בוחרים **מגיעים**, **אולי** או **לא מגיעים**, כותבים כמה, ואם צריך גם בקשות והסעה.

## כמה זה עולה
תשובה שאתם רושמים בעצמכם **לא עולה כסף**. משלמים רק על תשובה ראשונה שאורח נתן בעצמו, בצ׳אט או בעמוד.

## אם האורח עונה אחר כך
התשובה המאוחרת קובעת, שלו או שלכם. בהיסטוריה של האורח כתוב מי ענה ומתי.

## שינוי מקומות
אפשר לשנות גם **כמה הוזמנו**, בין 1 ל־200. אם האורח ענה שיגיעו יותר ממה שהוזמנו, לוחצים **אישור** כדי לקבל את המספר שלו, או משאירים את מה שהוזמן.

אחרי שרשמתם **מגיעים** או **לא מגיעים** האורח לא יקבל תזכורות.
`,
    ),
    en: text(
      'Writing down an answer yourself',
      'An answer you got by phone or in person; it costs nothing.',
      `
Open the guest in the list and press **Write down an answer**. Choose coming, maybe or not coming, write how many, and if needed requests and transportation.

## What it costs
An answer that you write down is **free**. You pay only for a first response that a guest gave, in the chat or on the page.

## If the guest answers later
The latest answer counts, theirs or yours. The guest's history says who answered and when.

## Changing seats
You can also change how many were invited, between 1 and 200. If a guest said that more are coming, approve their number, or keep the one you invited.

Once coming or not coming is written down, the guest gets no reminders.
`,
    ),
    ru: ru['answer-by-hand'],
    ar: ar['answer-by-hand'],
  },
  {
    slug: 'replying-to-guests',
    category: 'answers',
    related: ['how-guests-answer', 'co-hosts'],
    he: text(
      'לענות לאורחים שכתבו בצ׳אט',
      'הודעות מאורחים, מה נענה לבד, ועד מתי אפשר לענות.',
      `
כשאורח כותב משהו שצריך לקרוא, כמו שאלה, בקשה או הודעה קולית, זה מופיע תחת **הודעות מאורחים** בעמוד האירוע.

## מה נענה לבד
תשובות ברורות נקלטות ונספרות. על שאלות כמו איפה או מתי האירוע נשלחים הפרטים מתוך האירוע. בכל שיחה כתוב מה ענינו אוטומטית, כדי שלא תענו פעמיים.

## איך עונים
פותחים את השיחה, כותבים ולוחצים **שליחת התשובה**. היא מגיעה לאורח ב־WhatsApp, בשם המארחים. מי שיש לו הרשאת עריכה יכול לענות.

## 24 שעות
WhatsApp מאפשרת לענות רק ב־24 השעות שאחרי ההודעה האחרונה של האורח. ליד השיחה כתוב עד מתי. אחר כך אפשר להתקשר, או לחכות שיכתוב שוב.

אי אפשר לענות למי שביקש לא לקבל הודעות.
`,
    ),
    en: text(
      'Replying to guests who wrote in the chat',
      'Messages from guests, what is answered by itself, and until when you can reply.',
      `
When a guest writes something that should be read, such as a question, a request or a voice message, it appears under **Messages from guests** on the page of the event.

## What is answered by itself
Clear answers are understood and counted. Questions such as where or when are answered with the details of the event. Each conversation shows what we replied, so that you do not answer twice.

## How to reply
Open the conversation, write and send. The reply reaches the guest in WhatsApp, in the name of the hosts. Whoever can edit the event can reply.

## 24 hours
WhatsApp allows replies only within 24 hours of the guest's last message. The conversation says until when. After that, call, or wait until they write again.

Guests who asked not to be written to cannot be replied to.
`,
    ),
    ru: ru['replying-to-guests'],
    ar: ar['replying-to-guests'],
  },
  {
    slug: 'duplicate-guests',
    category: 'answers',
    related: ['upload-guests', 'answer-by-hand'],
    he: text(
      'אותו אורח מופיע פעמיים',
      'איך בודקים כפילויות ומאחדים בלי לאבד תשובות.',
      `
כשיש רשומות שנראות כמו אותו אורח, מופיעה בעמוד האירוע שורה עם **לבדוק ולאחד**. הסיבות:

- אותו מספר טלפון בשתי הרשומות.
- אותו שם, ולאחת מהן אין טלפון.
- אותו שם של זוג או משפחה, עם שני טלפונים.

## מאחדים
לכל זוג רואים את שתי הרשומות זו ליד זו. בוחרים מה נכון בכל פרט ולוחצים **איחוד לרשומה אחת…**. נשארת רשומה אחת עם התשובות, ההודעות והקישורים של שתיהן. כשיש שתי תשובות, המאוחרת קובעת.

> אי אפשר להפריד אותן בחזרה, ולכן נשאל שוב לפני האיחוד.

אם אלה שני אנשים, לוחצים **אלה שני אורחים** והזוג לא יוצע שוב.

לאורח עם טלפון שכבר רשום אצל אורח אחר לא נשלחת הודעה, כדי שאותו אדם לא יקבל אותה פעמיים.
`,
    ),
    en: text(
      'The same guest appears twice',
      'How to check duplicates and merge them without losing answers.',
      `
When records look like the same guest, the page of the event shows a line with **Check and merge**. The reasons:

- The same phone number in both records.
- The same name, and one of them has no phone.
- The same name of a couple or family, with two phones.

## Merging
Each pair is shown side by side. Choose what is right for each detail and press **Merge into one…**. One record remains, with the answers, messages and links of both. Of two answers the later one counts.

> They cannot be separated again, so we ask once more before merging.

If they are two people, press **These are two guests**, and the pair is not suggested again.

A guest whose phone already belongs to another guest is not written to, so that one person does not get the message twice.
`,
    ),
    ru: ru['duplicate-guests'],
    ar: ar['duplicate-guests'],
  },
  {
    slug: 'who-to-call',
    category: 'answers',
    related: ['reminders', 'answer-by-hand', 'messages-not-arrived'],
    he: text(
      'למי כדאי להתקשר',
      'הרשימה הקצרה של מי שלא יענו בלי טלפון.',
      `
קרוב לסגירת התשובות מופיעה בעמוד האירוע הרשימה **למי כדאי להתקשר**. היא נבנית לבד, לפי הסדר הזה:

- מי שלא מקבלים הודעות, או שאין סימן שההודעה הגיעה אליהם.
- מי שקראו ועוד לא ענו.
- מי שאמרו ״אולי״.
- מי שקיבלו ועוד לא קראו.

## מתי היא מופיעה
קודם נשלחות שתי תזכורות. מי שעדיין לא ענו מופיעים אחריהן, ובכל מקרה החל מיומיים לפני סגירת התשובות. אם תזכורת נוספת כבר לא תספיק, יופיעו כאן כל מי שעוד לא ענו.

## מה עושים
לחיצה על הטלפון מחייגת. אחרי השיחה רושמים את התשובה בכרטיס של האורח, והוא יורד מהרשימה. בתזכורת שבתור הוא כבר לא ייכלל.

אם האורח אומר בטלפון שלא קיבל דבר, אפשר לשלוח לו קישור אישי ב־SMS.
`,
    ),
    en: text(
      'Who to call',
      'The short list of guests who will not answer without a call.',
      `
Shortly before answers close, the page of the event shows **Who to call**. The list makes itself, in this order:

- Those who get no messages, or to whom there is no sign that it arrived.
- Those who read it and have not answered.
- Those who said maybe.
- Those who got it and have not read it.

## When it appears
Two reminders go out first. Whoever has not answered after them appears, and in any case from two days before answers close. When another reminder would come too late, everybody who has not answered is here.

## What to do
Pressing the phone number dials. Afterwards write the answer down in the guest's card, and they leave the list. A queued reminder leaves them out, too.

If a guest says that nothing came, send them a personal link by SMS.
`,
    ),
    ru: ru['who-to-call'],
    ar: ar['who-to-call'],
  },
  {
    slug: 'guest-opt-out',
    category: 'answers',
    related: ['privacy-choices', 'how-guests-answer'],
    he: text(
      'אורח שלא רוצה לקבל הודעות',
      'מה קורה אחרי ״הסר״, ואיך אורח מוחק את הפרטים שלו.',
      `
אורח שכותב **הסר** בצ׳אט, או אומר במילים שלו שאינו רוצה הודעות, לא יקבל עוד הודעות דרך שמחות, מאף מארח. כשלא ברור שלזה התכוון אנחנו שואלים, ובינתיים לא שולחים לו דבר. אצלכם ברשימה יופיע **ביקשו לא לקבל**. אי אפשר לבטל את זה מצד המארח; אפשר להתקשר ולרשום את התשובה ידנית.

## ״אני לא מכיר את המארח״
אורח יכול גם לדווח שהוא לא מכיר אתכם. דיווחים כאלה נספרים, וכשהם רבים השליחה שלכם נעצרת עד שנבדוק. לכן שולחים רק למי שמכירים אתכם והסכימו.

## מחיקת הפרטים
- המארח יכול למחוק אורח מהרשימה. אפשר לבטל את המחיקה בתוך כמה דקות.
- אורח שרוצה שפרטיו יימחקו פונה למארח, או אלינו.
- פרטי האורחים של אירוע נמחקים 12 חודשים אחרי האירוע.

מי שביקש הסרה נשמר רק כקוד חד־כיווני של המספר, שאי אפשר לקרוא ממנו את המספר, כדי שלא נכתוב לו שוב.
`,
    ),
    en: text(
      'Guests who want no messages',
      'What happens after "stop", and how guests have their details deleted.',
      `
A guest who writes **stop** in the chat, or **הסר** in Hebrew, or says in other words that they want no messages, gets no more of them through Smachot, from any host. When it is not clear that this is meant, we ask, and send nothing meanwhile. Your list says that they asked not to be written to. A host cannot undo that; call them and write the answer down.

## "I don't know this host"
Guests can also report that they do not know you. Such reports are counted, and when there are many your sending stops until we have looked into it. So send only to people who know you and agreed.

## Deleting details
- A host can delete a guest from the list. The deletion can be undone within a few minutes.
- Guests who want their details deleted write to the host, or to us.
- Details of an event's guests are deleted 12 months after the event.

Of somebody who opted out only a one-way code of the number is kept, from which the number cannot be read, so that we never write again.
`,
    ),
    ru: ru['guest-opt-out'],
    ar: ar['guest-opt-out'],
  },
];
