import { type ProductArticle, text } from '../product-article';
import { ar } from './open-events.ar';
import { ru } from './open-events.ru';

export const openEvents: ProductArticle[] = [
  {
    slug: 'register-for-an-event',
    category: 'start',
    related: ['host-an-event', 'refunds'],
    he: text(
      'הרשמה לאירוע פתוח',
      'איך נרשמים, מתי משלמים, ואיך נכנסים.',
      `
תחת **אירועים פתוחים** בוחרים אירוע, נכנסים עם הטלפון ונרשמים. אפשר לבחור כרטיס, לכתוב כמה תהיו ולענות על שאלות המארחים. הם רואים את השם ואת מה שכתבתם, ולא את מספר הטלפון.

## מה קורה אחר כך
- באירוע שנפתח לכולם המקום נשמר מיד. אם המארחים מאשרים כל הרשמה, תקבלו הודעה כשיענו. הרשמה שלא נענתה 6 ימים נדחית.
- כשאין מקום נכנסים ל**רשימת ההמתנה**, ומקבלים הודעה כשמתפנה.

## כרטיסים בתשלום
המחיר המלא מופיע לפני שמאשרים. כשהמקום נשמר מיד הכרטיס מחויב בהרשמה. כשצריך אישור, הסכום נתפס ונגבה רק כשהמארחים מאשרים; לא אישרו, התפיסה משתחררת. מי שברשימת ההמתנה לא מחויב עד שמתפנה מקום.

## ביטול
בעמוד ההרשמה לוחצים **לבטל את ההרשמה**. כתוב שם כמה יוחזר לפי תנאי האירוע ולפי החוק. אם המארחים מבטלים או משנים מועד או מקום, ההחזר מלא.

## בכניסה
אחרי האישור מופיע כרטיס עם קוד לכל מקום. מציגים אותו בכניסה, מהטלפון או מודפס.
`,
    ),
    en: text(
      'Registering for an open event',
      'How to register, when you pay, and how you get in.',
      `
Under **Open events** choose an event, sign in by phone and register. You may choose a ticket, say how many of you there are, and answer the hosts' questions. They see your name and what you wrote, not your phone number.

## What follows
- In an event that lets everybody in, your place is saved at once. Where the hosts approve each registration, you are told when they answer. One without an answer for 6 days is rejected.
- When it is full you join the **waiting list**, and are told when a seat is free.

## Paid tickets
You see the whole price before you agree. Where the place is saved at once, the card is charged when you register. Where approval is needed, the sum is held and charged only once the hosts approve; otherwise the hold is released. On the waiting list nothing is charged until a seat is free.

## Cancelling
On the page of your registration press **Cancel my registration**. It says how much comes back by the terms of the event and by law. If the hosts cancel, or change the time or place, the refund is full.

## At the entrance
Once you are approved there is a ticket with a code for each seat. Show it at the entrance, on the phone or printed.
`,
    ),
    ru: ru['register-for-an-event'],
    ar: ar['register-for-an-event'],
  },
  {
    slug: 'host-an-event',
    category: 'start',
    related: ['register-for-an-event', 'bank-account'],
    he: text(
      'לפתוח אירוע לקהל',
      'סדנה, הרצאה או מפגש: מי רואה, מי נכנס, וכרטיסים בתשלום.',
      `
פותחים **אירוע חדש** בשמכם, תחת **אירועים פתוחים שלי**, או בשם עסק, תחת **אירועים** בחנות. כותבים מה, מתי, איפה או באיזה קישור, ומי רואה: כולם, רק מי שיש להם קישור, או אף אחד עדיין. אירוע יכול לחזור כל שבוע, שבועיים או חודש.

## הרשמה
- **אתם מאשרים כל הרשמה**, או שכל מי שנרשם בפנים. הרשמה שלא עניתם עליה 6 ימים נדחית.
- **כמה מקומות**. כשהם נגמרים נפתחת רשימת המתנה, והראשון בה מתקדם לבד כשמתפנה מקום.
- סוגי כרטיסים, עם כמות ומועדים, ושאלות לנרשמים.

## כרטיסים בתשלום
אירועים של אדם פרטי הם בחינם. עסק שפרטי הבנק שלו אומתו יכול למכור כרטיסים, מ־5 ₪. הכסף מגיע אחרי האירוע, בניכוי העמלה. קובעים עד כמה ימים לפני יש החזר מלא; אם אתם מבטלים, ההחזר תמיד מלא.

## הנרשמים
רואים מי נרשם ומי מחכה, כותבים לכולם הודעה ומורידים את הרשימה. בכניסה סורקים את הכרטיסים ב**צ׳ק-אין**, על כמה טלפונים, גם בלי רשת.

יש גם כרזה להדפסה עם קוד שמוביל לעמוד האירוע.
`,
    ),
    en: text(
      'Opening an event to everyone',
      'A workshop, a lecture or a meetup: who sees it, who gets in, and paid tickets.',
      `
Open a **New event** in your own name, under **My public events**, or for a business, under **Events** of its store. Say what, when, where or by which link, and who sees it: everybody, only people with the link, or nobody yet. An event can repeat every week, two weeks or month.

## Registration
- **You approve each registration**, or whoever registers is in. A registration without your answer for 6 days is rejected.
- **Number of seats**. When they are taken a waiting list opens, and the first in it moves up when a seat is free.
- Kinds of tickets, with their number and dates, and questions for registrants.

## Paid tickets
Events of private people are free. A business whose bank details were verified can sell tickets, from 5 ILS. The money comes after the event, less the commission. You set until how many days before there is a full refund; if you cancel, the refund is always full.

## Who registered
See who registered and who waits, write to all of them, and download the list. At the entrance scan the tickets under **Check-in**, on several phones, also without a network.

There is also a poster to print, with a code that leads to the page of the event.
`,
    ),
    ru: ru['host-an-event'],
    ar: ar['host-an-event'],
  },
];
