import { type ProductArticle, text } from '../product-article';
import { ar } from './start.ar';
import { ru } from './start.ru';

export const start: ProductArticle[] = [
  {
    slug: 'what-is-smachot',
    category: 'start',
    related: ['first-invitation', 'how-an-order-works', 'rsvp-price'],
    he: text(
      'מה אפשר לעשות בשמחות',
      'אישורי הגעה ב־WhatsApp, הזמנה מספקים, וחנות לעסקים.',
      `
בשמחות יש שני דברים שעובדים יחד: אישורי הגעה לאירוע שלכם, והזמנה מספקים שפנויים ביום שלכם.

## אתם מארחים
- פותחים אירוע, מוסיפים אורחים ושולחים הזמנה ב־WhatsApp.
- האורחים עונים בצ׳אט או בעמוד אישי, והמספרים מתעדכנים אצלכם לבד.
- משלמים **שקל אחד לכל תשובה שהתקבלה**, כולל מע״מ, ביום שאחרי האירוע. על השליחה עצמה לא משלמים.

## אתם מחפשים ספקים
- כותבים מתי, איפה וכמה אורחים, ורואים מי פנוי, מי מגיע אליכם ובאיזה מחיר סופי.
- הסכום נתפס בכרטיס כשמזמינים, ומחויב רק אחרי שהעסק מאשר.
- אפשר לקשור הזמנה לאירוע שלכם, ואז מספר האורחים בה מתעדכן לפי אישורי ההגעה.
- כשהמחיר תלוי בפרטים, אפשר **לבקש הצעת מחיר** ולאשר אותה באתר.
- אחרי שההזמנה התקיימה אפשר [לכתוב עליה חוות דעת](/help/write-a-review), והעסק יכול להשיב.

## אירועים פתוחים לקהל
תחת **אירועים פתוחים** אפשר [להירשם](/help/register-for-an-event) לסדנאות, כנסים ומפגשים, וגם [לפתוח אירוע כזה](/help/host-an-event). יש אירועים בחינם, ויש כרטיסים בתשלום של עסקים.

## יש לכם עסק
פתיחת חנות לא עולה כסף. העמלה נגבית רק מהזמנה שאושרה. [כך פותחים חנות](/help/open-a-store).

## ביום עצמו
[סידור ישיבה](/help/seating-plan), [רשימה בדלת](/help/door-list), [הסעות](/help/guest-rides) ורישום [מתנות](/help/gifts) הם חלק מהאירוע שלכם, בלי תשלום נוסף.
`,
    ),
    en: text(
      'What you can do on Smachot',
      'RSVPs by WhatsApp, orders from businesses, and a store for your own business.',
      `
Smachot does two things that work together: it collects the RSVPs of your event, and it lets you order from businesses that are free on your day.

## You are hosting
- Create an event, add guests and send the invitation by WhatsApp.
- Guests answer in the chat or on a personal page, and your numbers update by themselves.
- You pay **one shekel for each response received**, VAT included, on the day after the event. Sending itself is free.

## You are looking for businesses
- Say when, where and how many guests, and see who is free, who comes to you and at what final price.
- The sum is held on your card when you order, and charged only once the business approves.
- An order can be tied to your event, and its number of guests then follows the RSVPs.
- Where the price depends on the details, **Ask for a proposal** and accept it on the site.
- After an order has taken place you can [write a review](/help/write-a-review) of it, and the business can reply.

## Events open to everyone
[Register](/help/register-for-an-event) for workshops, conferences and meetups, or [open one of your own](/help/host-an-event). Some are free, and businesses may sell tickets.

## You have a business
Opening a store is free. A commission is taken only from approved orders. [How to open a store](/help/open-a-store).

## The day itself
A [seating plan](/help/seating-plan), a [door list](/help/door-list), [rides](/help/guest-rides) and the record of [gifts](/help/gifts) are part of your event, at no further charge.
`,
    ),
    ru: ru['what-is-smachot'],
    ar: ar['what-is-smachot'],
  },
  {
    slug: 'sign-in',
    category: 'start',
    related: ['sessions', 'close-account'],
    he: text(
      'כניסה לחשבון והרשמה',
      'נכנסים עם מספר הטלפון וקוד, בלי סיסמה.',
      `
1. במסך הכניסה כותבים את מספר הטלפון הנייד ולוחצים **שליחת קוד**.
2. מקלידים את 6 הספרות שהגיעו ב־SMS. הקוד תקף 5 דקות.
3. מי שנכנסים בפעם הראשונה כותבים שם פרטי ושם משפחה, מאשרים את תנאי השימוש ולוחצים **סיום ההרשמה**. הדוא״ל לא חובה.

## הקוד לא הגיע
אחרי ספירה קצרה אפשר ללחוץ **שליחת קוד חדש**. אם גם הוא לא מגיע, כדאי לבדוק שהמספר נכון ושיש קליטה.

## סיסמה
אפשר לבחור סיסמה בעמוד **הפרופיל שלי**, לפחות 10 תווים. אחר כך אפשר להיכנס גם דרך **כניסה עם סיסמה**, בלי לחכות לקוד.

> אל תמסרו את הקוד לאיש. לא נבקש אותו מכם בטלפון או בהודעה.

מי שממשיך בהזמנה או בטופס אחרי הכניסה חוזר בדיוק לאותו מקום, ומה שכבר נכתב נשאר.
`,
    ),
    en: text(
      'Signing in and signing up',
      'You sign in with your phone number and a code, without a password.',
      `
1. On the sign-in screen type your mobile number and press **Send code**.
2. Type the 6 digits that came by SMS. The code is valid for 5 minutes.
3. The first time, write your first and last name, agree to the terms of service and finish. An email address is optional.

## The code did not come
After a short countdown you can press **Send a new code**. If that does not come either, check the number and your reception.

## A password
You can choose a password under **My profile**, at least 10 characters long. After that **Sign in with a password** works, too, without waiting for a code.

> Never pass a code on. We will not ask you for it by phone or in a message.

If you were in the middle of an order or a form, you return to the same place after signing in, and what you wrote is still there.
`,
    ),
    ru: ru['sign-in'],
    ar: ar['sign-in'],
  },
  {
    slug: 'first-invitation',
    category: 'start',
    related: ['upload-guests', 'send-invitations', 'rsvp-price'],
    he: text(
      'פתיחת האירוע הראשון',
      'הפרטים שצריך, השאלות לאורחים, ומה אפשר לשנות אחר כך.',
      `
נכנסים ל**האירועים שלי**, לוחצים **אירוע חדש** וממלאים:

- **מה חוגגים**: חתונה, בר מצווה, ברית, יום הולדת או כל שמחה אחרת, ושמות החוגגים. כך האורחים רואים למה הם מוזמנים ומי מזמין.
- **מתי ואיפה**: תאריך, שעה לפי שעון ישראל, ושם המקום עם הכתובת.
- **שפת ההודעות**: עברית, אנגלית, רוסית או ערבית.
- **מה לשאול**: קודם כול שואלים אם מגיעים. אפשר להוסיף שאלות: כמה תגיעו, בקשות מיוחדות והסעה. בלי השאלה ״כמה תגיעו״ כל תשובה נספרת כמקום אחד.
- **עד מתי אפשר לענות**: בדרך כלל יומיים לפני האירוע.
- **תזכורות אוטומטיות** ו**שבתות וחגים**.
- **תמונת ההזמנה**: PNG או JPG. בלי תמונה יופיע האיור שלנו.

בסוף לוחצים **יצירת האירוע**. שום דבר לא נשלח עדיין: קודם מוסיפים אורחים, ורק אז שולחים.

הכול אפשר לשנות אחר כך. אם משתנים מועד או מקום אחרי שכבר שלחתם, נציע [לעדכן את מי שהוזמן](/help/change-event-details).
`,
    ),
    en: text(
      'Creating your first event',
      'The details it needs, the questions to guests, and what can be changed later.',
      `
Open **My events**, press **New event** and fill in:

- **What you celebrate**: a wedding, a bar mitzva, a brit, a birthday or anything else, and the names of the hosts. This is how guests see what they are invited to, and by whom.
- **When and where**: the date, the hour in Israel, and the name of the place with its address.
- **Language of the messages**: Hebrew, English, Russian or Arabic.
- **What to ask**: whether they are coming is always asked. You can add how many, special requests, and transportation. Without the question of how many, each answer counts as one seat.
- **Until when they can answer**: usually two days before the event.
- **Automatic reminders**, and what to do on Shabbat and holidays.
- **A picture**: PNG or JPG. Without one, our own illustration is shown.

Then press **Create the event**. Nothing is sent yet: add guests first, and send afterwards.

Everything can be changed later. If the date or the place changes after you sent invitations, we offer to [tell those already invited](/help/change-event-details).
`,
    ),
    ru: ru['first-invitation'],
    ar: ar['first-invitation'],
  },
  {
    slug: 'find-businesses',
    category: 'start',
    related: ['ask-a-business', 'how-an-order-works', 'menus-and-allergens'],
    he: text(
      'איך מוצאים ספק שמתאים',
      'מחפשים לפי תאריך, מקום ומספר אורחים, ורואים מחיר סופי.',
      `
בראש הדף הראשי מספרים מה חוגגים, מתי, איפה וכמה אורחים, ולוחצים **חיפוש**. מה שתכתבו נשמר לכל החיפושים.

## מה רואים
- רק ספקים שפנויים בתאריך ומגיעים עד אליכם.
- מחיר סופי למספר האורחים שלכם, עם מע״מ ועם ההגעה.
- כשחסר פרט, למשל מספר האורחים, רואים החל מכמה.

## סדר וסינון
ב**סינון** אפשר לבחור תקציב, מחיר לאורח, כשרות, נגישות, פנים או חוץ, והזמנה ברגע האחרון. ליד הסינון בוחרים גם את הסדר: **מומלצים**, **מחיר נמוך**, **דירוג גבוה** או **הכי קרובים**. כשאין מי שמתאים, נאמר איזה סינון כדאי להוריד.

## מפה ומועדפים
במפה אפשר לזוז וללחוץ **לחפש באזור הזה**. לחיצה על הלב שומרת עסק ב**המועדפים שלי**, גם לפני שנכנסתם לחשבון; הם יחכו לכם אחרי הכניסה.

כשהמחיר תלוי בפרטים כתוב **לפי הצעת מחיר**. בעמוד החבילה לוחצים **לבקש הצעת מחיר**: העסק מקבל את השם ואת פרטי האירוע, בלי הטלפון, ואתם מקבלים הודעה כשההצעה מגיעה. אחרי שמאשרים אותה ומשלמים, ההזמנה מאושרת מיד. אפשר גם לבחור [שאלה לעסק](/help/ask-a-business).
`,
    ),
    en: text(
      'Finding the right business',
      'Search by date, place and number of guests, and see the final price.',
      `
At the top of the front page say what you celebrate, when, where and how many guests, and press **Search**. What you wrote is kept for all searches.

## What you see
- Only businesses that are free on the date and come as far as you.
- The final price for your number of guests, with VAT and delivery.
- When something is missing, such as the number of guests, the price it starts from.

## Order and filters
Under **Filters** choose a budget, a price per guest, kashrut, accessibility, indoors or outdoors, and short notice. Beside them choose the order of the list: recommended, by price, by rating or by distance. When nobody fits, we say which filter to drop.

## Map and favourites
On the map you can move around and press **Search this area**. The heart keeps a business under **My favourites**, even before you sign in; they will be there afterwards.

Where the price depends on the details it says **By proposal**. On that page press **Ask for a proposal**: the business gets your name and the details of the event, without your phone, and you are told when the proposal comes. Once you accept it and pay, the order is approved at once. You can also [ask the business](/help/ask-a-business).
`,
    ),
    ru: ru['find-businesses'],
    ar: ar['find-businesses'],
  },
  {
    slug: 'languages-and-currency',
    category: 'start',
    related: ['accessibility', 'privacy-choices'],
    he: text(
      'שפה, תצוגה ומטבע',
      'איך עוברים לאנגלית, לערכה כהה, או רואים הערכה באירו ובדולר.',
      `
ב**תצוגה ושפה** שבתפריט, ובתחתית כל עמוד, בוחרים את שפת האתר: עברית, אנגלית, רוסית או ערבית. בשפה שבחרתם מגיעים גם המיילים, ההודעות והמסמכים שלכם. **הודעות לאורחים** נשלחות בשפה שבחרתם באירוע או אצל כל אורח.

קבלות וחשבוניות נשארות בשפה שהייתה לכם כשהוצאו, ולצידה בעברית.

## מטבע
**להציג מחירים גם ב…** מוסיף ליד כל מחיר הערכה באירו או בדולר, לפי השער היציג. החיוב תמיד בשקלים.

## תצוגה
- **ערכת צבעים**: בהירה, כהה או כמו במכשיר.
- כיוון הדף: מימין לשמאל או משמאל לימין.
- פריסה על כל רוחב המסך, שנוחה לטבלאות גדולות.

הבחירות נשמרות בדפדפן הזה, ואפשר לשנות אותן בכל רגע.
`,
    ),
    en: text(
      'Language, display and currency',
      'How to switch to Hebrew or a dark theme, or see estimates in euro and dollar.',
      `
Under **Display and language** in the menu, and at the bottom of each page, choose the language of the site: Hebrew, English, Russian or Arabic. Your mails, messages and documents come in it as well. **Messages to guests** are sent in the language you chose for the event or for each guest.

Receipts and invoices stay in the language you had when they were issued, with the Hebrew beside it.

## Currency
**Also show prices in** adds an estimate in euro or dollar beside each price, by the representative rate. You are always charged in shekels.

## Display
- **Colours**: light, dark, or as on your device.
- Direction of the page: right to left or left to right.
- The whole width of the screen, which suits large tables.

Your choices are kept in this browser, and can be changed at any time.
`,
    ),
    ru: ru['languages-and-currency'],
    ar: ar['languages-and-currency'],
  },
];
