import type { Language } from '@smachot/contracts';

/**
 * Text of the SMS that invites a person to co-host an event. It contains no words of the host. @param link URL where the
 * invitation is answered
 */
export const cohostInvitationText = (link: string, language: Language): string =>
  language === 'en'
    ? `Smachot: you are invited to co-host an event. Sign in to answer:\n${link}`
    : `שמחות: הוזמנתם לארח אירוע במשותף. כניסה ותשובה:\n${link}`;
