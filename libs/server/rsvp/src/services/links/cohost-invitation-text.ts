import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

const SENTENCES: ByLanguage<string> = {
  he: 'שמחות: הוזמנתם לארח אירוע במשותף. כניסה ותשובה:',
  en: 'Smachot: you are invited to co-host an event. Sign in to answer:',
  ru: 'Smachot: вас зовут в соорганизаторы праздника. Войдите, чтобы ответить:',
  ar: 'Smachot: دُعيتم للمشاركة في استضافة مناسبة. ادخلوا للرد:',
};

/**
 * Text of the SMS that invites a person to co-host an event. It contains no words of the host. @param link URL where the
 * invitation is answered
 */
export const cohostInvitationText = (link: string, language: Language): string =>
  `${SENTENCES[language]}\n${link}`;
