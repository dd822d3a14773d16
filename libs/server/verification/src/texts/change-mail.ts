import { isolate } from '@smachot/kernel';

type Written = { subject: string; text: string };

/**
 * The mail to the addresses that were known before bank details changed. Hebrew first and the other languages below: the
 * language of the reader of a business's mail is unknown. It names no number.
 */
export const changeMail = (businessName: string, help: string): Written => ({
  subject: `שמחות: פרטי הבנק של ${isolate(businessName)} שונו`,
  text: [
    'שלום,',
    `פרטי חשבון הבנק של ${isolate(businessName)} שונו עכשיו. עד שנאמת את הפרטים החדשים לא יועברו תשלומים.`,
    'לא אתם שיניתם? כתבו לנו מיד:',
    help,
    '',
    'Hello,',
    `the bank details of ${isolate(businessName)} were changed just now. No payouts are made until we have verified the new ones.`,
    'Was it not you? Write to us at once, at the link above.',
    '',
    'مرحبا،',
    `تغيرت الآن تفاصيل الحساب البنكي لـ${isolate(businessName)}. لن تُنفَّذ تحويلات حتى نتحقق من التفاصيل الجديدة.`,
    'لستم أنتم من غيّرها؟ اكتبوا إلينا فورا عبر الرابط أعلاه.',
    '',
    'Здравствуйте!',
    `Банковские реквизиты бизнеса ${isolate(businessName)} только что изменены. Пока мы не проверим новые реквизиты, выплат не будет.`,
    'Это сделали не вы? Сразу напишите нам по ссылке выше.',
  ].join('\n'),
});
