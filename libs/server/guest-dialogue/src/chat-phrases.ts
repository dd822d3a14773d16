import { wordKey } from './chat-words';

/** Phrases with a single meaning, the most specific first; each is read as the word listed before it. */
const PHRASES: readonly [as: string, phrases: string[]][] = [
  ['כן', ['of course', 'בטח שכן', 'ברור שכן', 'ברור אחי', 'הגעה מאושרת']],
  ['לא', ['of course not', 'ברור שלא', 'בטח שלא']],
  // "we can't not come" means the opposite of its words, and is asked about
  [
    'להיפך',
    ['cant not', 'cannot not', 'לא יכול שלא', 'לא יכולה שלא', 'לא יכולים שלא', 'לא נוכל שלא', 'לא אוכל שלא'],
  ],
  ['אולי', ['יכול להיות', 'может быть', 'быть может']],
  ['לא החלטנו', ['טרם החלטנו', 'טרם החלטתי', 'טרם יודעים', 'טרם סגרנו']],
  [
    'לא בטוח',
    [
      'לא ברור',
      'לא ודאי',
      'לא וודאי',
      'not sure',
      'not so sure',
      'not really sure',
      'not very sure',
      'not yet sure',
      'not confirmed',
      'не обязательно',
      'مش اكيد',
      'ما اكيد',
    ],
  ],
  ['לבד', ['רק אני', 'just me', 'only me', 'только я']],
  ['לא לבטל', ['לא צריך לבטל', 'לא צריכים לבטל', 'לא צריכה לבטל', 'אין צורך לבטל']],
  ['לא צריך', ['אין צורך']],
  [
    '',
    [
      'cant wait',
      'can not wait',
      'cannot wait',
      'thank you',
      'no worries',
      'אין על',
      'אין כמוכם',
      'בלי נדר',
      'בעזרת השם',
      'אם ירצה השם',
      'בעה',
      'בעזה',
      'בכל זאת',
      'בתאריך הזה',
      'ביום הזה',
      'באותו יום',
      'באותו זמן',
      'באותו תאריך',
      'that day',
      'ان شاء الله',
      'даст бог',
      'в этот раз',
      'в этот день',
    ],
  ],
  [
    'נגיע',
    [
      'אין סיכוי שנפספס',
      'אין סיכוי שאפספס',
      'לא נפספס את זה',
      'לא נפספס',
      'לא נחמיץ',
      'לא מפספסים',
      'לא מפספסת',
      'לא אפספס',
      'לא אחמיץ',
      'wouldnt miss it',
      'wont miss it',
      'not going to miss it',
      'count me in',
      'count us in',
      'im in',
      'ill be there',
      'were in',
      'see you there',
      'נתראה שם',
      'be there',
      'תספרו עלינו',
      'תספרו עלי',
      'ill come',
      'well come',
      'will come',
      'i can come',
      'we can come',
      'on our way',
    ],
  ],
  [
    'לא נגיע',
    [
      'ביטול הגעה',
      'נבצר ממני',
      'נבצר מאיתנו',
      'לא יסתדר',
      'לא מסתדר',
      'לא מתאפשר',
      'לא יתאפשר',
      'לא נהיה',
      'לא אהיה',
      'נאלצים לבטל',
      'נאלצת לבטל',
      'נאלץ לבטל',
      'צריכים לבטל',
      'צריכה לבטל',
      'צריך לבטל',
      'נאלצים לוותר',
      'נאלצת לוותר',
      'נאלץ לוותר',
      'need to cancel',
      'have to cancel',
      'must cancel',
      'count me out',
      'count us out',
      'have to decline',
      'wont be there',
      'will not be there',
      'cant be there',
      'cannot be there',
      'wont be able',
      'cant make it',
      'cannot make it',
      'wont make it',
      'not make it',
      'cant come',
      'cannot come',
      'cant attend',
      'cannot attend',
      'wont come',
      'wont attend',
      'wont be coming',
      'wont be attending',
      'will not come',
      'will not attend',
      'not be able',
      'arent coming',
      'isnt coming',
      'unable',
    ],
  ],
  [
    'נשמח',
    [
      'would love',
      'would be happy',
      'id love',
      'wed love',
      'be honored',
      'be honoured',
      'id be honored',
      'wed be honored',
    ],
  ],
  ['נגיע', ['make it']],
  [
    'בלעדיהם',
    [
      'בלי הילדים',
      'בלי ילדים',
      'ללא הילדים',
      'ללא ילדים',
      'without the kids',
      'without kids',
      'без детей',
      'بدون الاولاد',
    ],
  ],
  ['אשתי', ['בן הזוג', 'בת הזוג', 'בן זוגי', 'בת זוגי']],
  ['לא', ['cant', 'cannot', 'wont', 'dont']],
  [
    'שנינו',
    [
      'אני ובן הזוג',
      'אני ובת הזוג',
      'мы с мужем',
      'мы с женой',
      'я с женой',
      'я с мужем',
      'انا وزوجتي',
      'انا وزوجي',
      'אני ואשתי',
      'אני ובעלי',
      'אני ובן זוגי',
      'אני ובת זוגי',
      'me and my wife',
      'me and my husband',
      'my wife and i',
      'my husband and i',
      'the two of us',
      'both of us',
      'two of us',
      'a couple',
    ],
  ],
  [
    'ברכב',
    [
      'עם רכב',
      'עם אוטו',
      'יש לנו רכב',
      'יש לי רכב',
      'באים עצמאית',
      'מגיעים עצמאית',
      'עצמאית',
      'באופן עצמאי',
      'our own car',
      'by car',
      'our own way',
      'on our own',
      'my own car',
    ],
  ],
  ['נגיע ברכב', ['מגיעים לבד', 'נגיע לבד', 'באים לבד']],
  ['ברכב', ['מסתדרים לבד', 'נסתדר לבד']],
];
const SUBSTITUTES = PHRASES.flatMap(([as, phrases]) =>
  phrases.map((phrase) => ({
    pattern: new RegExp(`(?<= )${wordKey(phrase).replaceAll(' ', ' +')}(?= )`, 'gu'),
    as: wordKey(as),
  })),
);

const anyOf = (words: string): string =>
  `(?:${words
    .split('|')
    .map((word) => wordKey(word).replaceAll(' ', ' +'))
    .join('|')})`;
const PARTNER = anyOf(
  'אשתי|בעלי|בן זוג|בת זוג|בן זוגי|בת זוגי|בן הזוג|בת הזוג|my wife|my husband|my partner',
);
const SINGULAR = anyOf('אני|בא|באה|מגיע|מגיעה|אבוא|אגיע|אהיה|i|im|ill');
/** Two persons: one who speaks of oneself alone, and a partner. */
const WITH_PARTNER = new RegExp(`(?<= ${SINGULAR} .*)${anyOf('עם|with')} +${PARTNER}(?= )`, 'gu');
/** "And perhaps five": another number than the one before it. */
const OR_PERHAPS = new RegExp(` ${wordKey('ואולי')} +(?=\\d)`, 'gu');
/** Where a ride starts: "a ride from Haifa". */
const RIDE_FROM = new RegExp(`(?<= [בלה]?${wordKey('הסעה')}) +${wordKey('מ')}\\p{L}{2,}(?= )`, 'gu');

/** @param key normalized key of a clause */
export const withPhrases = (key: string): string =>
  SUBSTITUTES.reduce(
    (text, { pattern, as }) => text.replace(pattern, as),
    ` ${key.replaceAll(' ', '  ')} `
      .replace(WITH_PARTNER, wordKey('שנינו'))
      .replace(OR_PERHAPS, ` ${wordKey('או')} `)
      .replace(RIDE_FROM, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
