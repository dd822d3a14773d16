export type TemplateLanguage = 'he' | 'en' | 'ru' | 'ar';

export interface TemplateText {
  /** With {{1}}…{{n}}. */
  body: string;
  /** Words of the quick replies. */
  buttons: string[];
  /** Words of a button behind them that opens an address of the product. */
  link?: string | undefined;
  /** What stands before its suffix; by default the product's address. */
  linkBase?: string | undefined;
}

type Texts = Record<TemplateLanguage, TemplateText>;

const inviteButtons = {
  he: ['כן, מגיעים', 'לא נוכל להגיע', 'עוד לא יודעים'],
  en: ['Yes, coming', 'Can’t make it', 'Not sure yet'],
  ru: ['Да, придём', 'Не сможем', 'Пока не знаем'],
  ar: ['نعم، سنحضر', 'لن نتمكن', 'لا نعرف بعد'],
};

const ask = { he: 'תגיעו?', en: 'Will you come?', ru: 'Вы придёте?', ar: 'هل ستحضرون؟' };

const opening = { he: 'שלום {{1}},', en: 'Hello {{1}},', ru: 'Здравствуйте, {{1}}!', ar: 'مرحبا {{1}}،' };

const languages = ['he', 'en', 'ru', 'ar'] as const;

const each = (text: (language: TemplateLanguage) => TemplateText): Texts =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Texts;

const invitation = (sentence: Record<TemplateLanguage, string>): Texts =>
  each((language) => ({
    body: `${opening[language]}\n${sentence[language]}\n*{{3}}*\n{{4}}\n${ask[language]}`,
    buttons: inviteButtons[language],
  }));

/** {{1}} the greeted guest · {{2}} the celebrating hosts · {{3}} date · {{4}} place */
export const inviteWedding = invitation({
  he: '{{2}} מתחתנים ושמחים להזמין אתכם!',
  en: '{{2}} are getting married and would love to have you there!',
  ru: '{{2}} женятся и рады пригласить вас!',
  ar: '{{2}} سيتزوجان ويسعدهما دعوتكم!',
});

/** {{5}} is what the guest is invited to: to raise a glass, to a bar mitzva, … */
export const inviteToast = invitation({
  he: '{{2}} מזמינים אתכם {{5}}!',
  en: '{{2}} would love to see you {{5}}!',
  ru: '{{2}} приглашают вас {{5}}!',
  ar: '{{2}} يسعدهم دعوتكم {{5}}!',
});

export const inviteHenna = invitation({
  he: '{{2}} שמחים להזמין אתכם לחינה!',
  en: '{{2}} would love to have you at their henna!',
  ru: '{{2}} приглашают вас на хну!',
  ar: '{{2}} يسعدهم دعوتكم إلى حفل الحنة!',
});

export const reminder = invitation({
  he: 'עוד לא שמענו מכם, והשמחה של {{2}} מתקרבת.',
  en: 'We have not heard from you yet, and the celebration of {{2}} is near.',
  ru: 'Мы ещё не получили ваш ответ, а праздник {{2}} уже скоро.',
  ar: 'لم يصلنا ردكم بعد، واحتفال {{2}} يقترب.',
});

/** {{3}} is the day with its hour: it may go out before that day. */
export const dayOf = each((language) => ({
  body: {
    he: 'שלום {{1}},\nעוד רגע חוגגים עם {{2}}! נתראה ב{{3}}\n{{4}}',
    en: 'Hello {{1}},\nvery soon we celebrate with {{2}}! See you on {{3}}\n{{4}}',
    ru: 'Здравствуйте, {{1}}!\nСовсем скоро празднуем с {{2}}! Встречаемся: {{3}}\n{{4}}',
    ar: 'مرحبا {{1}}،\nقريبا جدا نحتفل مع {{2}}! موعدنا: {{3}}\n{{4}}',
  }[language],
  buttons: [],
}));

export const thankYou = each((language) => ({
  body: {
    he: '{{1}}, תודה ששמחתם איתנו! שלכם, {{2}}',
    en: '{{1}}, thank you for celebrating with us! Yours, {{2}}',
    ru: '{{1}}, спасибо, что были с нами! Ваши {{2}}',
    ar: '{{1}}، شكرا لمشاركتكم فرحتنا! مع محبتنا، {{2}}',
  }[language],
  buttons: [],
}));

/** {{5}} is the table; the button leads to the place. */
export const table = each((language) => ({
  body: {
    he: 'שלום {{1}},\nמחכים לכם באירוע של {{2}}, {{3}}\n{{4}}\nהמקום שלכם: *{{5}}*. נתראה!',
    en: 'Hello {{1}},\nwe look forward to seeing you at the celebration of {{2}}, {{3}}\n{{4}}\nYour table: *{{5}}*. See you!',
    ru: 'Здравствуйте, {{1}}!\nЖдём вас на празднике: {{2}}, {{3}}\n{{4}}\nВаш стол: *{{5}}*. До встречи!',
    ar: 'مرحبا {{1}}،\nننتظركم في مناسبة {{2}}، {{3}}\n{{4}}\nطاولتكم: *{{5}}*. إلى اللقاء!',
  }[language],
  buttons: [],
  link: { he: 'ניווט ב־Waze', en: 'Directions in Waze', ru: 'Маршрут в Waze', ar: 'الوصول عبر Waze' }[
    language
  ],
  linkBase: 'https://waze.com/ul?',
}));
