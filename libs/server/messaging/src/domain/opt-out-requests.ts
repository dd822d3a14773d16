import { searchKey } from '@smachot/kernel';

/** Text as requests are compared: letters of `searchKey`, Russian and Arabic without marks that people leave out, single spaces. */
export const requestKey = (text: string): string =>
  searchKey(text)
    .replaceAll('ё', 'е')
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/\s+/g, ' ')
    .trim();

const whole = (...patterns: string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(`^(?:${requestKey(pattern)})$`, 'u'));
/** Turns a pattern of a whole part into one of its beginning. */
const opening = (one: RegExp): RegExp => new RegExp(one.source.replace(/\$$/, '(?: |$)'), 'u');

const HE_ME = '(?: לי| אלי| אליי| לנו| אלינו| אותי| אותנו| ממני)';
const HE_TO = '(?:לשלוח|לכתוב|לסמס|להטריד|להציק|לחפור|לנדנד|לבלבל|להפציץ|להתקשר|לפנות|להפריע|להזכיר)';
const HE_SEND = `(?:${HE_TO}|תשלחו|תשלח|תשלחי|תכתבו|תכתוב|תכתבי|תסמסו|תטרידו|תציקו|תציק|תפנו|תפריעו|תנדנדו|תחפרו)`;
const HE_THINGS = '(?: (?:את )?(?:שום )?(?:ה?הודעות|ה?הודעה|דבר|כלום|ווטסאפ|ה?ספאמ|ה?תזכורות|פרסומות))';
const HE_MORE = '(?: יותר| עוד| כבר| האלה| האלו| לעולם| אפ פעמ| מכמ| שלכמ)*';
const HE_LIST =
  '(?: מכאנ| מפה| מזה| מה?(?:רשימה|רשימות|רשימת ה?תפוצה|רשימת ה?דיוור|תפוצה|דיוור|מערכת|מאגר|הודעות))';
const HEBREW = whole(
  `(?:די|מספיק|חלאס|תפסיקו|תפסיק|תפסיקי|הפסיקו|להפסיק|תעצרו|תחדלו)(?: כבר)?${HE_ME}? ${HE_TO}${HE_ME}?${HE_MORE}${HE_THINGS}?${HE_MORE}`,
  `(?:אל|לא|שלא) ${HE_SEND}${HE_ME}${HE_MORE}${HE_THINGS}?${HE_MORE}`,
  `(?:אל|לא|שלא) ${HE_SEND}${HE_MORE}${HE_THINGS}${HE_MORE}`,
  `(?:תורידו|תוריד|תורידי|להוריד|הורידו|תסירו|תסיר|תסירי|להסיר|הסירו|הסר|תמחקו|תמחק|תמחקי|למחוק|מחקו|תוציאו|תוציא|להוציא|הוציאו)(?: כבר)?(?: אותי| אותנו| את המספר שלי| את המספר| את הטלפונ שלי)(?: כבר)?${HE_LIST}?(?: הזאת| הזו)?${HE_MORE}`,
  `(?:אני |אנחנו )?(?:כבר )?(?:לא|אינני) (?:רוצה|רוצימ|מעוניינ|מעוניינת|מעוניינימ|מבקש|מבקשת|מסכימ|מסכימה)${HE_MORE}(?: לקבל| קבלת| בקבלת| שתשלחו לי| שתכתבו לי)${HE_MORE}${HE_THINGS}${HE_MORE}`,
  `(?:אני |אנחנו )?(?:כבר )?(?:לא|אינני) (?:רוצה|רוצימ|מעוניינ|מעוניינת|מעוניינימ)${HE_MORE} ב?ה?הודעות${HE_MORE}`,
  '(?:אני |אנחנו )?לא (?:רוצה|רוצימ) (?:יותר )?לשמוע מכמ(?: יותר)?',
  '(?:תעזבו|תעזוב|עזבו|תניחו|הניחו)(?: אותי| אותנו| לי| לנו)(?: כבר| בשקט| במנוחה| לנפשי)*',
  '(?:ביטול|לבטל|בטלו|תבטלו)(?: את)?(?: לי)? (?:ה?מנוי(?: שלי)?|קבלת ה?הודעות|ה?הודעות|ה?דיוור)',
  `(?:בלי|לא עוד|די|מספיק|די עמ|מספיק עמ|נמאס לי מ|די ל)(?: )?ה?(?:הודעות|תזכורות)${HE_MORE}`,
  'להסרה|הסרה|תחסמו אותי|תורידו אותי מפה',
);

const EN_THINGS =
  '(?: (?:me|us|these|those|this|that|any|all|more|the|your|messages|texts|reminders|stuff|spam|anything|anymore|any more|again|now|already|ever))*';
const ENGLISH = whole(
  `stop (?:sending|texting|messaging|writing|contacting|spamming|bothering|harassing|pestering)(?: to)? (?:me|us)${EN_THINGS}`,
  'stop sending (?:(?:these|those|any|more|the|your) )*(?:messages|texts|reminders|spam)(?: to me| to us)?',
  'stop (?:(?:all|the|these|your) )*(?:messages|texts|reminders|spam|spamming)',
  `(?:do not|dont|never) (?:ever )?(?:send|text|message|write|contact|bother|spam)(?: to)? (?:me|us)${EN_THINGS}`,
  '(?:take|get) (?:me|us|my number|my phone number) off(?: (?:the|this|your|all))?(?: (?:mailing|contact|message|whatsapp))?(?: lists?| database)?',
  '(?:remove|delete|unsubscribe) (?:me|us|my number|my phone number)(?: from)?(?: (?:the|this|your|all))?(?: (?:mailing|contact|message|whatsapp))?(?: lists?| database| system| messages)?',
  '(?:(?:i|we) )?(?:do not|dont|no longer) (?:want|wish|need|care)(?: to)?(?: (?:receive|get|see))? (?:(?:any|more|these|your|the|such|further) )*(?:messages|texts|reminders)(?: from you)?(?: anymore| any more)?',
  '(?:(?:i|we) )?(?:do not|dont) want to hear from you(?: again| anymore| any more)?',
  'leave (?:me|us) alone|lose my number|opt(?: me)? out|(?:i )?want to (?:opt out|unsubscribe)',
  '(?:no more|enough with the|enough of these) (?:messages|texts|reminders|spam)',
  'cancel (?:my |the )?(?:subscription|messages|reminders)',
);

const RU_ME = '(?: мне| нам| меня| нас| сюда)';
const RU_WHAT =
  '(?: больше| уже| эти| ваши| свои| сообщения| сообщений| смс| рассылку| рассылки| уведомления| спам| ничего)*';
const RUSSIAN = whole(
  `(?:прекратите|перестаньте|хватит|не надо|прекрати|перестань|довольно)${RU_WHAT}${RU_ME}?${RU_WHAT} (?:писать|слать|присылать|отправлять|спамить|беспокоить|доставать)${RU_ME}?${RU_WHAT}`,
  `(?:больше )?(?:мне |нам |меня )?(?:больше )?не (?:пишите|шлите|присылайте|отправляйте|беспокойте|спамьте|пиши|присылай)${RU_ME}?${RU_WHAT}`,
  '(?:удалите|уберите|исключите|вычеркните|отпишите|удали|убери)(?: меня| нас| мой номер)(?: из (?:(?:этого|вашего|вашей|этой) )?(?:списка|рассылки|базы|списка рассылки)| от рассылки)?',
  `(?:(?:я|мы) )?(?:больше )?не (?:хочу|хотим|желаю)(?: больше)?(?: получать)?(?: от вас)?(?: больше| эти| ваши| ваших)* (?:сообщения|сообщений|рассылку|рассылок|уведомления|смс)(?: от вас| больше)*`,
  'оставьте (?:меня|нас) в покое|отстаньте(?: от меня| от нас)?(?: уже)?',
  '(?:отмените|отключите|отключить|отменить|отмена) (?:рассылку|рассылки|подписку|подписки|сообщения|уведомления)',
  '(?:хватит|никаких|без) (?:сообщений|рассылок|уведомлений)|хочу отписаться|отпишите|отписка',
);

const AR_THINGS =
  '(?: لي| الي| لنا| اي| هذه| هاي| رسائل| الرسائل| رساله| رسائلكم| شي| شيء| بعد الان| مره اخري| كمان| ابدا| بعد اليوم)*';
const ARABIC = whole(
  `(?:توقفوا|توقف|اوقفوا|اوقف|وقفوا|كفي|كفايه|خلص|بكفي)(?: عن)? (?:ارسال|الارسال|مراسلتي|مراسلتنا|ازعاجي|ازعاجنا|الازعاج|الرسائل|رسائل|هذه الرسائل|هالرسائل)${AR_THINGS}`,
  `(?:لا|ما) (?:ترسلوا|ترسل|ترسلولي|تبعثوا|تبعثولي|تبعتولي|تراسلوني|تراسلونا|تزعجوني|تزعجونا|تكتبولي)${AR_THINGS}`,
  '(?:احذفوني|ازيلوني|امسحوني|شيلوني|اشطبوني|(?:احذفوا|ازيلوا|امسحوا|شيلوا) رقمي)(?: من (?:القائمه|هذه القائمه|هالقائمه|قائمتكم|الرسائل|قائمه الرسائل|عندكم))?',
  `(?:(?:انا|نحن) )?(?:لا اريد|لا نريد|ما بدي|ما بدنا|مش عايز|لا ارغب)(?: في| ب)?(?: استلام| تلقي| استقبال| المزيد من| منكم)?(?: اي)?(?: مزيد من)? (?:رسائل|الرسائل|هذه الرسائل|هالرسائل|رسائلكم)${AR_THINGS}(?: منكم)?`,
  '(?:الغاء|الغوا|اريد الغاء) (?:الاشتراك|اشتراكي|الرسائل)|اتركوني(?: وشاني| بحالي)?|حلوا عني',
);

/** What says alone that its writer wants no more messages: requests about messages, not about a list of guests or a celebration. */
export const REQUESTS = [...HEBREW, ...ENGLISH, ...RUSSIAN, ...ARABIC];
/** Parts that begin with a request. */
export const OPENINGS = REQUESTS.map(opening);

/** Texts that may ask for no more messages, or only express anger or a question. Their writer is asked which. */
export const DOUBTS = whole(
  '(?:אז )?למה (?:אתמ )?(?:ממשיכימ )?(?:שולחימ|כותבימ|לשלוח|לכתוב|מציקימ)(?: לי| לנו)(?: .*)?|לא ביקשתי(?: ממכמ)?(?: לקבל)?(?: את)? ?ה?הודעות?(?: .*)?',
  '(?:זאת|זו) (?:כבר )?הטרדה|אתמ (?:ממש )?(?:מציקימ|מטרידימ)(?: לי)?|(?:נמאס(?: לי)?|מציק לי|מעצבנ)(?: כבר)? (?:.* )?מ?ה?הודעות(?: .*)?',
  'מאיפה (?:יש לכמ|השגתמ|קיבלתמ|לקחתמ)(?: את)? ה?(?:מספר|טלפונ)(?: שלי)?|אי[כך] (?:אני )?(?:מסירימ|יוצאימ|מפסיקימ|להסיר|לצאת|להפסיק|מבטלימ)(?: .*)?(?:הודעות|רשימה|מפה|מכאנ)',
  'why (?:are|do) you (?:keep )?(?:texting|messaging|writing|sending|text|message|write|contacting)(?: .*)?|how (?:do|can) i (?:unsubscribe|opt out|stop)(?: .*)?',
  '(?:where|how) did you get my (?:phone )?number|(?:this|it) is harassment|you are (?:harassing|bothering) (?:me|us)|(?:i )?(?:did not|didnt|never) (?:ask|sign up|signed up) for (?:this|these|messages|your messages)',
  '(?:зачем|почему) вы (?:мне|нам) (?:пишете|шлете|присылаете)(?: .*)?|откуда у вас мой номер|как (?:мне )?отписаться(?: .*)?|я не подписывал(?:ся|ась)(?: .*)?',
  '(?:لماذا|ليش|ليه) (?:ترسلون|تراسلون|بتبعتوا|تبعتون)(?: .*)?|من اين (?:حصلتم علي )?رقمي|كيف (?:الغي|اوقف|اتوقف)(?: .*)? ?(?:الرسائل|الاشتراك)',
);

/** Anger. Of a message that is nothing else, it is asked whether it is a request. */
export const ANGER = whole(
  '(?:זה |סתמ )?(?:ספאמ|הטרדה|מטריד|מציק|מעצבנ)|נמאס(?: לי| כבר)*|די(?: כבר)?|מספיק(?: כבר)?|חלאס',
  'enough(?: already)?|(?:this is |its )?(?:spam|annoying|harassment)',
  '(?:это )?спам|хватит(?: уже)?|надоели|надоело',
  'كفي|كفايه|خلص|هذا ازعاج',
);

/** What may stand beside a request and changes nothing: anger, and that the sender is not known. */
export const ASIDES = [
  ...ANGER,
  ...whole(
    'דחופ|(?:אני |אנחנו )?לא (?:מכיר|מכירה|מכירימ)(?: אתכמ| אותכמ| אותמ)?|מי אתמ|טעות(?: במספר)?',
    '(?:i )?(?:do not|dont) know you|who are you|wrong number|seriously',
    'я вас не знаю|кто вы|вы ошиблись(?: номером)?',
    'لا اعرفكم|مين انتو|من انتم|الرقم (?:خطا|غلط)',
  ),
];

/** What a person says who does not know who writes: whole parts, because a hall, a way or a companion may be unknown too. */
export const STRANGER = whole(
  '(?:אני |אנחנו )?(?:ממש |בכלל )?לא (?:מכיר|מכירה|מכירימ|מכירות)(?: אתכמ| אותכמ| אתכנ| אותכ| אותמ| אותו| אותה)?(?: בכלל)?',
  '(?:אני |אנחנו )?לא (?:מכיר|מכירה|מכירימ|מכירות) (?:אפ אחד|מישהו|אנשימ|אדמ) (?:בשמ|בשמות|עמ שמ|כזה|כאלה)(?: ה?(?:זה|אלה|כזה|כאלה))?',
  '(?:אני |אנחנו )?לא (?:מכיר|מכירה|מכירימ|מכירות) את ה?(?:מארח|מארחת|מארחימ|זוג|חתנ|כלה|משפחה|אנשימ|מספר|שולח)(?: ה?(?:זה|זאת|זו|אלה))?',
  '(?:אני |אנחנו )?לא (?:יודע|יודעת|יודעימ) מי (?:זה|זאת|אתמ|אתה|את|המ|אלה)(?: בכלל)?|מי (?:זה|זאת|אתמ|את|אתה)(?: בכלל)?',
  '(?:זה |זה ה|יש לכמ |הגעתמ ל|ה)?מספר ה?(?:שגוי|לא נכונ)|(?:זה )?ספאמ',
  '(?:i |we )?(?:do not|dont) know (?:you|this|them|who|these people|this (?:person|man|woman|number|host|couple|family)|the (?:host|hosts|couple)|any(?:one|body) (?:by|with) th(?:is|at) name)(?: at all)?',
  '(?:i |we )?(?:do not|dont) know who (?:you are|this is|is this|that is|they are|these(?: people)? are)',
  'who (?:is this|are you)|(?:(?:this is |its |you have |you got )(?:a |the )?)?wrong number|(?:this is |its )?spam',
  '(?:я |мы )?(?:вас )?не знаю(?: вас| кто (?:это|вы)(?: такие| такой| такая)?)|(?:я )?вас не знаю',
);
