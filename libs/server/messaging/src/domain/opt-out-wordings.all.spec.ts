import { isOptOut, mayBeOptOut, optOutConfirmation } from './opt-out';

const each = (lines: string): string[] =>
  lines
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

const ASKED: [language: string, confirmed: RegExp, wordings: string][] = [
  [
    'Hebrew',
    /הוסרתם/,
    `
הסר | הסירו | הסירו אותי | תסירו אותי | להסיר | להסרה | הסרה | הסר אותי | תסירו | תסיר אותי
די להציק לי, תורידו אותי | תורידו אותי | תוריד אותי | תורידי אותי | הורידו אותי | להוריד אותי | תורידו אותי מהרשימה | תורידו אותי מהרשימה הזאת | תורידו אותי מרשימת התפוצה | תורידו אותי מכאן
תמחקו אותי | תמחקו אותי מהמערכת | תמחקו את המספר שלי | למחוק אותי מהרשימה | מחקו את המספר שלי | תוציאו אותי מהרשימה | תוציאו אותנו מהרשימה | הוציאו אותי מרשימת הדיוור | תסירו אותי בבקשה | נא להסיר אותי
תפסיקו לשלוח לי הודעות | תפסיקו לשלוח לי | תפסיקו להציק | תפסיקו להטריד אותי | תפסיק לכתוב לי | תפסיקו כבר לשלוח לי הודעות | הפסיקו לשלוח הודעות | די לשלוח לי הודעות | די כבר להציק לי | מספיק לשלוח לי הודעות
מספיק כבר להטריד אותי | חלאס לשלוח לי הודעות | תפסיקו לנדנד לי | תפסיקו לחפור לי | תפסיקו להפציץ אותי | אל תשלחו לי יותר | אל תשלחו לי הודעות | אל תשלחו לי יותר הודעות | אל תכתבו לי יותר | אל תציקו לי
לא לשלוח לי יותר | לא לשלוח לי הודעות | לא לכתוב לי | אל תפנו אליי יותר | אל תפריעו לי | אל תשלחו יותר הודעות | אל תטרידו אותי | אל תשלחו לי שום דבר | אל תשלחו לי כלום | שלא תשלחו לי יותר
אני לא רוצה לקבל הודעות | לא רוצה לקבל יותר הודעות | לא מעוניין לקבל הודעות | לא מעוניינת לקבל הודעות | אנחנו לא מעוניינים לקבל הודעות | לא רוצה יותר הודעות | לא רוצה הודעות | לא מעוניין בהודעות | אינני מעוניין לקבל הודעות | אני לא רוצה שתשלחו לי הודעות
לא רוצה לשמוע מכם יותר | עזבו אותי | תעזבו אותי בשקט | עזבו אותי במנוחה | תעזבו אותנו | בטלו את המנוי שלי | ביטול מנוי | לבטל את ההודעות | בלי הודעות | בלי הודעות יותר
די עם ההודעות | מספיק הודעות | נמאס לי מההודעות | די, תסירו אותי | נמאס, תורידו אותי מהרשימה | לא מכיר אתכם, תסירו אותי | מי אתם? תסירו אותי | טעות במספר, תמחקו אותי | זה ספאם. תפסיקו לשלוח לי | תודה, אל תשלחו לי יותר`,
  ],
  [
    'English',
    /removed/,
    `
stop | STOP! | unsubscribe | remove me | Please remove me | stop messaging me | stop texting me | please stop texting me | stop sending me messages | stop sending messages
stop sending me these messages | stop sending these messages to me | stop bothering me | stop spamming me | stop contacting me | stop writing to me | stop harassing us | stop the messages | stop these messages | stop spamming
don't message me | don't message me anymore | do not text me again | don't send me any more messages | do not contact me | don't contact us again | never text me again | don't write to me | do not send me messages | don't bother me again
take me off this list | take me off the list please | take me off | take my number off your list | get me off this list | remove me from your list | remove me from this list | remove my number | delete my number | delete me from your database
unsubscribe me | opt out | opt me out | I want to opt out | I want to unsubscribe | I don't want any more messages | I don't want to receive messages | I do not want to get these messages | we don't want messages from you | I no longer wish to receive messages
I don't want to hear from you again | leave me alone | leave us alone | Leave me alone, please | no more messages | no more texts please | enough with the messages | cancel my subscription | cancel the messages | Who are you? Stop texting me`,
  ],
  [
    'Russian',
    /исключены/,
    `
стоп | отписаться | отпишите меня | отписка | хочу отписаться | не пишите мне | не пишите мне больше | больше не пишите | больше мне не пишите | не присылайте мне сообщения
не присылайте больше сообщений | не шлите мне смс | не беспокойте меня | не беспокойте нас больше | прекратите писать мне | прекратите мне писать | прекратите присылать сообщения | перестаньте мне писать | перестаньте слать сообщения | хватит мне писать
хватит присылать мне сообщения | хватит спамить | не надо мне писать | не надо мне больше писать | удалите меня | удалите меня из списка | удалите меня из рассылки | уберите меня из списка | уберите мой номер из базы | исключите меня из рассылки
вычеркните меня из списка | удалите мой номер | я не хочу получать сообщения | не хочу получать ваши сообщения | больше не хочу получать сообщения | не хочу больше сообщений | оставьте меня в покое | оставьте нас в покое | отстаньте | отстаньте от меня
отключите рассылку | отмените подписку | никаких сообщений | хватит сообщений | Здравствуйте, удалите меня из рассылки | пожалуйста, не пишите мне больше | я вас не знаю, удалите меня | надоели! не пишите мне`,
  ],
  [
    'Arabic',
    /إزالتكم/,
    `
إلغاء | إيقاف | إلغاء الاشتراك | إلغاء الرسائل | أريد إلغاء الاشتراك | ألغوا اشتراكي | توقفوا عن إرسال الرسائل | توقفوا عن إرسال رسائل لي | توقفوا عن مراسلتي | توقفوا عن إزعاجي
أوقفوا الرسائل | أوقفوا إرسال الرسائل | كفى رسائل | خلص رسائل | لا ترسلوا لي رسائل | لا ترسلوا لي أي رسائل | لا ترسلوا لي رسائل بعد الآن | لا تراسلوني | لا تراسلوني مرة أخرى | لا تزعجوني
ما تبعتولي رسائل | ما تبعثولي رسائل كمان | احذفوني | احذفوني من القائمة | احذفوا رقمي | أزيلوني من القائمة | امسحوا رقمي | شيلوني من القائمة | شيلوا رقمي من عندكم | لا أريد رسائل
لا أريد هذه الرسائل | لا أريد استلام رسائل | لا أريد تلقي أي رسائل منكم | ما بدي رسائل | ما بدي رسائلكم | لا نريد المزيد من الرسائل | اتركوني | اتركوني وشأني | حلوا عني | من فضلكم احذفوني
لو سمحتم، لا ترسلوا لي رسائل | لا أعرفكم، احذفوا رقمي | كفى! توقفوا عن مراسلتي`,
  ],
];
const ORDINARY = `
כן | לא | אולי | מגיעים | לא מגיעים | נגיע 4 | לצערי לא נוכל להגיע | מזל טוב! | תודה רבה | נשמח להגיע
ביטול הרשמה | לבטל את ההרשמה שלי | תסירו אותי? | לא תודה | די כבר, אנחנו מגיעים | הסרנו את הספק | אל תסירו | אל תסירו אותי | הסר דאגה מלבך | תורידו אותי בתחנה | תורידו אותי מרשימת המוזמנים | תורידו אותי ליד האולם | אל תשלחו לי מתנה
אל תפסיקו לשלוח לי | אל תפסיקו לשלוח לי הודעות | תפסיקו לשלוח לי הודעות בוואטסאפ ותתקשרו | לא רוצה לקבל תשובה | לא רוצה בשר | לא רוצים הסעה | תסירו את האגוזים | בלי גלוטן | בלי בשר בבקשה | להסיר את הבצל
תשלחו לי את הכתובת | תכתבו לי איפה זה | לא קיבלתי הודעה | לא לשכוח אותי | תמחקו את ההודעה הקודמת | תוציאו אותי מהשולחן של דוד | תעזבו לי שני מקומות | לא מכיר | מי אתם? | טעות במספר
די מאוחר בשבילנו | מספיק שני כיסאות | תבטלו את ההסעה | בטלו את ההגעה שלנו | ביטול | נמאס לי מהגשם, אבל נגיע | אל תדאגו נגיע | לא לשלוח הסעה | תפסיקו עם הדיאטה, נאכל | לא רוצה לשבת ליד הרמקולים
yes | no | maybe | stop by at 8 | where is the bus stop? | don't text me, call me | stop sending me cake | remove me from the guest list | take me off table 5 | take me to the station
stop? | remove me? | no thanks | we are coming | leave me a seat near the door | no more than 4 | I don't want meat | don't send me a gift | can you remove the nuts? | I no longer eat fish | cancel | cancel my ride
delete one guest | don't worry | we don't want a ride | stop worrying, we will come | message me the address | please text me the time | do not forget us | enough food for two? | who are you? | wrong number
да | нет | может быть | придём | не придём | не пишите адрес, я знаю | удалите меня из списка гостей | не хочу мяса | не присылайте автобус | не надо трансфер
хватит двух мест | уберите орехи | отмените трансфер | спасибо, придём | напишите мне адрес | не беспокойтесь, придём | оставьте нам два места | хочу отдельный стол | я вас не знаю | спам
نعم | لا | ربما | سنحضر | لن نحضر | شكرا | لا أريد لحم | لا ترسلوا هدية | احذفوا الجوز | أرسلوا لي العنوان
لا أعرفكم | ألغوا السفرية | إلغاء السفرية | مبروك | كم الساعة؟ | أين القاعة؟ | خلص، سنحضر | كفى مقعدان | لا تقلقوا | من أنتم؟
תורידו אותנו לשלושה | תוריד אחד | תוריד את המספר לשלושה | תורידו אותנו ל-2 | תפסיקו לדאוג נגיע | תפסיקו להתרגש, נגיע | אל תסירו אותי מהרשימה | לא לקבל מתנות | יורד גשם | תמחקו אחד מהרשימה | חלאס, נגיע | תוציאו אותנו מהשולחן | אני חוסם את החניה
stop by | we will stop by | don't stop texting me | stop at the hotel | remove one | remove us from table 5 | quite excited | перестаньте волноваться, придём | удалите один | توقفوا عن القلق | بطل!`;

const DOUBTED = `
תסירו אותי? | אפשר להסיר אותי? | למה אתם שולחים לי הודעות? | למה אתם כותבים לי | לא ביקשתי הודעות | זו הטרדה | אתם מציקים לי | נמאס לי כבר מההודעות שלכם כל יום | מאיפה יש לכם את המספר שלי? | איך מפסיקים לקבל הודעות?
תפסיקו לשלוח לי הודעות בוואטסאפ ותתקשרו | תסירו אותי מהרשימה של ההסעה | לא נגיע, תסירו אותי | תורידו אותי מרשימת המוזמנים | נגיע, אבל תפסיקו לשלוח לי הודעות
remove me? | stop? | why are you texting me? | how do I unsubscribe? | where did you get my number? | this is harassment | I never signed up for this | don't text me, call me | remove me from the guest list | stop texting me about the party, I said yes
зачем вы мне пишете? | откуда у вас мой номер? | как отписаться? | удалите меня? | удалите меня из списка гостей
لماذا ترسلون لي رسائل؟ | من أين حصلتم على رقمي؟ | كيف ألغي الاشتراك؟ | احذفوني؟
תפסיקו עם ההודעות | תפסיקו | תפסיקו כבר | מבקשת לא לקבל יותר הודעות | אבקש להסיר אותי מרשימת התפוצה | נא להוריד מהרשימה | תמחקו לי את המספר | חלאס עם ההודעות | אתם יכולים להפסיק לשלוח לי הודעות? | אפשר לא לקבל הודעות
איך אני יורד מהרשימה | תרדו ממני | אני חוסם אתכם | כבר אמרתי לא, תפסיקו לשאול | נגיע, תפסיקו לשאול | תורידו אותנו | תוציאו אותנו | תמחקו אותנו
stop it | please stop it already | stop asking me | stop calling me | quit texting me | quit | remove us | take us off
удалите мой телефон | не звоните и не пишите | я не хочу чтобы вы мне писали | я не хочу, чтобы вы мне писали | отвалите | прекратите | вычеркните нас | بطلوا تبعتولي | خلص وقفوا`;
it.each(each(DOUBTED))('"%s" may ask for it: it is asked about', (text) => {
  expect(isOptOut(text)).toBe(false);
  expect(mayBeOptOut(text)).toBe(true);
});
it('of what is about a table, a ride, a dish or an answer, only what may be a request is asked about', () => {
  const doubted = each(ORDINARY).filter((text) => mayBeOptOut(text));
  expect(doubted.sort()).toEqual(
    [
      ...['תסירו אותי?', 'תורידו אותי מרשימת המוזמנים', 'תפסיקו לשלוח לי הודעות בוואטסאפ ותתקשרו'],
      ...["don't text me, call me", 'remove me from the guest list', 'stop?', 'remove me?'],
      ...['удалите меня из списка гостей', 'спам'],
    ].sort(),
  );
});
describe.each(ASKED)('in %s', (_, confirmed, wordings) => {
  it.each(each(wordings))('"%s" asks to be left alone, and is confirmed so', (text) => {
    expect(isOptOut(text)).toBe(true);
    expect(optOutConfirmation(text)).toMatch(confirmed);
  });
});
it.each(each(ORDINARY))('"%s" is an ordinary answer', (text) => expect(isOptOut(text)).toBe(false));
it('an endless text is read at once, and asks for nothing', () =>
  expect(isOptOut(`хватит ${'больше '.repeat(600)}писать`)).toBe(false));
it('the tables are long enough to mean something', () => {
  expect(ASKED.flatMap(([, , wordings]) => each(wordings)).length).toBeGreaterThanOrEqual(200);
  expect(each(ORDINARY).length).toBeGreaterThanOrEqual(100);
});
