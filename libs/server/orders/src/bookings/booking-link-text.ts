import type { Language } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { nameForSms } from '@smachot/server-rsvp';

/**
 * The text message that asks a customer to confirm a booking. It comes to somebody who may not know the store: nobody's words but ours,
 * and the store's name where that is a name and nothing else.
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
