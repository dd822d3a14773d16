import { searchKey } from '@smachot/kernel';

/** Meaning of one word of a short message. */
export type WordKind =
  | 'yes'
  | 'surely'
  | 'no'
  | 'coming'
  | 'glad'
  | 'joy'
  | 'able'
  | 'to_come'
  | 'cancel'
  | 'unsure'
  | 'knowing'
  | 'need'
  | 'ride'
  | 'own_way'
  | 'about'
  | 'nothing'
  | 'excuse'
  | 'who'
  | 'be'
  | 'filler';

/** Normalized key of a word: variants of apostrophes, dashes and final letters become one. */
export const wordKey = (text: string): string =>
  searchKey(text.replace(/[-–—−־]/g, ' '))
    .replace(/[\u200c\u200d\u20e3]/g, '')
    .trim();

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(wordKey);

const LISTS: Record<WordKind, string> = {
  yes: 'כן yes yep yeah yea yess y כןן כןכן 👍 ✅',
  surely:
    'בטח ברור בוודאי וודאי בהחלט ודאי סבבה חיובי sure definitely absolutely certainly ofcourse מאשר מאשרת מאשרים מאשרות confirmed',
  no: 'לא אינני איננו no nope n not ❌ 👎',
  coming: 'מגיע מגיעה מגיעים מגיעות נגיע אגיע בא באה באים באות נבוא אבוא נהיה אהיה coming attending',
  glad: 'נשמח אשמח love happy glad thrilled',
  joy: 'בשמחה בכיף בחפץ gladly pleasure',
  able: 'יכול יכולה יכולים יכולות נוכל אוכל אצליח נצליח מצליח מצליחה מצליחים מסתדר מסתדרת can able could',
  to_come: 'להגיע לבוא להשתתף להצטרף לחגוג come attend join celebrate',
  cancel: 'מבטל מבטלת מבטלים מבטלות לבטל cancel cancelling canceling declined decline מוותרים מוותר מוותרת',
  unsure:
    'אולי ייתכן יתכן מתלבטים מתלבט מתלבטת נשתדל אשתדל משתדלים מקווה מקווים נראה maybe perhaps possibly might hopefully probably hope try כנראה',
  knowing:
    'יודע יודעת יודעים יודעות בטוח בטוחה בטוחים בטוחות סגורים סגור סגורה know certain החלטנו החלטתי decided',
  need: 'צריך צריכה צריכים צריכות נצטרך אצטרך נרצה ארצה רוצה רוצים מעוניין מעוניינת מעוניינים בבקשה need want please would like',
  ride: 'הסעה הסעות להסעה בהסעה להסעות שאטל לשאטל transportation transport shuttle ride',
  own_way: 'ברכב ברכבנו באוטו נוהג נוהגת נוהגים car drive driving',
  about:
    'בערך כ בסביבות לפחות מקסימום עד לערך approximately about around roughly least up most או or ועוד עוד plus פלוס another',
  nothing: 'כלום שום דבר nothing none ללא אין',
  excuse:
    'בחול חול בחוץ לארץ חולה חולים חולות קורונה בידוד מילואים במילואים בצבא בטיסה טסים טס טסה בחופשה חופשה abroad sick ill traveling travelling vacation busy away work עובד עובדת עובדים עבודה לצערי לצערנו חבל sorry unfortunately afraid מצטער מצטערת מצטערים מתנצלים מתנצל מתנצלת סליחה regretfully',
  who: 'אני אנחנו כולנו כולם כל הכל הכול המשפחה גם יחד ביחד רק רוב חלק we i all our us me family everyone everybody only just some most',
  be: 'be to going able',
  filler:
    'אנשים איש נפשות אורחים סהכ סך בסך של עם תודה תודות רבה מאוד מאד היי הי הלו שלום עדיין עוד מזל טוב אז ממש שוב עכשיו בעצם בסוף לבסוף הפעם לנו לי לאירוע לחתונה לשמחה לחינה שלכם שלנו שלי לכם אליכם הגעה כיף בוקר ערב אוהבים אוהבת יקרים במזל בשעה טובה מרגש מתרגשים מתרגשת מחכים מחכה כבר איזה יופי אמן וואו סליחה will are am people persons person guests guest of the so yet still total together with thanks thank hi hello hey congrats congratulations mazal mazel tov wow great wonderful dear guys really very much ok okay my a ill well im were weve id wed',
};

/** Kind of each word. The first list that contains the word decides: `declined` precedes all others. */
const KINDS = new Map<string, WordKind>();
for (const [kind, list] of Object.entries(LISTS))
  for (const word of wordsOf(list)) if (!KINDS.has(word)) KINDS.set(word, kind as WordKind);

const NUMBERS = new Map<string, number>(
  (
    [
      [0, 'אפס zero'],
      [1, 'אחד אחת one לבד alone לבדי'],
      [2, 'שניים שתיים שני שתי שנינו שתינו זוג two couple both'],
      [3, 'שלוש שלושה שלושתנו three'],
      [4, 'ארבע ארבעה ארבעתנו four'],
      [5, 'חמש חמישה חמישתנו five'],
      [6, 'שש שישה ששתנו six'],
      [7, 'שבע שבעה seven'],
      [8, 'שמונה eight'],
      [9, 'תשע תשעה nine'],
      [10, 'עשר עשרה ten'],
    ] as const
  ).flatMap(([value, names]) => wordsOf(names).map((name): [string, number] => [name, value])),
);

export const kindOf = (word: string): WordKind | undefined => KINDS.get(word);
export const numberOf = (word: string): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS.get(word);

/** Phrases with a single meaning, the most specific first; each is read as the word listed before it. */
const PHRASES: readonly [as: string, phrases: string[]][] = [
  ['כן', ['of course', 'בטח שכן', 'ברור שכן', 'בטח שנגיע', 'ברור שנגיע', 'בטח שנבוא']],
  ['לא', ['of course not', 'ברור שלא', 'בטח שלא']],
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
    ],
  ],
  [
    'נגיע',
    [
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
  ['נשמח', ['would love', 'would be happy', 'id love', 'wed love']],
  ['נגיע', ['make it']],
  ['לא', ['cant', 'cannot', 'wont', 'dont']],
  [
    'שנינו',
    [
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

/** @param key normalized key of a clause */
export const withPhrases = (key: string): string =>
  SUBSTITUTES.reduce((text, { pattern, as }) => text.replace(pattern, as), ` ${key.replaceAll(' ', '  ')} `)
    .replace(/\s+/g, ' ')
    .trim();

const stems = (list: string): RegExp => new RegExp(`(?:^| )[והבלמ]?(?:${wordsOf(list).join('|')})`, 'u');
/** Stems of requests to a kitchen or a hall; the rest of the word does not matter. */
export const WISH = stems(
  'אלרגי צמחונ טבעונ גלוטן צליאק כשר מהדרין בדץ כיסא כסא גלגלים נגיש לקטוז אגוז בוטנ סוכרת סוכרתי רגישו רגיש הריון היריון בהריון vegan vegetarian gluten celiac coeliac allerg kosher glatt lactose wheelchair nuts peanut dairy diabet highchair pregnan halal sesame שומשום בשר דגים ביצים חלב',
);
