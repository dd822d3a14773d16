import type { GuestGroup, Language } from '@smachot/contracts';
import { searchKey, tidy } from '@smachot/kernel';

// The more exact meaning comes first: "חברים של ההורים" are neither friends nor family.
const GROUPS: readonly [GuestGroup, RegExp][] = [
  [
    'family_friends',
    /(?:חבר|ידיד)י(?:מ)?\s*(?:ה|של\s*ה?)?(?:משפחה|הורימ|אבא|אמא)|(?:family|parents)\s+friends|друзья\s+семьи|[أا]صدقاء\s+العائلة|friends\s+of\s+(?:the\s+)?(?:family|parents)|family_friends/,
  ],
  [
    'family',
    /משפח|דודימ|הורימ|סבתא|סבא|אחימ|בני\s*דודימ|קרובי|family|relatives|parents|cousins|семья|родствен|عائلة|اقارب|أقارب/,
  ],
  ['work', /עבודה|עבודות|קולג|משרד|חברה\s*לעבודה|לקוחות|work|office|colleague|coworker|работа|коллег|عمل/],
  [
    'school',
    /לימודימ|אוניברסיט|מכללה|בית\s*ספר|תיכונ|ביהס|סטודנט|school|university|college|study|studies|class|школа|учеба|учёба|مدرسة|جامعة|دراسة/,
  ],
  ['friends', /חברימ|חברות|חבר\b|חברה$|צבא|שכנימ|ילדות|friend|army|neighbou?r|друзья|اصدقاء|أصدقاء/],
  ['general', /^(?:כללי|אחר|general|other|אחרימ|общ|عام)/],
];
const GROUP_NAMES: readonly string[] = ['general', 'family', 'friends', 'school', 'work', 'family_friends'];

/** Reads a group by meaning; null when the words are unknown. */
export const readGroup = (raw: string): GuestGroup | null => {
  const key = searchKey(raw.slice(0, 200));
  if (GROUP_NAMES.includes(key)) return key as GuestGroup;
  return GROUPS.find(([, meaning]) => meaning.test(key))?.[0] ?? null;
};

const LANGUAGES: readonly [Language, RegExp][] = [
  ['he', /^(?:he|heb|iw|he il|עברית|hebrew|иврит|العبرية|عبري)$/],
  ['en', /^(?:en|eng|en us|en gb|אנגלית|english|английский|الانجليزية|إنجليزي)$/],
  ['ru', /^(?:ru|rus|ru ru|רוסית|russian|русский|الروسية|روسي)$/],
  ['ar', /^(?:ar|ara|ערבית|arabic|арабский|العربية|عربي)$/],
];

export const readLanguage = (raw: string): Language | null => {
  const key = searchKey(raw.slice(0, 200)).replace(/[_.]/g, ' ');
  const said = tidy(raw).toLowerCase();
  return LANGUAGES.find(([, names]) => names.test(key) || names.test(said))?.[0] ?? null;
};

/** Words for one, two and so on. */
export const NUMBER_WORDS = new Map(
  [
    'יחיד יחידה לבד אחד אחת single one один одна واحد واحدة',
    'זוג שניים שתיים couple two pair два две двое اثنان اثنين',
    'שלושה שלוש three три трое ثلاثة ثلاث',
    'ארבעה ארבע four четыре четверо أربعة أربع',
    'חמישה חמש five пять пятеро خمسة خمس',
    'שישה שש six шесть шестеро ستة ست',
  ].flatMap((words, at) => words.split(' ').map((word): [string, number] => [searchKey(word), at + 1])),
);

export const MAX_SEATS = 200;

/** Units beside a count. Any other word beside a number changes its meaning: "2 או 3", "1e2", "0x10". */
const UNITS =
  /(?<![\p{L}\p{N}])(?:נפש|נפשות|מקומ|מקומות|איש|אנשימ|אורח|אורחימ|מוזמנ|מוזמנימ|סועדימ|מבוגר|מבוגרימ|ילד|ילדה|ילדימ|people|persons?|guests?|seats?|pax|adults?|kids?|children|child|чел|человек|места?|ضيوف|أشخاص)\.?(?![\p{L}\p{N}])/gu;

/** Reads "3", "3.0", "2+1", "זוג", "זוג + 2", "(5 נפשות)" as a number of people; null when it is unclear. */
export const readSeats = (raw: string): number | null => {
  // searchKey drops dashes, but "2-3" is not 23.
  const key = searchKey(raw.slice(0, 60).replace(/[-–\u05BE]/g, '~')).replace(/(\d)[.,]0+(?!\d)/g, '$1');
  const numbers = key
    .replace(/^\s*\((.*)\)\s*$/, '$1')
    .replace(/\(\D*\)/g, ' ')
    .replace(/[\p{L}]+/gu, (word) => String(NUMBER_WORDS.get(word) ?? word))
    .replace(UNITS, ' ')
    .trim();
  const parts = numbers.split(/\s*\+\s*/);
  // "+1" beside a name means this person and one more.
  const base = parts[0] === '' && parts.length > 1 ? 1 : 0;
  const counted = base === 1 ? parts.slice(1) : parts;
  if (!counted.every((part) => /^\d{1,3}$/.test(part))) return null;
  const seats = counted.reduce((sum, part) => sum + Number(part), base);
  return seats >= 1 && seats <= MAX_SEATS ? seats : null;
};

/** Errors that a spreadsheet shows instead of a value. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;
export const isError = (text: string): boolean => ERROR.test(text.trim());

const MAY_BE_BLANK = /^[^\p{L}\p{N}]*(?:0|n\/?[aou]|x|א[יתן]|לל|לא|חס|$)/iu;

/** Whether a cell holds a placeholder instead of a name; one or two letters are a name. */
export const isNoName = (raw: string): boolean => !/^\p{L}{1,2}$/u.test(raw) && isBlank(raw);

/** Whether a cell holds a placeholder for an empty value. */
export const isBlank = (raw: string): boolean =>
  MAY_BE_BLANK.test(raw) &&
  /^(?:[-–—_.?0\s]*|אינ|אינ לי|ללא|לא ידוע|חסר|n\/?a|none|null|no|x)$/.test(searchKey(raw.slice(0, 40)));
