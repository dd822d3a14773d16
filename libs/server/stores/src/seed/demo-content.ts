import type { KashrutCertificate } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import type { StoreContent } from '../domain/store-content';

type Content = {
  policies: { he: string; en: string };
  kashrut?: { certificate: KashrutCertificate; checked: boolean; days: number };
};
const content = (he: string, en: string, kashrut?: Content['kashrut']): Content => ({
  policies: { he, en },
  ...(kashrut ? { kashrut } : {}),
});

const CONTENT: Readonly<Record<string, Content>> = {
  'savta-julie': content(
    'המטבח כשר בשרי, ולכן לא מכניסים למתחם ההגשה אוכל חלבי. צריך נקודת מים ושקע אחד ליד אזור ההגשה.',
    'Our kitchen is kosher and serves meat, so no dairy food may be brought to the serving area. We need running water and one power socket nearby.',
    { certificate: 'rabbinate', checked: true, days: 300 },
  ),
  hameashna: content(
    'המעשנה צריכה משטח ישר של שלושה על ארבעה מטרים, תחת כיפת השמיים. מדליקים שש שעות לפני ההגשה.',
    'The smoker needs three by four metres of level ground under the open sky. We light it six hours before serving.',
  ),
  'mika-cakes': content(
    'במטבח יש קמח, חלב, ביצים ואגוזים, ולכן ייתכנו עקבות. עוגות עומדות עד שעתיים מחוץ למקרר.',
    'Our kitchen uses flour, milk, eggs and nuts, so traces are possible. Cakes may stand for up to two hours outside the refrigerator.',
  ),
  'glida-baderech': content(
    'העגלה נכנסת בפתח של 80 סנטימטר וצריכה צל. בגשם עומדים תחת גג.',
    'The cart fits through an 80 cm doorway and needs shade. In the rain it stands under a roof.',
  ),
  'bar-kobi': content(
    'לא מוזגים אלכוהול למי שלא מלאו לו 18, ומבקשים תעודה כשצריך. הבר תופס שלושה מטרים.',
    'We do not serve alcohol to anybody under 18 and ask for identification when needed. The bar is three metres long.',
  ),
  'gan-haela': content(
    'המקום כשר בשרי, ולא מכניסים אוכל מבחוץ. המוזיקה בחוץ נפסקת בשעה 23:00 וממשיכה באולם.',
    'The venue is kosher and serves meat; food may not be brought in. Outdoor music ends at 23:00 and continues in the hall.',
    { certificate: 'tzohar', checked: true, days: 240 },
  ),
  'loft-24': content(
    'עד 120 איש לפי הרישיון. הגג נסגר בשעה 23:00, ומעשנים רק בו.',
    'The licence allows up to 120 people. The roof closes at 23:00 and is the only place to smoke.',
  ),
  'dj-roi': content(
    'מגיעים שעתיים לפני האירוע להקמה. צריך שני שקעים נפרדים ושולחן של שני מטרים.',
    'We arrive two hours early to set up. We need two separate power sockets and a two-metre table.',
  ),
  'lahakat-knafayim': content(
    'הבמה היא ארבעה על שלושה מטרים לפחות. בין הסטים הנגנים נחים רבע שעה ואוכלים ארוחה חמה.',
    'The stage is at least four by three metres. Between sets the musicians take a quarter of an hour and a hot meal.',
  ),
  'shtei-adashot': content(
    'התמונות שלכם, ואנחנו מפרסמים מהן רק באישור שלכם. קובצי המקור נשמרים שנה.',
    'The pictures are yours, and we publish them only with your consent. Originals are kept for one year.',
  ),
  'pirchei-hagalil': content(
    'הפרחים הם מה שפורח בעונה, והגוונים עשויים להשתנות מעט. את האגרטלים אוספים למחרת.',
    'We use what is in bloom, so shades may vary a little. Vases are collected the next day.',
  ),
  'hasaot-hadarom': content(
    'חוגרים חגורת בטיחות לאורך כל הנסיעה. נהג ממתין עד 20 דקות אחרי השעה שנקבעה.',
    'Seat belts are worn throughout the ride. The driver waits up to 20 minutes after the agreed time.',
  ),
};

/** House rules in both languages, and a certificate that is valid on the day it is written. */
export const contentOf = (username: string, now: Date) => {
  const { policies, kashrut } = CONTENT[username]!;
  return {
    policies: policies.he,
    policiesInEnglish: policies.en,
    ...(kashrut ? certificateOf(kashrut, now) : {}),
  };
};

const certificateOf = (
  { certificate, checked, days }: NonNullable<Content['kashrut']>,
  now: Date,
): Pick<StoreContent, 'kashrutCertificate' | 'kashrutUntil' | 'kashrutCheck'> => {
  const until = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const check = { status: 'verified', certificate, badatz: null, until, at: now.getTime() } as const;
  return { kashrutCertificate: certificate, kashrutUntil: until, kashrutCheck: checked ? check : null };
};

/** The certificate that a demo store states; undefined: none. */
export const demoKashrutOf = (username: string, now: Date) => {
  const stated = CONTENT[username]?.kashrut;
  if (!stated) return undefined;
  const { kashrutCertificate: certificate, kashrutUntil } = certificateOf(stated, now);
  return kashrutUntil === null ? undefined : { certificate, badatz: null, until: kashrutUntil };
};
