import type { Language, TemplateName } from '@smachot/contracts';

type TemplateText = { body: string; buttons: string[] };
export type Template = { picture: boolean; texts: Record<Language, TemplateText> };
type Texts = Record<Language, string>;

/** The texts exactly as registered at the provider; a change here requires a new registration. {{1}} is the greeted person. */
const greeting: Texts = {
  he: 'שלום {{1}},',
  en: 'Hello {{1}},',
  ru: 'Здравствуйте, {{1}}!',
  ar: 'مرحبا {{1}}،',
};
const question: Texts = { he: 'תגיעו?', en: 'Will you come?', ru: 'Вы придёте?', ar: 'هل ستحضرون؟' };
/** In this order: yes, no, maybe. */
const answers: Record<Language, string[]> = {
  he: ['כן, מגיעים', 'לא נוכל להגיע', 'עוד לא יודעים'],
  en: ['Yes, coming', 'Can’t make it', 'Not sure yet'],
  ru: ['Да, придём', 'Не сможем', 'Пока не знаем'],
  ar: ['نعم، سنحضر', 'لن نتمكن', 'لا نعرف بعد'],
};

const inEach = (text: (language: Language) => TemplateText): Template['texts'] => ({
  he: text('he'),
  en: text('en'),
  ru: text('ru'),
  ar: text('ar'),
});
/** {{2}} the celebrating people, {{3}} the date, {{4}} the place. */
const asking = (sentence: Texts): Template['texts'] =>
  inEach((language) => ({
    body: `${greeting[language]}\n${sentence[language]}\n*{{3}}*\n{{4}}\n${question[language]}`,
    buttons: answers[language],
  }));
const telling = (body: Texts): Template['texts'] =>
  inEach((language) => ({ body: body[language], buttons: [] }));

const weddings: Texts = {
  he: 'החתונה של {{2}}',
  en: 'the wedding of {{2}}',
  ru: 'свадьба {{2}}',
  ar: 'زفاف {{2}}',
};
/** {{2}} is the occasion with the names of its hosts. */
const occasions: Texts = { he: '{{2}}', en: '{{2}}', ru: '{{2}}', ar: '{{2}}' };
const hennas: Texts = {
  he: 'החינה של {{2}}',
  en: 'the henna of {{2}}',
  ru: 'хна {{2}}',
  ar: 'حفل حنة {{2}}',
};
const changed: Record<Language, (event: string) => string> = {
  he: (event) =>
    `עדכון על ${event}: השתנו {{3}}.\nהפרטים עכשיו:\n*{{4}}*\n{{5}}\nמה שעניתם נשאר, ואפשר לשנות:`,
  en: (event) =>
    `An update about ${event}. Changed: {{3}}.\nThe details now:\n*{{4}}*\n{{5}}\nYour answer stands, and you can change it:`,
  ru: (event) =>
    `Новости: ${event}. Изменилось: {{3}}.\nТеперь:\n*{{4}}*\n{{5}}\nВаш ответ в силе, его можно изменить:`,
  ar: (event) =>
    `تحديث بخصوص ${event}. تغيّر: {{3}}.\nالتفاصيل الآن:\n*{{4}}*\n{{5}}\nردكم ما زال قائما ويمكنكم تغييره:`,
};
/** {{2}} the celebrating people, {{3}} the change, {{4}} the date, {{5}} the place. */
const updating = (event: Texts): Template['texts'] =>
  inEach((language) => ({
    body: `${greeting[language]}\n${changed[language](event[language])}`,
    buttons: answers[language],
  }));
const calledOff: Record<Language, (event: string) => string> = {
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
/** {{2}} the celebrating people, {{3}} the original date. */
const cancelling = (event: Texts, says = calledOff): Template['texts'] =>
  inEach((language) => ({
    body: `${greeting[language]}\n${says[language](event[language])}`,
    buttons: [],
  }));

export const templates: Record<TemplateName, Template> = {
  rsvp_invite_wedding: {
    picture: true,
    texts: asking({
      he: '{{2}} מתחתנים ושמחים להזמין אתכם!',
      en: '{{2}} are getting married and would love to have you there!',
      ru: '{{2}} женятся и рады пригласить вас!',
      ar: '{{2}} سيتزوجان ويسعدهما دعوتكم!',
    }),
  },
  /** Of every occasion but a wedding and a henna; {{5}} is what guests are invited to. */
  rsvp_invite_toast: {
    picture: true,
    texts: asking({
      he: '{{2}} מזמינים אתכם {{5}}!',
      en: '{{2}} would love to see you {{5}}!',
      ru: '{{2}} приглашают вас {{5}}!',
      ar: '{{2}} يسعدهم دعوتكم {{5}}!',
    }),
  },
  rsvp_invite_henna: {
    picture: true,
    texts: asking({
      he: '{{2}} שמחים להזמין אתכם לחינה!',
      en: '{{2}} would love to have you at their henna!',
      ru: '{{2}} приглашают вас на хну!',
      ar: '{{2}} يسعدهم دعوتكم إلى حفل الحنة!',
    }),
  },
  rsvp_reminder: {
    picture: false,
    texts: asking({
      he: 'עוד לא שמענו מכם, והשמחה של {{2}} מתקרבת.',
      en: 'We have not heard from you yet, and the celebration of {{2}} is near.',
      ru: 'Мы ещё не получили ваш ответ, а праздник {{2}} уже скоро.',
      ar: 'لم يصلنا ردكم بعد، واحتفال {{2}} يقترب.',
    }),
  },
  /** Sent the day before, or earlier, when the day itself is quiet: it names its day. */
  rsvp_day_of: {
    picture: false,
    texts: telling({
      he: 'שלום {{1}},\nעוד רגע חוגגים עם {{2}}! נתראה ב{{3}}\n{{4}}',
      en: 'Hello {{1}},\nvery soon we celebrate with {{2}}! See you on {{3}}\n{{4}}',
      ru: 'Здравствуйте, {{1}}!\nСовсем скоро празднуем с {{2}}! Встречаемся: {{3}}\n{{4}}',
      ar: 'مرحبا {{1}}،\nقريبا جدا نحتفل مع {{2}}! موعدنا: {{3}}\n{{4}}',
    }),
  },
  rsvp_thank_you: {
    picture: false,
    texts: telling({
      he: '{{1}}, תודה ששמחתם איתנו! שלכם, {{2}}',
      en: '{{1}}, thank you for celebrating with us! Yours, {{2}}',
      ru: '{{1}}, спасибо, что были с нами! Ваши {{2}}',
      ar: '{{1}}، شكرا لمشاركتكم فرحتنا! مع محبتنا، {{2}}',
    }),
  },
  /** Sent the day before. Its one button leads to the place: it is registered as `https://waze.com/ul?{{1}}`. */
  rsvp_table: {
    picture: false,
    texts: telling({
      he: 'שלום {{1}},\nמחכים לכם באירוע של {{2}}, {{3}}\n{{4}}\nהמקום שלכם: *{{5}}*. נתראה!',
      en: 'Hello {{1}},\nwe look forward to seeing you at the celebration of {{2}}, {{3}}\n{{4}}\nYour table: *{{5}}*. See you!',
      ru: 'Здравствуйте, {{1}}!\nЖдём вас на празднике: {{2}}, {{3}}\n{{4}}\nВаш стол: *{{5}}*. До встречи!',
      ar: 'مرحبا {{1}}،\nننتظركم في مناسبة {{2}}، {{3}}\n{{4}}\nطاولتكم: *{{5}}*. إلى اللقاء!',
    }),
  },
  rsvp_update_wedding: { picture: false, texts: updating(weddings) },
  rsvp_update_toast: { picture: false, texts: updating(occasions) },
  rsvp_update_henna: { picture: false, texts: updating(hennas) },
  rsvp_cancelled_wedding: { picture: false, texts: cancelling(weddings) },
  rsvp_cancelled_toast: { picture: false, texts: cancelling(occasions, occasionCalledOff) },
  rsvp_cancelled_henna: { picture: false, texts: cancelling(hennas) },
};
