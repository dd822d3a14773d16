import type { Language } from '@smachot/contracts';

type Words = { subject: string; lines: (code: string) => string[] };
const hebrew: Words = {
  subject: 'שמחות: קוד לאישור שזה אתם',
  lines: (code) => [
    `הקוד שלכם: ${code}`,
    'הוא טוב לחמש דקות, רק במקום שבו ביקשתם אותו.',
    'לא ביקשתם? מישהו מחובר לחשבון שלכם. כדאי להחליף את הסיסמה.',
  ],
};
const english: Words = {
  subject: 'Smachot: the code that confirms it is you',
  lines: (code) => [
    `Your code: ${code}`,
    'It is good for five minutes, only where you asked for it.',
    'Did you not ask for it? Somebody is signed in to your account. Please change your password.',
  ],
};

/** The mail with a confirmation code for a signed-in person; unfinished languages fall back to Hebrew. */
export const confirmationMail = (code: string, language: Language): { subject: string; text: string } => {
  const { subject, lines } = language === 'en' ? english : hebrew;
  return { subject, text: `${lines(code).join('\n')}\n` };
};
