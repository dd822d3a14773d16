import type { TableField } from '@smachot/contracts';
import { searchKey, tidy } from '@smachot/kernel';

type Words = { whole: string[]; within: string[] };
type Meaning = Exclude<TableField, 'ignore'>;

/**
 * What hosts write above a column. `whole` is the whole title; `within` is enough inside a longer one
 * ("טלפון נייד (חובה)"). A title may mean several things ("מוזמנים": names or how many); the values decide.
 */
const WORDS: Record<Meaning, Words> = {
  name: {
    whole: [
      'שם',
      'שמות',
      'מוזמן',
      'מוזמנת',
      'מוזמנים',
      'אורח',
      'אורחים',
      'name',
      'names',
      'guest',
      'guests',
      'invitee',
      'invitees',
      'contact',
      'имя',
      'гость',
      'الاسم',
      'اسم',
    ],
    within: [
      'שם מלא',
      'שם האורח',
      'שם המוזמן',
      'שם אורח',
      'שם מוזמן',
      'שם ושם משפחה',
      'שם פרטי ומשפחה',
      'שם משפחה ופרטי',
      'שם פרטי ושם משפחה',
      'שמות המוזמנים',
      'שם ומשפחה',
      'איש קשר',
      'full name',
      'guest name',
      'display name',
      'name of guest',
      'attendee name',
      'invitee name',
      'household',
      'фио',
    ],
  },
  firstName: {
    whole: ['פרטי', 'first', 'given', 'имя'],
    within: ['שם פרטי', 'first name', 'given name', 'forename'],
  },
  lastName: {
    whole: ['משפחה', 'last', 'family', 'фамилия'],
    within: ['שם משפחה', 'שם המשפחה', 'last name', 'family name', 'surname'],
  },
  phone: {
    whole: [
      'טל',
      'נייד',
      'פלאפון',
      'סלולרי',
      'פל',
      'tel',
      'cell',
      'mobile',
      'whatsapp',
      'וואטסאפ',
      'ווטסאפ',
      'msisdn',
      'الهاتف',
      'هاتف',
    ],
    within: [
      'טלפון',
      'נייד',
      'פלאפון',
      'סלולר',
      'מספר וואטסאפ',
      'phone',
      'mobile',
      'cellular',
      'cell number',
      'telephone',
      'телефон',
      'الجوال',
    ],
  },
  group: {
    whole: [
      'קבוצה',
      'קבוצות',
      'קטגוריה',
      'שיוך',
      'סיווג',
      'סוג',
      'קרבה',
      'קירבה',
      'מעגל',
      'תגית',
      'group',
      'groups',
      'category',
      'relation',
      'relationship',
      'type',
      'tag',
      'группа',
      'مجموعة',
    ],
    within: ['קבוצת', 'סוג קשר', 'סוג קרבה', 'קבוצה', 'guest group', 'group name'],
  },
  table: {
    whole: ['שולחן', 'שולחנות', 'table', 'table no', 'стол', 'طاولة'],
    within: ['שולחן', 'מספר שולחן', 'table number', 'table name', 'table'],
  },
  seats: {
    whole: [
      'כמות',
      'כמה',
      'מקומות',
      'מוזמנים',
      'אורחים',
      'מגיעים',
      'נפשות',
      'סועדים',
      'ראשים',
      'מבוגרים',
      'ילדים',
      'count',
      'qty',
      'quantity',
      'seats',
      'pax',
      'guests',
      'party',
      'size',
      'number',
      'people',
      'adults',
      'children',
      'kids',
      'headcount',
      'количество',
      'عدد',
    ],
    within: [
      'כמות',
      'מספר מוזמנים',
      'מספר אורחים',
      'מס מוזמנים',
      'מס אורחים',
      'מספר נפשות',
      'מספר אנשים',
      'כמה מוזמנים',
      'כמה אנשים',
      'מספר מקומות',
      'מספר משתתפים',
      'כמה באים',
      'party size',
      'number of guests',
      'no of guests',
      'num guests',
      'guest count',
      'guests count',
      'number of people',
      'of seats',
      'invited count',
      'estimated',
    ],
  },
  language: { whole: ['שפה', 'language', 'lang', 'locale', 'язык', 'لغة'], within: ['שפת', 'language'] },
  notes: {
    whole: [
      'הערה',
      'הערות',
      'פרטים',
      'note',
      'notes',
      'comment',
      'comments',
      'remark',
      'remarks',
      'примечание',
      'ملاحظات',
    ],
    within: ['הערות', 'הערה', 'בקשות מיוחדות', 'special requests', 'notes', 'comments'],
  },
};

/** Titles that look like ours and are not: what was answered, sent, given, or somebody's address. */
const OTHER = [
  'מייל',
  'אימייל',
  'דואל',
  'כתובת',
  'תאריך',
  'סטטוס',
  'אישור',
  'אישרו',
  'הגיע',
  'נשלח',
  'מתנה',
  'סכום',
  'צד',
  'מגדר',
  'עיר',
  'מסד',
  'מספר סידורי',
  'תז',
  'תעודת זהות',
  'email',
  'e mail',
  'mail',
  'address',
  'date',
  'birthday',
  'status',
  'rsvp',
  'attendance',
  'attending',
  'checked in',
  'sent',
  'msgs',
  'gift',
  'side',
  'gender',
  'city',
  'where from',
  'id',
  'index',
  'row',
  'confirmed',
].map((word) => searchKey(word));

/** "tableNumber" and "party_size" are words too; quotes, brackets and signs are not. */
export const titleKey = (title: string): string =>
  searchKey(
    tidy(title.slice(0, 200))
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/["״”“'׳’]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

const LEXICON = Object.entries(WORDS).map(([field, words]) => ({
  field: field as Meaning,
  whole: new Set(words.whole.map(titleKey)),
  within: words.within.map(titleKey),
}));

const holds = (key: string, phrase: string): boolean => ` ${key} `.includes(` ${phrase} `);

export type TitleReading = { meanings: Partial<Record<Meaning, number>>; known: boolean };

/** How well a title fits each field, 0–1; `known` also for titles we know and have no use for. */
export const readTitle = (title: string): TitleReading => {
  const key = titleKey(title).trim();
  const meanings: TitleReading['meanings'] = {};
  if (key === '' || key.length > 45) return { meanings, known: false };
  for (const { field, whole, within } of LEXICON) {
    if (whole.has(key) || within.includes(key)) meanings[field] = 1;
    else if (within.some((phrase) => holds(key, phrase))) meanings[field] = 0.85;
    else if (field !== 'name' && field !== 'seats' && key.split(' ').some((word) => whole.has(word)))
      meanings[field] = 0.6;
  }
  // "שם פרטי" is not a full name although "שם" alone is; a full name said in full is not a part of it
  if (meanings.name !== undefined && meanings.name >= 0.85 && key.includes(' '))
    (delete meanings.firstName, delete meanings.lastName);
  const other = OTHER.some((word) => key === word || (word.length > 2 && holds(key, word)));
  if (other)
    for (const field of Object.keys(meanings) as Meaning[]) meanings[field]! *= field === 'phone' ? 0.8 : 0.3;
  return { meanings, known: other || Object.values(meanings).some((score) => score >= 0.6) };
};
