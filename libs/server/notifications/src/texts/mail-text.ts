import type { NotificationKind } from '@smachot/contracts';
import { BRAND, type ByLanguage } from '@smachot/i18n';
import { withoutLinks } from '@smachot/kernel';
import { escapedHtml, mailPage } from '@smachot/server-platform';
import { type Reader, sentenceOf, type Values } from './sms-text';

type Links = { about: string; preferences: string };
type Words = { open: string; why: string; change: string };
const WORDS: ByLanguage<Words> = {
  he: { open: 'לפרטים', why: 'המייל נשלח לפי ההעדפות שלכם.', change: 'לשינוי ההעדפות' },
  en: { open: 'See the details', why: 'You get this mail by your preferences.', change: 'Change them' },
  ru: { open: 'Подробнее', why: 'Это письмо пришло по вашим настройкам.', change: 'Изменить настройки' },
  ar: { open: 'إلى التفاصيل', why: 'وصلتكم هذه الرسالة حسب تفضيلاتكم.', change: 'تغيير التفضيلات' },
};

/** A longer sentence, for example with an admin's explanation, is shortened in the subject alone. */
const SUBJECT_ROOM = 160;

/** The mail of a notification: its sentence, in which nobody's words are links, its own link, and the link to the preferences. */
export const mailOf = (
  kind: NotificationKind,
  values: Values,
  { about, preferences }: Links,
  reader: Reader,
): { subject: string; text: string; html: string } => {
  const { language } = reader;
  const brand = BRAND[language];
  const { open, why, change } = WORDS[language];
  const said = (room?: number) => sentenceOf(kind, values, reader, room).replace(`${brand}: `, '');
  const [sentence, subject] = [withoutLinks(said()), said(SUBJECT_ROOM)];
  return {
    subject: `${subject} · ${brand}`,
    text: `${sentence}\n${open}: ${about}\n\n${why}\n${change}: ${preferences}\n`,
    html: mailPage(
      language,
      `<p style="font-size:18px">${escapedHtml(sentence)}</p>
<p><a href="${escapedHtml(about)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#5E2CA5;color:#FFFFFF;text-decoration:none">${open}</a></p>
<p style="font-size:13px;color:#6B6078">${why} <a href="${escapedHtml(preferences)}">${change}</a></p>`,
    ),
  };
};
