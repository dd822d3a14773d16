import type { Language } from '@smachot/contracts';
import { formatMoney, plain } from '@smachot/i18n';
import type { Confirmation } from '../persistence/confirmations/confirmation-mail.repository';

type Words = Record<
  Confirmation['kind'],
  { subject: (code: string) => string; text: (sum: string, store: string) => string }
> & { where: string };

const WORDS: Record<'he' | 'en', Words> = {
  he: {
    captured: {
      subject: (code) => `אישור תשלום להזמנה ${code} · שמחות`,
      text: (sum, store) => `תודה. שילמתם ${sum} להזמנה אצל ${store}. אישור התשלום מצורף למייל הזה.`,
    },
    refunded: {
      subject: (code) => `החזר להזמנה ${code} · שמחות`,
      text: (sum, store) =>
        `${sum} הוחזרו לכרטיס, להזמנה אצל ${store}. אישור התשלום המעודכן מצורף למייל הזה.`,
    },
    again: {
      subject: (code) => `אישור תשלום להזמנה ${code} · שמחות`,
      text: (_, store) => `אישור התשלום להזמנה אצל ${store} מצורף למייל הזה, כפי שביקשתם.`,
    },
    where: 'לעמוד ההזמנה',
  },
  en: {
    captured: {
      subject: (code) => `Payment confirmation for order ${code} · Smachot`,
      text: (sum, store) =>
        `Thank you. You paid ${sum} for your order from ${store}. The payment confirmation is attached to this e-mail.`,
    },
    refunded: {
      subject: (code) => `Refund for order ${code} · Smachot`,
      text: (sum, store) =>
        `${sum} was refunded to your card for your order from ${store}. The updated payment confirmation is attached to this e-mail.`,
    },
    again: {
      subject: (code) => `Payment confirmation for order ${code} · Smachot`,
      text: (_, store) =>
        `The payment confirmation for your order from ${store} is attached to this e-mail, as you asked.`,
    },
    where: 'To the order',
  },
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]!);

export type ConfirmationPaper = { code: string; store: string; pdf: Buffer };

/** E-mail text of a payment confirmation, as text and HTML. */
export const confirmationText = (
  { kind, amount }: Confirmation,
  { code, store, pdf }: ConfirmationPaper,
  link: string,
  language: Language,
) => {
  const known = language === 'en' ? 'en' : 'he';
  const { where, [kind]: words } = WORDS[known];
  const text = words.text(plain(formatMoney(amount, known)), store);
  return {
    subject: words.subject(code),
    text: `${text}\n${where}: ${link}\n`,
    html: `<!doctype html><html lang="${known}" dir="${known === 'he' ? 'rtl' : 'ltr'}"><body style="font-family:Rubik,Arial,sans-serif;color:#241B2F;background:#FFFBF5;padding:24px">
<p style="font-size:18px">${escaped(text)}</p>
<p><a href="${link}">${where}</a></p>
</body></html>`,
    attachments: [{ filename: `order-${code}.pdf`, content: pdf, contentType: 'application/pdf' }],
  };
};
