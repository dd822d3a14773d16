import type { Language } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { nameForSms } from '@smachot/server-guest-dialogue';

/**
 * Text message that asks a customer to confirm a booking. The recipient may not know the store, so the text is ours only,
 * with the store's name if that name is safe to show.
 */
export const bookingLinkText = (businessName: string, link: string, language: Language): string => {
  const name = nameForSms(businessName);
  if (language === 'en') {
    const who = name ? isolate(name) : 'a business';
    return `Smachot: ${who} wrote down a booking with this phone number. To confirm or correct it:\n${link}`;
  }
  const who = name ? isolate(name) : 'עסק';
  return `שמחות: הזמנה שנרשמה אצל ${who} עם המספר הזה. לאישור או לתיקון:\n${link}`;
};
