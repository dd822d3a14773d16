import type { Language } from '@smachot/contracts';

/** The text message that asks somebody to host an event together. It holds no words of the host's. @param link where he answers */
export const cohostInvitationText = (link: string, language: Language): string =>
  language === 'en'
    ? `Smachot: you are invited to co-host an event. Sign in to answer:\n${link}`
    : `שמחות: הוזמנתם לארח אירוע במשותף. כניסה ותשובה:\n${link}`;
