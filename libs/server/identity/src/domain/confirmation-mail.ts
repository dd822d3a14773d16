import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

type Words = { subject: string; lines: (code: string) => string[] };
const hebrew: Words = {
  subject: 'שמחות: קוד לאישור שזה אתם',
  lines: (code) => [
    `הקוד שלכם: ${code}`,
    'הוא טוב לחמש דקות, רק במקום שבו ביקשתם אותו.',
    'לא ביקשתם? מישהו מחובר לחשבון שלכם. אפשר לנתק את כל המכשירים בפרופיל.',
  ],
};
const english: Words = {
  subject: 'Smachot: the code that confirms it is you',
  lines: (code) => [
    `Your code: ${code}`,
    'It is good for five minutes, only where you asked for it.',
    'Did you not ask for it? Somebody is signed in to your account. You can sign out all devices in your profile.',
  ],
};

const russian: Words = {
  subject: 'Smachot: код подтверждения',
  lines: (code) => [
    `Ваш код: ${code}`,
    'Он действует пять минут и только там, где вы его запросили.',
    'Вы не запрашивали код? Значит, кто-то вошёл в ваш аккаунт. В профиле можно выйти на всех устройствах.',
  ],
};
const arabic: Words = {
  subject: 'Smachot: رمز التأكيد',
  lines: (code) => [
    `رمزكم: ${code}`,
    'الرمز صالح لخمس دقائق، وفقط حيث طلبتموه.',
    'لم تطلبوه؟ هناك من دخل إلى حسابكم. يمكن تسجيل الخروج من كل الأجهزة في الملف الشخصي.',
  ],
};
const WORDS: ByLanguage<Words> = { he: hebrew, en: english, ru: russian, ar: arabic };

/** The mail with a confirmation code for a signed-in person. */
export const confirmationMail = (code: string, language: Language): { subject: string; text: string } => {
  const { subject, lines } = WORDS[language];
  return { subject, text: `${lines(code).join('\n')}\n` };
};
