import type { Language } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';

/**
 * The text message that invites a person to a store's crew.
 * @param link the page where they answer
 */
export const crewInvitationText = (businessName: string, link: string, language: Language): string =>
  language === 'en'
    ? `Smachot: ${isolate(businessName)} invites you to its crew. Sign in to answer:\n${link}`
    : `שמחות: ${isolate(businessName)} מזמינים אתכם לצוות. כניסה ותשובה:\n${link}`;
