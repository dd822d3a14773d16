import type { Language } from '@smachot/contracts';
import { type ByLanguage, formatMoney, plain } from '@smachot/i18n';
import { escapedHtml, mailPage } from '@smachot/server-platform';
import type { TicketMailKind } from '../persistence/ticket-mail.repository';
import type { TicketReceiptFile } from '../services/paying/ticket-receipts';

type Words = Record<
  TicketMailKind,
  { subject: (title: string) => string; text: (sum: string, title: string) => string }
> & {
  where: string;
};
const WORDS: ByLanguage<Words> = {
  he: {
    captured: {
      subject: (title) => `אישור תשלום: ${title} · שמחות`,
      text: (sum, title) => `תודה. שילמתם ${sum} על כרטיסים ל${title}. אישור התשלום מצורף למייל הזה.`,
    },
    refunded: {
      subject: (title) => `החזר: ${title} · שמחות`,
      text: (sum, title) => `${sum} הוחזרו לכרטיס על ${title}. אישור התשלום המעודכן מצורף למייל הזה.`,
    },
    where: 'לכרטיסים ולהרשמה',
  },
  en: {
    captured: {
      subject: (title) => `Payment confirmation: ${title} · Smachot`,
      text: (sum, title) =>
        `Thank you. You paid ${sum} for tickets of ${title}. The payment confirmation is attached to this e-mail.`,
    },
    refunded: {
      subject: (title) => `Refund: ${title} · Smachot`,
      text: (sum, title) =>
        `${sum} was refunded to your card for ${title}. The updated payment confirmation is attached to this e-mail.`,
    },
    where: 'To your tickets and registration',
  },
  ru: {
    captured: {
      subject: (title) => `Подтверждение оплаты: ${title} · Smachot`,
      text: (sum, title) =>
        `Спасибо! Вы оплатили ${sum} за билеты: «${title}». Подтверждение оплаты приложено к этому письму.`,
    },
    refunded: {
      subject: (title) => `Возврат: ${title} · Smachot`,
      text: (sum, title) =>
        `На карту возвращено ${sum} за билеты: «${title}». Обновлённое подтверждение оплаты приложено к этому письму.`,
    },
    where: 'К билетам и записи',
  },
  ar: {
    captured: {
      subject: (title) => `تأكيد الدفع: ${title} · Smachot`,
      text: (sum, title) => `شكرا لكم. دفعتم ${sum} مقابل تذاكر «${title}». تأكيد الدفع مرفق بهذه الرسالة.`,
    },
    refunded: {
      subject: (title) => `استرداد: ${title} · Smachot`,
      text: (sum, title) => `أُعيد ${sum} إلى بطاقتكم عن «${title}». تأكيد الدفع المحدّث مرفق بهذه الرسالة.`,
    },
    where: 'إلى التذاكر والتسجيل',
  },
};

/** E-mail text of a payment confirmation of tickets, as text and HTML; `amount` in agorot. */
export const ticketMailText = (
  { kind, amount }: { kind: TicketMailKind; amount: number },
  { code, title, pdf }: TicketReceiptFile,
  link: string,
  language: Language,
) => {
  const { where, [kind]: words } = WORDS[language];
  const text = words.text(plain(formatMoney(amount, language)), title);
  return {
    subject: words.subject(title),
    text: `${text}\n${where}: ${link}\n`,
    html: mailPage(
      language,
      `<p style="font-size:18px">${escapedHtml(text)}</p>
<p><a href="${escapedHtml(link)}">${where}</a></p>`,
    ),
    attachments: [{ filename: `tickets-${code}.pdf`, content: pdf, contentType: 'application/pdf' }],
  };
};
