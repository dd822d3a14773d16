import type { Language } from '@smachot/contracts';

export type SecurityChange =
  'password_added' | 'password_changed' | 'email_added' | 'email_changed' | 'email_removed';

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

type Notice = { subject: string; text: string; sms: string };

/** The notice to an owner of a change to the account's credentials; unfinished languages fall back to Hebrew. */
export const securityNotice = (change: SecurityChange, language: Language, profile: string): Notice => {
  const [brand, said, advice] =
    language === 'en'
      ? ['Smachot', english[change], 'Was it not you? Sign out everywhere and change the password:']
      : ['שמחות', hebrew[change], 'לא אתם? התנתקו מכל המכשירים והחליפו סיסמה:'];
  return {
    subject: `${brand}: ${said}`,
    text: `${said}\n${advice}\n${profile}\n`,
    sms: `${brand}: ${said} ${advice} ${profile}`,
  };
};
