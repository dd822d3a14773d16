import type { GiftKind, GuestGroup, Language, Side } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

type GiftExportWords = {
  sheet: string;
  rightToLeft: boolean;
  titles: string[];
  kinds: Record<GiftKind, string>;
  sides: Record<Side, string>;
  groups: Record<GuestGroup, string>;
  thanked: string;
  total: string;
};

const HE: GiftExportWords = {
  sheet: 'מתנות',
  rightToLeft: true,
  titles: ['שם', 'טלפון', 'צד', 'קבוצה', 'סוג', 'סכום (₪)', 'הערה', 'נרשמה', 'הודינו'],
  kinds: { cash: 'מזומן', cheque: 'צ׳ק', transfer: 'העברה', card: 'שובר מתנה', item: 'חפץ' },
  sides: { bride: 'הכלה', groom: 'החתן', both: 'שניהם' },
  groups: {
    general: 'כללי',
    family: 'משפחה',
    friends: 'חברים',
    school: 'לימודים',
    work: 'עבודה',
    family_friends: 'חברי המשפחה',
  },
  thanked: 'כן',
  total: 'סך הכול',
};
const EN: GiftExportWords = {
  sheet: 'Gifts',
  rightToLeft: false,
  titles: ['Name', 'Phone', 'Side', 'Group', 'Kind', 'Sum (₪)', 'Note', 'Recorded', 'Thanked'],
  kinds: { cash: 'Cash', cheque: 'Cheque', transfer: 'Transfer', card: 'Gift card', item: 'Item' },
  sides: { bride: 'Bride', groom: 'Groom', both: 'Both' },
  groups: {
    general: 'General',
    family: 'Family',
    friends: 'Friends',
    school: 'School',
    work: 'Work',
    family_friends: 'Family friends',
  },
  thanked: 'Yes',
  total: 'Total',
};

const RU: GiftExportWords = {
  sheet: 'Подарки',
  rightToLeft: false,
  titles: ['Имя', 'Телефон', 'Сторона', 'Группа', 'Вид', 'Сумма (₪)', 'Заметка', 'Записан', 'Поблагодарили'],
  kinds: {
    cash: 'Наличные',
    cheque: 'Чек',
    transfer: 'Перевод',
    card: 'Подарочная карта',
    item: 'Вещь',
  },
  sides: { bride: 'Невеста', groom: 'Жених', both: 'Оба' },
  groups: {
    general: 'Общая',
    family: 'Семья',
    friends: 'Друзья',
    school: 'Учёба',
    work: 'Работа',
    family_friends: 'Друзья семьи',
  },
  thanked: 'Да',
  total: 'Итого',
};
const AR: GiftExportWords = {
  sheet: 'الهدايا',
  rightToLeft: true,
  titles: ['الاسم', 'الهاتف', 'الجهة', 'المجموعة', 'النوع', 'المبلغ (₪)', 'ملاحظة', 'سُجّلت', 'شكرناهم'],
  kinds: { cash: 'نقدا', cheque: 'شيك', transfer: 'تحويل', card: 'قسيمة هدية', item: 'غرض' },
  sides: { bride: 'العروس', groom: 'العريس', both: 'كلاهما' },
  groups: {
    general: 'عام',
    family: 'العائلة',
    friends: 'أصدقاء',
    school: 'الدراسة',
    work: 'العمل',
    family_friends: 'أصدقاء العائلة',
  },
  thanked: 'نعم',
  total: 'المجموع',
};
const WORDS: ByLanguage<GiftExportWords> = { he: HE, en: EN, ru: RU, ar: AR };

/** Words of the file of gifts. */
export const giftExportWords = (language: Language): GiftExportWords => WORDS[language];
