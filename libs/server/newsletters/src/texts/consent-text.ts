import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

/** Changes with every change of the sentence. */
export const CONSENT_VERSION = '2026-11-24';

const SENTENCES: ByLanguage<(business: string) => string> = {
  he: (business) =>
    `אני רוצה לקבל מהעסק ${business} דברי פרסומת (חדשות, מבצעים והנחות) במייל, לכתובת שבחשבון שלי. אפשר לבטל בכל רגע, בקישור שבכל מייל או בחשבון.`,
  en: (business) =>
    `I agree to receive advertising (news, offers and discounts) from ${business} by mail to the address in my account. I can take this back at any time, by the link in every mail or in my account.`,
  ru: (business) =>
    `Я хочу получать рекламу (новости, акции и скидки) от «${business}» по эл. почте, на адрес из моего аккаунта. Отказаться можно в любой момент: по ссылке в каждом письме или в аккаунте.`,
  ar: (business) =>
    `أريد أن أتلقى من ${business} مواد دعائية (أخبار وعروض وتخفيضات) بالبريد الإلكتروني، إلى العنوان الموجود في حسابي. يمكنني التراجع في أي وقت، عبر الرابط الموجود في كل رسالة أو في حسابي.`,
};

/** The sentence that is agreed to, and kept as it was shown. */
export const consentText = (businessName: string, language: Language): string =>
  SENTENCES[language](businessName);
