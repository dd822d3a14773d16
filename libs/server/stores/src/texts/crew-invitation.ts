import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';

const SENTENCES: ByLanguage<(business: string) => string> = {
  he: (business) => `שמחות: ${business} מזמינים אתכם לצוות. כניסה ותשובה:`,
  en: (business) => `Smachot: ${business} invites you to its crew. Sign in to answer:`,
  ru: (business) => `Smachot: ${business} зовёт вас в команду. Войдите, чтобы ответить:`,
  ar: (business) => `Smachot: دعوة إلى طاقم ${business}. ادخلوا للرد:`,
};

/**
 * The text message that invites a person to a store's crew.
 * @param link the page where they answer
 */
export const crewInvitationText = (businessName: string, link: string, language: Language): string =>
  `${SENTENCES[language](isolate(businessName))}\n${link}`;
