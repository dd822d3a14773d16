import { LEGAL_SOURCES, type LegalSource } from './legal-sources';
import { type LegalLanguage, type LegalPageName, LEGAL_UPDATED } from './legal-text';

export type LegalVersion = {
  /** The day from which it is in force. */
  version: string;
  /** What changed since the version before; null: the first. */
  changed: Record<LegalLanguage, string> | null;
  texts: Record<LegalPageName, LegalSource>;
};

/** Every version of the legal pages, the oldest first. Texts of older versions stay as they were: a test holds their hashes. */
export const LEGAL_VERSIONS: readonly LegalVersion[] = [
  {
    version: '2026-11-23',
    changed: null,
    texts: LEGAL_SOURCES['2026-11-23']!,
  },
  {
    version: '2026-11-24',
    changed: {
      he: 'נוספו כללים לשמחות של ילדים ונוער, דירוגים של אורחים שהיו בשמחה, משך השמירה של אישורי התנאים, הזכות לבטל בתוך ארבעה חודשים, וביטול של כרטיסים, תוכניות והזמנות בטלפון. נוספו תרגומים לרוסית ולערבית.',
      en: 'Added: rules for celebrations of minors, ratings by guests who were there, how long acceptances of the terms are kept, the right to cancel within four months, and cancelling tickets, plans and bookings by phone. Translations to Russian and Arabic.',
      ru: 'Добавлены правила для праздников несовершеннолетних, оценки гостей, побывавших на празднике, срок хранения согласий с условиями, право отмены в течение четырёх месяцев, отмена билетов, тарифов и заказов по телефону. Добавлены переводы на русский и арабский.',
      ar: 'أُضيفت قواعد لمناسبات القاصرين، وتقييمات الضيوف الذين حضروا، ومدة حفظ الموافقات على الشروط، والحق في الإلغاء خلال أربعة أشهر، وإلغاء التذاكر والباقات والحجوزات بالهاتف. أُضيفت ترجمة إلى الروسية والعربية.',
    },
    texts: LEGAL_SOURCES['2026-11-24']!,
  },
  {
    version: '2026-11-26',
    changed: {
      he: 'בפרטיות נכתב מה נשמר במכשיר כדי לעבוד בלי חיבור: כרטיסים ורשימות כניסה, ועד מתי; ושבדיוור של עסק שמגיע ללקוח מופיעה כתובתו המלאה, כפי שהחוק מחייב.',
      en: 'The privacy page says what is kept on a device so that it works without a network: tickets and door lists, and until when; and that newsletters of a business that comes to its customers hold its full address, as the law requires.',
      ru: 'На странице конфиденциальности указано, что хранится на устройстве для работы без сети: билеты и списки на входе, и до каких пор; а также что в рассылках бизнеса, который приезжает к клиентам, стоит его полный адрес, как требует закон.',
      ar: 'توضح صفحة الخصوصية ما الذي يُحفظ على الجهاز للعمل بدون اتصال: التذاكر وقوائم الدخول، وإلى متى؛ وأن نشرات المصلحة التي تصل إلى زبائنها يظهر فيها عنوانها الكامل، كما يُلزم القانون.',
    },
    texts: LEGAL_SOURCES['2026-11-26']!,
  },
  {
    version: '2026-11-27',
    changed: {
      he: 'בפרטיות נכתב שגם ההזמנה שאורח פתח ודפי המטבח של עסק נשמרים במכשיר כדי שיהיו קריאים בלי חיבור, מה נשמר מהם, ועד מתי.',
      en: 'The privacy page says that the invitation a guest opened and the kitchen sheets of a business are also kept on the device, to be readable without a network, what is kept of them, and until when.',
      ru: 'На странице конфиденциальности указано, что открытое гостем приглашение и листы для кухни бизнеса тоже хранятся на устройстве, чтобы их можно было прочесть без сети, что именно хранится и до каких пор.',
      ar: 'توضح صفحة الخصوصية أن الدعوة التي فتحها الضيف وأوراق المطبخ لدى المصلحة تُحفظ أيضًا على الجهاز لتكون قابلة للقراءة بدون اتصال، وما الذي يُحفظ منها، وإلى متى.',
    },
    texts: LEGAL_SOURCES['2026-11-27']!,
  },
  {
    version: '2026-11-28',
    changed: {
      he: 'בפרטיות נכתב מה נשמר על מכשיר שהופעלו בו התראות, דרך מי הן עוברות, מה כתוב בהן, ועד מתי.',
      en: 'The privacy page says what is kept of a device on which notices are turned on, through whom they go, what they say, and until when.',
      ru: 'На странице конфиденциальности указано, что хранится об устройстве с включёнными уведомлениями, через кого они проходят, что в них сказано и до каких пор.',
      ar: 'توضح صفحة الخصوصية ما الذي يُحفظ عن جهاز فُعّلت عليه الإشعارات، وعبر من تمر، وما الذي تذكره، وإلى متى.',
    },
    texts: LEGAL_SOURCES['2026-11-28']!,
  },
  {
    version: '2026-11-30',
    changed: {
      he: 'בפרטיות נכתב שמי שהסכים למדידת שימוש נמדד בשני שירותי מדידה, מה כל אחד מהם מקבל, ושבעמודים שאפשר לשלם בהם אין מדידה.',
      en: 'The privacy page says that two measuring services are used for those who agreed to measuring, what each of them gets, and that nothing is measured on pages where one can pay.',
      ru: 'На странице конфиденциальности указано, что для согласившихся на статистику используются два сервиса, что получает каждый из них и что на страницах, где можно заплатить, статистика не собирается.',
      ar: 'توضح صفحة الخصوصية أن قياس استخدام من وافقوا عليه يتم بخدمتي قياس، وما الذي تحصل عليه كل منهما، وأنه لا قياس في الصفحات التي يمكن الدفع فيها.',
    },
    texts: LEGAL_SOURCES['2026-11-30']!,
  },
];

/** The asked version, or the one in force. */
export const versionOf = (asked: string | null): LegalVersion =>
  LEGAL_VERSIONS.find(({ version }) => version === asked) ??
  LEGAL_VERSIONS.find(({ version }) => version === LEGAL_UPDATED)!;

type Words = {
  versions: string;
  inForce: string;
  first: string;
  old: string;
  toCurrent: string;
  failed: string;
};
/** Words of the pages about their versions. `old` has the last day of an older version. */
export const VERSION_WORDS: Record<LegalLanguage, Words> = {
  he: {
    versions: 'גרסאות של העמודים האלה',
    inForce: 'הגרסה שבתוקף',
    first: 'הגרסה הראשונה.',
    old: 'זו גרסה קודמת. היא הייתה בתוקף עד {date}.',
    toCurrent: 'לגרסה שבתוקף',
    failed: 'העמוד לא נטען. בדקו את החיבור לרשת וטענו אותו שוב.',
  },
  en: {
    versions: 'Versions of these pages',
    inForce: 'in force',
    first: 'The first version.',
    old: 'This is an older version. It was in force until {date}.',
    toCurrent: 'To the version in force',
    failed: 'The page was not loaded. Check the network and load it again.',
  },
  ru: {
    versions: 'Версии этих страниц',
    inForce: 'действует сейчас',
    first: 'Первая версия.',
    old: 'Это прежняя версия. Она действовала до {date}.',
    toCurrent: 'К действующей версии',
    failed: 'Страница не загрузилась. Проверьте сеть и загрузите её ещё раз.',
  },
  ar: {
    versions: 'نسخ هذه الصفحات',
    inForce: 'سارية الآن',
    first: 'النسخة الأولى.',
    old: 'هذه نسخة سابقة. كانت سارية حتى {date}.',
    toCurrent: 'إلى النسخة السارية',
    failed: 'لم تُحمَّل الصفحة. تحققوا من الشبكة وحمّلوها مرة أخرى.',
  },
};
