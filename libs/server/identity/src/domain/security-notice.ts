import type { Language } from '@smachot/contracts';
import { BRAND, type ByLanguage } from '@smachot/i18n';

export type SecurityChange =
  | 'password_added'
  | 'password_changed'
  | 'email_added'
  | 'email_changed'
  | 'email_removed';

const hebrew: Record<SecurityChange, string> = {
  password_added: 'נקבעה סיסמה לחשבון שלכם.',
  password_changed: 'הסיסמה לחשבון שלכם הוחלפה.',
  email_added: 'נוספה כתובת דוא״ל לחשבון שלכם.',
  email_changed: 'כתובת הדוא״ל של החשבון שלכם הוחלפה באחרת.',
  email_removed: 'כתובת הדוא״ל הוסרה מהחשבון שלכם.',
};
const english: Record<SecurityChange, string> = {
  password_added: 'A password was set for your account.',
  password_changed: 'The password of your account was changed.',
  email_added: 'An e-mail address was added to your account.',
  email_changed: 'The e-mail address of your account was replaced by another.',
  email_removed: 'The e-mail address was removed from your account.',
};

const russian: Record<SecurityChange, string> = {
  password_added: 'Для вашего аккаунта установлен пароль.',
  password_changed: 'Пароль вашего аккаунта изменён.',
  email_added: 'К вашему аккаунту добавлен адрес эл. почты.',
  email_changed: 'Адрес эл. почты вашего аккаунта заменён другим.',
  email_removed: 'Адрес эл. почты удалён из вашего аккаунта.',
};
const arabic: Record<SecurityChange, string> = {
  password_added: 'حُددت كلمة مرور لحسابكم.',
  password_changed: 'تغيرت كلمة مرور حسابكم.',
  email_added: 'أُضيف عنوان بريد إلكتروني إلى حسابكم.',
  email_changed: 'استُبدل عنوان البريد الإلكتروني لحسابكم بعنوان آخر.',
  email_removed: 'أُزيل عنوان البريد الإلكتروني من حسابكم.',
};
const CHANGES: ByLanguage<Record<SecurityChange, string>> = {
  he: hebrew,
  en: english,
  ru: russian,
  ar: arabic,
};
const ADVICE: ByLanguage<string> = {
  he: 'לא אתם? התנתקו מכל המכשירים והחליפו סיסמה:',
  en: 'Was it not you? Sign out everywhere and change the password:',
  ru: 'Это были не вы? Выйдите на всех устройствах и смените пароль:',
  ar: 'لستم أنتم؟ سجّلوا الخروج من كل الأجهزة وغيّروا كلمة المرور:',
};

type Notice = { subject: string; text: string; sms: string };

/** The notice to an owner of a change to the account's credentials. */
export const securityNotice = (change: SecurityChange, language: Language, profile: string): Notice => {
  const [brand, said, advice] = [BRAND[language], CHANGES[language][change], ADVICE[language]];
  return {
    subject: `${brand}: ${said}`,
    text: `${said}\n${advice}\n${profile}\n`,
    sms: `${brand}: ${said} ${advice} ${profile}`,
  };
};
