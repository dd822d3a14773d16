import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { stripInvisible } from '@smachot/kernel';
import { escapedHtml, mailPage } from '@smachot/server-platform';

type Words = {
  subject: (title: string) => string;
  from: (host: string, title: string) => string;
  open: string;
  mute: string;
};
const WORDS: ByLanguage<Words> = {
  he: {
    subject: (title) => `הודעה לנרשמים: ${title} · שמחות`,
    from: (host, title) => (host ? `הודעה מאת ${host} לנרשמים ל${title}:` : `הודעה לנרשמים ל${title}:`),
    open: 'לעמוד ההרשמה שלכם',
    mute: 'קיבלתם את המייל כי נרשמתם לאירוע. בעמוד ההרשמה אפשר להשתיק את הודעות המארחים או לדווח עליהן.',
  },
  en: {
    subject: (title) => `Message to attendees: ${title} · Smachot`,
    from: (host, title) =>
      host
        ? `A message from ${host} to the attendees of ${title}:`
        : `A message to the attendees of ${title}:`,
    open: 'To your registration',
    mute: 'You get this e-mail because you registered for the event. On your registration’s page you can mute the hosts’ messages or report them.',
  },
  ru: {
    subject: (title) => `Сообщение участникам: ${title} · Smachot`,
    from: (host, title) =>
      host
        ? `Сообщение участникам «${title}» от организатора (${host}):`
        : `Сообщение участникам «${title}»:`,
    open: 'К вашей записи',
    mute: 'Вы получили это письмо, потому что записались на мероприятие. На странице записи можно отключить сообщения организаторов или пожаловаться на них.',
  },
  ar: {
    subject: (title) => `رسالة إلى المسجلين: ${title} · Smachot`,
    from: (host, title) =>
      host ? `رسالة من ${host} إلى المسجلين في «${title}»:` : `رسالة إلى المسجلين في «${title}»:`,
    open: 'إلى صفحة تسجيلكم',
    mute: 'وصلتكم هذه الرسالة لأنكم سجلتم في الفعالية. في صفحة التسجيل يمكن كتم رسائل المضيفين أو الإبلاغ عنها.',
  },
};

/** The mail of a message: the hosts' words as they wrote them, the rest in the recipient's language. Nothing in the words becomes a link. */
export const messageMailText = (
  { title: written, text }: { title: string; text: string },
  host: string,
  link: string,
  language: Language,
) => {
  const title = stripInvisible(written);
  const { subject, from, open, mute } = WORDS[language];
  const head = from(stripInvisible(host), title);
  const words = escapedHtml(text).replaceAll('\n', '<br>');
  return {
    subject: subject(title),
    text: `${head}\n\n${text}\n\n${open}: ${link}\n${mute}\n`,
    html: mailPage(
      language,
      `<p>${escapedHtml(head)}</p>
<p dir="auto" style="font-size:18px">${words}</p>
<p><a href="${escapedHtml(link)}">${open}</a></p>
<p style="font-size:13px;color:#6B6078">${mute}</p>`,
    ),
  };
};
