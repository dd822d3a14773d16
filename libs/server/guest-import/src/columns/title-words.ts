import type { TableField } from '@smachot/contracts';

export type Meaning = Exclude<TableField, 'ignore'>;

const list = (words: string): string[] => words.split('|');

/**
 * Titles that hosts write above a column. `whole` is the whole title; `within` is enough inside a longer one ("טלפון נייד
 * (חובה)"). A title may mean several things ("מוזמנים": names or a number of people); the values decide.
 */
export const TITLE_WORDS: Record<Meaning, { whole: string[]; within: string[] }> = {
  name: {
    whole: list(
      'שם|שמות|מוזמן|מוזמנת|מוזמנים|אורח|אורחים|name|names|guest|guests|invitee|invitees|contact|' +
        'имя|гость|الاسم|اسم',
    ),
    within: list(
      'שם מלא|שם האורח|שם המוזמן|שם אורח|שם מוזמן|שם ושם משפחה|שם פרטי ומשפחה|שם משפחה ופרטי|' +
        'שם פרטי ושם משפחה|שמות המוזמנים|שם ומשפחה|איש קשר|full name|guest name|имя и фамилия|display name|' +
        'name of guest|attendee name|invitee name|household|фио',
    ),
  },
  firstName: {
    whole: list('פרטי|first|given|имя'),
    within: list('שם פרטי|first name|given name|forename'),
  },
  lastName: {
    whole: list('משפחה|last|family|фамилия'),
    within: list('שם משפחה|שם המשפחה|last name|family name|surname'),
  },
  phone: {
    whole: list('טל|נייד|פלאפון|סלולרי|פל|tel|cell|mobile|whatsapp|וואטסאפ|ווטסאפ|msisdn|الهاتف|هاتف'),
    within: list(
      'טלפון|נייד|פלאפון|סלולר|מספר וואטסאפ|phone|mobile|cellular|cell number|telephone|телефон|' + 'الجوال',
    ),
  },
  companions: {
    whole: list(
      'ילד|ילדים|ילדה|טף|child|children|kid|kids|partner|spouse|plus one|plus ones|companion|companions|בן זוג|בת זוג|בן בת זוג|זוגי|מלווה|מלווים|дети|أطفال',
    ),
    within: list(
      'בן זוג|בת זוג|בן בת זוג|בן הזוג|בת הזוג|בן בת הזוג|מספר ילדים|כמות ילדים|כמה ילדים|number of children|number of kids|plus one|partner name|name of partner|spouse name|partners name',
    ),
  },
  groupLabel: {
    whole: list('תת קבוצה|קבוצת משנה|subgroup|sub group|подгруппа|مجموعة فرعية'),
    within: [],
  },
  side: {
    whole: list('צד|side|сторона|الجهة'),
    within: list(
      'צד חתן כלה|צד כלה חתן|חתן כלה|כלה חתן|חתן או כלה|כלה או חתן|מאיזה צד|bride or groom|groom or bride|bride groom|groom bride|guest of',
    ),
  },
  group: {
    whole: list(
      'קבוצה|קבוצות|קטגוריה|שיוך|סיווג|סוג|קרבה|קירבה|מעגל|תגית|group|groups|category|relation|' +
        'relationship|type|tag|группа|مجموعة',
    ),
    within: list('קבוצת|סוג קשר|סוג קרבה|קבוצה|guest group|group name'),
  },
  table: {
    whole: list('שולחן|שולחנות|table|table no|стол|طاولة'),
    within: list('שולחן|מספר שולחן|table number|table name|table'),
  },
  seats: {
    whole: list(
      'כמות|כמה|מקומות|מוזמנים|אורחים|מגיעים|נפשות|סועדים|ראשים|מבוגרים|סהכ|סך הכל|total|max|count|qty|quantity|' +
        'seats|pax|guests|party|size|number|people|adults|headcount|количество|عدد',
    ),
    within: list(
      'כמות|סהכ מוזמנים|סהכ אורחים|סהכ נפשות|סהכ מקומות|סך הכל מוזמנים|מקסימום מוזמנים|total guests|max guests|maximum guests|total invited|total people|total seats|מספר מוזמנים|מספר אורחים|מס מוזמנים|מס אורחים|מספר נפשות|מספר אנשים|כמה מוזמנים|' +
        'כמה אנשים|מספר מקומות|מספר משתתפים|כמה באים|party size|number of guests|no of guests|' +
        'num guests|guest count|guests count|number of people|of seats|invited count|estimated|количество гостей|عدد الضيوف',
    ),
  },
  language: {
    whole: list('שפה|language|lang|locale|язык|لغة'),
    within: list('שפת|language'),
  },
  notes: {
    whole: list('הערה|הערות|פרטים|note|notes|comment|comments|remark|remarks|примечание|ملاحظات'),
    within: list('הערות|הערה|notes|comments'),
  },
  requests: {
    whole: list(
      'בקשות|בקשה מיוחדת|בקשות מיוחדות|special request|special requests|requests|особые пожелания|особые просьбы|طلبات خاصة',
    ),
    within: [],
  },
};

/** Titles that resemble ours but mean something else: answers, sent messages, gifts, or addresses. */
export const OTHER_TITLES = list(
  'מייל|אימייל|דואל|כתובת|תאריך|סטטוס|אישור|אישרו|מאושרים|הגיע|הגיעו|נשלח|מתנה|סכום|מגדר|עיר|מסד|הסעה|' +
    'מספר סידורי|תז|ת ז|תעודת זהות|מספר זהות|ברקוד|בר קוד|מקט|מספר לקוח|קוד לקוח|מספר עובד|עובד|מספר כרטיס|כרטיס|מספר חשבון|חשבון|חשבון בנק|דרכון|מספר דרכון|רישיון|מיקוד|סיסמה|סיסמא|קוד|מספר הזמנה|אסמכתא|מספר חבר|חבר מועדון|שם משתמש|חתימה|' +
    'barcode|bar code|qr|qr code|sku|id number|id no|national id|identity|passport|customer number|customer no|customer id|client id|client number|employee|employee number|employee no|employee id|staff id|worker|ticket|ticket number|ticket no|account|account number|account no|bank account|iban|member id|member number|membership|serial|serial number|reference|ref|order|order number|invoice|code|zip|zip code|postal code|password|pass|pin|user|username|user name|login|token|license|fax|פקס|' +
    'email|e mail|mail|address|date|birthday|status|rsvp|attendance|attending|' +
    'checked in|sent|msgs|gift|gender|city|where from|id|index|row|confirmed|answered on|transportation|' +
    'дата ответа|статус|подтверждено мест|подвозка|трансфер|تاريخ الرد|الحالة|المقاعد المؤكدة|مواصلات|سفرية',
);
