import { isolate } from '@smachot/kernel';

type Written = { subject: string; text: string };

/** The verification mail, Hebrew first and the other languages below: the language of the reader of a business's mail is unknown. */
export const verificationMail = (businessName: string, link: string): Written => ({
  subject: `שמחות: אישור כתובת הדוא״ל של ${isolate(businessName)}`,
  text: [
    'שלום,',
    `כדי לאשר שזו כתובת הדוא״ל של ${isolate(businessName)}, פתחו את הקישור הבא בתוך 24 שעות:`,
    link,
    'לא ביקשתם? אפשר להתעלם מההודעה, ולא יקרה דבר.',
    '',
    'Hello,',
    `to confirm that this is the e-mail address of ${isolate(businessName)}, open the link above within 24 hours.`,
    'Did you not ask for it? Then nothing will happen.',
    '',
    'مرحبا،',
    `لتأكيد أن هذا هو عنوان البريد الإلكتروني لـ${isolate(businessName)}، افتحوا الرابط أعلاه خلال 24 ساعة.`,
    'لم تطلبوا ذلك؟ يمكنكم تجاهل الرسالة، ولن يحدث شيء.',
    '',
    'Здравствуйте!',
    `Чтобы подтвердить, что это адрес эл. почты бизнеса ${isolate(businessName)}, откройте ссылку выше в течение 24 часов.`,
    'Вы этого не просили? Тогда ничего делать не нужно.',
  ].join('\n'),
});
