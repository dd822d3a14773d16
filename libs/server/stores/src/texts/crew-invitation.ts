import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { isolate, nameForSms } from '@smachot/kernel';

/** @param who the business, isolated; undefined where its name is not safe to show */
const SENTENCES: ByLanguage<(who: string | undefined) => string> = {
  he: (who) =>
    who ? `שמחות: ${who} מזמינים אתכם לצוות. כניסה ותשובה:` : 'שמחות: הוזמנתם לצוות של עסק. כניסה ותשובה:',
  en: (who) => `Smachot: ${who ?? 'a business'} invites you to its crew. Sign in to answer:`,
  ru: (who) =>
    who
      ? `Smachot: ${who} зовёт вас в команду. Войдите, чтобы ответить:`
      : 'Smachot: вас зовут в команду. Войдите, чтобы ответить:',
  ar: (who) => `Smachot: دعوة إلى طاقم ${who ?? 'مصلحة'}. ادخلوا للرد:`,
};

/**
 * Text message that invites a person to a store's crew. The recipient may not know the store, so the text is ours only,
 * with the store's name if that name is safe to show.
 * @param link the page where they answer
 */
export const crewInvitationText = (businessName: string, link: string, language: Language): string => {
  const name = nameForSms(businessName);
  return `${SENTENCES[language](name ? isolate(name) : undefined)}\n${link}`;
};
