import type { Language } from '@smachot/contracts';
import { nameForSms } from '@smachot/kernel';

/**
 * Texts of the SMS with the personal link. The request is free and the recipient may not be the requester, so the SMS
 * contains only our words and a name.
 */
const words: Record<Language, { from: string; plain: string }> = {
  he: { from: 'ההזמנה שלכם מ{hosts}:', plain: 'ההזמנה האישית שלכם:' },
  en: { from: 'Your invitation from {hosts}:', plain: 'Your personal invitation:' },
  ru: { from: 'Ваше приглашение от {hosts}:', plain: 'Ваше личное приглашение:' },
  ar: { from: 'دعوتكم من {hosts}:', plain: 'دعوتكم الشخصية:' },
};

const greetingOf = (hostName: string, language: Language): string => {
  const hosts = nameForSms(hostName);
  return hosts ? words[language].from.replace('{hosts}', () => hosts) : words[language].plain;
};

/** Text of the SMS with a guest's personal link. */
export const guestLinkText = (link: string, hostName: string, language: Language): string =>
  `${greetingOf(hostName, language)}\n${link}`;
