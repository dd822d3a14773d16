import type { ChangedPart, Language } from '@smachot/contracts';
import { cutText, safeWords } from '@smachot/kernel';
import type { Say } from './conversation';

type In<T> = Record<Language, T>;
const LONGEST = 200;

/** Makes text fit for a template's variable: one line, nothing that reads as an address or a number, never empty. */
export const variable = (text: string): string => cutText(safeWords(text), LONGEST).trim() || '–';

type Words = In<string>;
/** Names of the changed parts of an invitation. */
export const changedParts: Record<ChangedPart, Words> = {
  date: { he: 'התאריך', en: 'the date', ru: 'дата', ar: 'التاريخ' },
  hour: { he: 'השעה', en: 'the time', ru: 'время', ar: 'الساعة' },
  place: { he: 'המקום', en: 'the place', ru: 'место', ar: 'المكان' },
};
/** Texts of the conversation; `{…}` is replaced. */
export const sayings: Record<Say, Words> = {
  ask_attending: {
    he: 'תגיעו לשמחה של {hosts}?',
    en: 'Will you come to celebrate with {hosts}?',
    ru: 'Вы придёте на праздник {hosts}?',
    ar: 'هل ستحضرون فرحة {hosts}؟',
  },
  ask_meaning: {
    he: 'רק כדי שלא נטעה: תגיעו לשמחה של {hosts}? אם זה היה על משהו אחר, כתבו לנו במילים.',
    en: 'Just to be sure: will you come to celebrate with {hosts}? If that was about something else, please say it in words.',
    ru: 'Чтобы не ошибиться: вы придёте на праздник {hosts}? Если речь о другом, напишите словами.',
    ar: 'حتى لا نخطئ: هل ستحضرون فرحة {hosts}؟ إن كان الأمر عن شيء آخر فاكتبوه بالكلمات.',
  },
  ask_menu: {
    he: 'אפשר פשוט לבחור כאן. כל דבר אחר שתכתבו יגיע אל {hosts}.',
    en: 'You can simply choose here. Anything else you write will reach {hosts}.',
    ru: 'Можно просто выбрать здесь. Всё остальное, что вы напишете, получат {hosts}.',
    ar: 'يمكنكم الاختيار من هنا ببساطة. وكل ما تكتبونه غير ذلك يصل إلى {hosts}.',
  },
  ask_removal: {
    he: 'להסיר אתכם? עד שתענו לא נשלח לכם הזמנות, תזכורות ועדכונים של {hosts}.',
    en: 'Shall we stop writing to you? Until you answer you get no invitations, reminders or news of {hosts}.',
    ru: 'Больше не писать вам? Пока вы не ответите, приглашений, напоминаний и новостей не будет ({hosts}).',
    ar: 'هل نتوقف عن مراسلتكم؟ حتى تجيبوا لن نرسل إليكم دعوات أو تذكيرات أو أخبارا من {hosts}.',
  },
  ask_headcount: {
    he: 'איזה כיף! כמה תהיו בסך הכל, כולל אתכם?',
    en: 'Wonderful! How many will you be in all, yourself included?',
    ru: 'Замечательно! Сколько вас будет всего, включая вас?',
    ar: 'رائع! كم سيكون عددكم، بمن فيهم أنتم؟',
  },
  ask_number: {
    he: 'כמה תהיו בסך הכל? כתבו מספר אחד, למשל 3.',
    en: 'How many will you be in all? Please write one number, like 3.',
    ru: 'Сколько вас будет всего? Напишите одно число, например 3.',
    ar: 'كم سيكون عددكم كلكم؟ اكتبوا عددا واحدا، مثلا 3.',
  },
  ask_special_requests: {
    he: 'יש בקשות מיוחדות? (אלרגיות, צמחונות, נגישות…) כתבו לנו כאן.',
    en: 'Any special requests? (Allergies, vegetarian, accessibility…) Write them here.',
    ru: 'Есть особые просьбы? (Аллергии, вегетарианство, доступность…) Напишите здесь.',
    ar: 'هل لديكم طلبات خاصة؟ (حساسية، طعام نباتي، إتاحة لذوي الإعاقة…) اكتبوها هنا.',
  },
  ask_transportation: {
    he: 'צריכים הסעה?',
    en: 'Do you need transportation?',
    ru: 'Нужен ли вам трансфер?',
    ar: 'هل تحتاجون إلى سفرية؟',
  },
  thank_you_attending: {
    he: 'תודה! נתראה ב{date} ב{place} 🎉\nליומן, לניווט ולשינוי התשובה: {link}',
    en: 'Thank you! See you on {date} at {place} 🎉\nCalendar, directions and changing your answer: {link}',
    ru: 'Спасибо! Увидимся {date}, {place} 🎉\nКалендарь, дорога и изменение ответа: {link}',
    ar: 'شكرا! نلتقي في {date}، {place} 🎉\nللتقويم والوصول وتغيير الرد: {link}',
  },
  thank_you_maybe: {
    he: 'אין בעיה, נשאל שוב לקראת האירוע. אפשר גם לענות כאן בכל רגע: {link}',
    en: 'No problem, we will ask again closer to the date. You can also answer any time here: {link}',
    ru: 'Ничего страшного, мы спросим ещё раз ближе к дате. Ответить можно в любой момент: {link}',
    ar: 'لا بأس، سنسألكم مجددا قبل الموعد. يمكنكم الرد في أي وقت هنا: {link}',
  },
  thank_you_not_attending: {
    he: 'תודה שעניתם, נצטער שלא תהיו איתנו 💜 אם משהו ישתנה: {link}',
    en: 'Thank you for letting us know, you will be missed 💜 If anything changes: {link}',
    ru: 'Спасибо за ответ, нам будет вас не хватать 💜 Если что-то изменится: {link}',
    ar: 'شكرا لردكم، سنفتقدكم 💜 إذا تغير شيء: {link}',
  },
  closed: {
    he: 'ההרשמה לאירוע של {hosts} נסגרה. לשינויים פנו אליהם ישירות.',
    en: 'Answers for the celebration of {hosts} are closed. Please contact them directly.',
    ru: 'Приём ответов на праздник {hosts} закрыт. Свяжитесь с ними напрямую.',
    ar: 'انتهى موعد الرد على دعوة {hosts}. للتغييرات تواصلوا معهم مباشرة.',
  },
  which_event: {
    he: 'הוזמנתם לכמה אירועים. על איזה מהם כתבתם?',
    en: 'You are invited to several celebrations. Which one did you mean?',
    ru: 'Вас пригласили на несколько праздников. О каком вы написали?',
    ar: 'أنتم مدعوون إلى أكثر من مناسبة. أيها تقصدون؟',
  },
  tell_place: {
    he: '📍 {place}\nניווט ב־Waze: {waze}',
    en: '📍 {place}\nDirections in Waze: {waze}',
    ru: '📍 {place}\nМаршрут в Waze: {waze}',
    ar: '📍 {place}\nالوصول عبر Waze: {waze}',
  },
  tell_time: {
    he: '🗓 {date}',
    en: '🗓 {date}',
    ru: '🗓 {date}',
    ar: '🗓 {date}',
  },
  tell_place_and_time: {
    he: '🗓 {date}\n📍 {place}\nניווט ב־Waze: {waze}',
    en: '🗓 {date}\n📍 {place}\nDirections in Waze: {waze}',
    ru: '🗓 {date}\n📍 {place}\nМаршрут в Waze: {waze}',
    ar: '🗓 {date}\n📍 {place}\nالوصول عبر Waze: {waze}',
  },
  tell_only_text: {
    he: 'תודה! 💜 כאן אנחנו מבינים רק הודעות כתובות וכפתורים. אם זו הייתה תשובה, כתבו אותה לנו במילים.',
    en: 'Thank you! 💜 We only understand written messages and buttons here. If that was an answer, please write it.',
    ru: 'Спасибо! 💜 Здесь мы понимаем только текст и кнопки. Если это был ответ, напишите его словами.',
    ar: 'شكرا! 💜 نحن نفهم هنا الرسائل المكتوبة والأزرار فقط. إن كان ذلك ردا فاكتبوه لنا.',
  },
  tell_passed_on: {
    he: 'העברנו את ההודעה אל {hosts} 💌',
    en: 'We passed your message on to {hosts} 💌',
    ru: 'Мы передали ваше сообщение, его прочтут {hosts} 💌',
    ar: 'نقلنا رسالتكم إلى {hosts} 💌',
  },
  tell_thanks: {
    he: 'תודה! 💜',
    en: 'Thank you! 💜',
    ru: 'Спасибо! 💜',
    ar: 'شكرا! 💜',
  },
  tell_known: {
    he: 'זה כבר רשום אצלנו 💜 אם משהו ישתנה, כתבו לנו כאן.',
    en: 'We already have that down 💜 If anything changes, write to us here.',
    ru: 'Это уже записано 💜 Если что-то изменится, напишите нам здесь.',
    ar: 'هذا مسجل لدينا 💜 إذا تغير شيء فاكتبوا لنا هنا.',
  },
  tell_kept: {
    he: 'בסדר, נשארתם ברשימה של {hosts}.',
    en: 'All right, you stay on the list of {hosts}.',
    ru: 'Хорошо, вы остаётесь в списке: {hosts}.',
    ar: 'حسنا، بقيتم في قائمة {hosts}.',
  },
  tell_who: {
    he: 'כאן ההזמנה של {hosts} ({date}, {place}). אם הגענו למספר הלא נכון, כתבו ״הסר״ ולא נכתוב שוב.',
    en: 'This is the invitation of {hosts} ({date}, {place}). If this is the wrong number, write “stop” and we will not write again.',
    ru: 'Это приглашение: {hosts} ({date}, {place}). Если мы ошиблись номером, напишите «стоп», и мы больше не напишем.',
    ar: 'هذه دعوة {hosts} ({date}، {place}). إن أخطأنا الرقم فاكتبوا «إلغاء» ولن نكتب مجددا.',
  },
};

/** Before the next message: the number that was just recorded. `waits`: the hosts have to accept it. */
export const notedNumber: Record<'one' | 'many' | 'waits', Words> = {
  one: {
    he: 'רשמנו מקום אחד.',
    en: 'Noted: one seat.',
    ru: 'Записали одно место.',
    ar: 'سجّلنا مكانا واحدا.',
  },
  many: {
    he: 'רשמנו {number} מקומות.',
    en: 'Noted: {number} seats.',
    ru: 'Записали мест: {number}.',
    ar: 'سجّلنا عدد الأماكن: {number}.',
  },
  waits: {
    he: 'רשמנו {number}; {hosts} יאשרו.',
    en: 'Noted: {number}; {hosts} will confirm.',
    ru: 'Записали: {number}; подтверждение за {hosts}.',
    ar: 'سجّلنا {number}؛ وسيؤكد ذلك {hosts}.',
  },
};

/** Answer to a host who taps a button of his own test message. */
export const testAnswer: Words = {
  he: 'זו הייתה הודעת ניסיון שביקשתם לשלוח לעצמכם 🙂 שום תשובה לא נרשמה. אורחים שילחצו כאן ימשיכו לשאלה הבאה.',
  en: 'This was a test message you asked to send to yourself 🙂 No answer was recorded. Guests who tap here go on to the next question.',
  ru: 'Это было тестовое сообщение, которое вы отправили себе 🙂 Ответ не записан. Гости, нажав здесь, перейдут к следующему вопросу.',
  ar: 'كانت هذه رسالة تجريبية طلبتم إرسالها إلى أنفسكم 🙂 لم يُسجَّل أي رد. الضيوف الذين يضغطون هنا ينتقلون إلى السؤال التالي.',
};

/** Thanks for a maybe when no reminder is ahead. */
export const maybeUnreminded: Words = {
  he: 'אין בעיה. כשתדעו, אפשר לענות כאן: {link}',
  en: 'No problem. Once you know, you can answer here: {link}',
  ru: 'Ничего страшного. Когда будете знать, ответьте здесь: {link}',
  ar: 'لا بأس. عندما تعرفون، يمكنكم الرد هنا: {link}',
};

/** Below the thanks, for a guest who needs a ride at an event with stops; the link above it leads to the choice. */
export const stopHint: Words = {
  he: '🚌 באותו קישור בוחרים תחנת הסעה.',
  en: '🚌 Choose your bus stop with the same link.',
  ru: '🚌 По этой же ссылке можно выбрать остановку трансфера.',
  ar: '🚌 عبر الرابط نفسه تختارون محطة السفرية.',
};

/** Heading above a host's reply. */
export const replyHead: Words = {
  he: '💬 {hosts} כותבים לכם:',
  en: '💬 A message from {hosts}:',
  ru: '💬 Сообщение от {hosts}:',
  ar: '💬 رسالة من {hosts}:',
};

/** Labels of buttons and lists. Titles: at most 20 characters on buttons, 24 in rows. */
export const labels: Record<
  | 'yes'
  | 'no'
  | 'maybe'
  | 'more'
  | 'moreHint'
  | 'choose'
  | 'nothing'
  | 'needRide'
  | 'noRide'
  | 'remove'
  | 'keep',
  Words
> = {
  yes: { he: 'כן, מגיעים', en: 'Yes, coming', ru: 'Да, придём', ar: 'نعم، سنحضر' },
  no: { he: 'לא נוכל להגיע', en: 'Can’t make it', ru: 'Не сможем', ar: 'لن نتمكن' },
  maybe: { he: 'עוד לא יודעים', en: 'Not sure yet', ru: 'Пока не знаем', ar: 'لا نعرف بعد' },
  more: { he: 'יותר מ-9', en: 'More than 9', ru: 'Больше 9', ar: 'أكثر من 9' },
  moreHint: { he: 'נשאל מיד כמה', en: 'We will ask how many', ru: 'Спросим, сколько', ar: 'سنسأل عن العدد' },
  choose: { he: 'לבחירה', en: 'Choose', ru: 'Выбрать', ar: 'اختيار' },
  nothing: { he: 'אין בקשות', en: 'No requests', ru: 'Нет просьб', ar: 'لا طلبات' },
  needRide: { he: 'כן, צריכים', en: 'Yes, please', ru: 'Да, нужен', ar: 'نعم، نحتاج' },
  remove: { he: 'כן, להסיר', en: 'Yes, stop', ru: 'Да, не писать', ar: 'نعم، توقفوا' },
  keep: { he: 'לא, להשאיר', en: 'No, keep writing', ru: 'Нет, оставить', ar: 'لا، تابعوا' },
  noRide: { he: 'לא, מגיעים לבד', en: 'No, thanks', ru: 'Нет, спасибо', ar: 'لا، شكرا' },
};
