import type { Language, NotificationKind } from '@smachot/contracts';
import { sentenceOf, type Values } from './sms-text';

type Links = { about: string; preferences: string };
const words = {
  he: { brand: 'שמחות', open: 'לפרטים', why: 'המייל נשלח לפי ההעדפות שלכם.', change: 'לשינוי ההעדפות' },
  en: {
    brand: 'Smachot',
    open: 'See the details',
    why: 'You get this mail by your preferences.',
    change: 'Change them',
  },
} as const;

/** A longer sentence, for example with an admin's explanation, is shortened in the subject alone. */
const SUBJECT_ROOM = 160;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The mail of a notification: its sentence, its link, and the link to the preferences. */
export const mailOf = (
  kind: NotificationKind,
  values: Values,
  { about, preferences }: Links,
  language: Language,
): { subject: string; text: string; html: string } => {
  const known = language === 'en' ? 'en' : 'he';
  const { brand, open, why, change } = words[known];
  const said = (room?: number) => sentenceOf(kind, values, known, room).replace(`${brand}: `, '');
  const [sentence, subject] = [said(), said(SUBJECT_ROOM)];
  return {
    subject: `${subject} · ${brand}`,
    text: `${sentence}\n${open}: ${about}\n\n${why}\n${change}: ${preferences}\n`,
    html: `<!doctype html><html lang="${known}" dir="${known === 'he' ? 'rtl' : 'ltr'}"><body style="font-family:Rubik,Arial,sans-serif;color:#241B2F;background:#FFFBF5;padding:24px">
<p style="font-size:18px">${escaped(sentence)}</p>
<p><a href="${escaped(about)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#5E2CA5;color:#FFFFFF;text-decoration:none">${open}</a></p>
<p style="font-size:13px;color:#6B6078">${why} <a href="${escaped(preferences)}">${change}</a></p>
</body></html>`,
  };
};
