import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { isolate, nameForSms } from '@smachot/kernel';

/** @param who the business, isolated; undefined where its name is not safe to show */
const SENTENCES: ByLanguage<(who: string | undefined) => string> = {
  he: (who) => `שמחות: הזמנה שנרשמה אצל ${who ?? 'עסק'} עם המספר הזה. לאישור או לתיקון:`,
  en: (who) =>
    `Smachot: ${who ?? 'a business'} wrote down a booking with this phone number. To confirm or correct it:`,
  ru: (who) =>
    who
      ? `Smachot: ${who}: на ваш номер записан заказ. Подтвердить или исправить:`
      : 'Smachot: поставщик записал заказ на ваш номер. Подтвердить или исправить:',
  ar: (who) => `Smachot: حجز سُجّل لدى ${who ?? 'مصلحة'} بهذا الرقم. للتأكيد أو التصحيح:`,
};

/**
 * Text message that asks a customer to confirm a booking. The recipient may not know the store, so the text is ours only,
 * with the store's name if that name is safe to show.
 */
export const bookingLinkText = (businessName: string, link: string, language: Language): string => {
  const name = nameForSms(businessName);
  return `${SENTENCES[language](name ? isolate(name) : undefined)}\n${link}`;
};
