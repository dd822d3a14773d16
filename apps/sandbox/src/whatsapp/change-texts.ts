import type { TemplateLanguage, TemplateText } from './template-texts';

type Words = Record<TemplateLanguage, string>;
type Texts = Record<TemplateLanguage, TemplateText>;

const opening: Words = {
  he: 'שלום {{1}},',
  en: 'Hello {{1}},',
  ru: 'Здравствуйте, {{1}}!',
  ar: 'مرحبا {{1}}،',
};
const answers: Record<TemplateLanguage, string[]> = {
  he: ['כן, מגיעים', 'לא נוכל להגיע', 'עוד לא יודעים'],
  en: ['Yes, coming', 'Can’t make it', 'Not sure yet'],
  ru: ['Да, придём', 'Не сможем', 'Пока не знаем'],
  ar: ['نعم، سنحضر', 'لن نتمكن', 'لا نعرف بعد'],
};
const events: Record<'wedding' | 'toast' | 'henna', Words> = {
  wedding: {
    he: 'החתונה של {{2}}',
    en: 'the wedding of {{2}}',
    ru: 'свадьба {{2}}',
    ar: 'زفاف {{2}}',
  },
  /** {{2}} is any other occasion with the names of its hosts. */
  toast: { he: '{{2}}', en: '{{2}}', ru: '{{2}}', ar: '{{2}}' },
  henna: { he: 'החינה של {{2}}', en: 'the henna of {{2}}', ru: 'хна {{2}}', ar: 'حفل حنة {{2}}' },
};
const changed: Record<TemplateLanguage, (event: string) => string> = {
  he: (event) =>
    `עדכון על ${event}: השתנו {{3}}.\nהפרטים עכשיו:\n*{{4}}*\n{{5}}\nמה שעניתם נשאר, ואפשר לשנות:`,
  en: (event) =>
    `An update about ${event}. Changed: {{3}}.\nThe details now:\n*{{4}}*\n{{5}}\nYour answer stands, and you can change it:`,
  ru: (event) =>
    `Новости: ${event}. Изменилось: {{3}}.\nТеперь:\n*{{4}}*\n{{5}}\nВаш ответ в силе, его можно изменить:`,
  ar: (event) =>
    `تحديث بخصوص ${event}. تغيّر: {{3}}.\nالتفاصيل الآن:\n*{{4}}*\n{{5}}\nردكم ما زال قائما ويمكنكم تغييره:`,
};
const calledOff: Record<TemplateLanguage, (event: string) => string> = {
  he: (event) => `לצערנו ${event}, שתוכננה ל*{{3}}*, לא תתקיים. סליחה ותודה על ההבנה.`,
  en: (event) =>
    `We are sorry: ${event}, planned for *{{3}}*, will not take place. Thank you for understanding.`,
  ru: (event) => `К сожалению, ${event} (*{{3}}*) не состоится. Спасибо за понимание.`,
  ar: (event) => `نأسف لإبلاغكم بأن ${event} المقرر في *{{3}}* لن يقام. شكرا لتفهمكم.`,
};
/** Of an occasion of any gender and number. */
const occasionCalledOff: typeof calledOff = {
  he: (event) => `לצערנו נאלצנו לבטל את ${event}, שתכננו ל*{{3}}*. סליחה ותודה על ההבנה.`,
  en: calledOff.en,
  ru: (event) => `К сожалению, не состоится ${event}, *{{3}}*. Спасибо за понимание.`,
  ar: (event) => `نأسف لإبلاغكم بإلغاء ${event}، وكان الموعد *{{3}}*. شكرا لتفهمكم.`,
};
const languages = ['he', 'en', 'ru', 'ar'] as const;

const textsOf = (event: Words, says: typeof changed, buttons: typeof answers | null): Texts =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        body: `${opening[language]}\n${says[language](event[language])}`,
        buttons: buttons ? buttons[language] : [],
      },
    ]),
  ) as Texts;

/** Template texts for a changed event, with answer buttons, and for a cancelled one. */
export const changeTemplates: [string, Texts][] = Object.entries(events).flatMap(([type, event]) => [
  [`rsvp_update_${type}`, textsOf(event, changed, answers)],
  [`rsvp_cancelled_${type}`, textsOf(event, type === 'toast' ? occasionCalledOff : calledOff, null)],
]);
