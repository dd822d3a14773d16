import type { Language } from '@smachot/contracts';
import { type ByLanguage, formatMoney, plain } from '@smachot/i18n';
import { escapedHtml, mailPage } from '@smachot/server-platform';
import type { Confirmation } from '../persistence/confirmations/confirmation-mail.repository';

type Words = Record<
  Confirmation['kind'],
  { subject: (code: string) => string; text: (sum: string, store: string) => string }
> & { where: string };

const WORDS: ByLanguage<Words> = {
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
  ru: {
    captured: {
      subject: (code) => `Подтверждение оплаты заказа ${code} · Smachot`,
      text: (sum, store) =>
        `Спасибо! Вы оплатили ${sum} за заказ у «${store}». Подтверждение оплаты приложено к этому письму.`,
    },
    refunded: {
      subject: (code) => `Возврат по заказу ${code} · Smachot`,
      text: (sum, store) =>
        `На карту возвращено ${sum} за заказ у «${store}». Обновлённое подтверждение оплаты приложено к этому письму.`,
    },
    again: {
      subject: (code) => `Подтверждение оплаты заказа ${code} · Smachot`,
      text: (_, store) =>
        `Подтверждение оплаты заказа у «${store}» приложено к этому письму, как вы и просили.`,
    },
    where: 'Открыть заказ',
  },
  ar: {
    captured: {
      subject: (code) => `تأكيد دفع الطلب ${code} · Smachot`,
      text: (sum, store) => `شكرا لكم. دفعتم ${sum} مقابل الطلب من ${store}. تأكيد الدفع مرفق بهذه الرسالة.`,
    },
    refunded: {
      subject: (code) => `استرداد عن الطلب ${code} · Smachot`,
      text: (sum, store) =>
        `أُعيد ${sum} إلى بطاقتكم عن الطلب من ${store}. تأكيد الدفع المحدّث مرفق بهذه الرسالة.`,
    },
    again: {
      subject: (code) => `تأكيد دفع الطلب ${code} · Smachot`,
      text: (_, store) => `تأكيد دفع الطلب من ${store} مرفق بهذه الرسالة، كما طلبتم.`,
    },
    where: 'إلى صفحة الطلب',
  },
};

export type ConfirmationPaper = { code: string; store: string; pdf: Buffer };

/** E-mail text of a payment confirmation, as text and HTML. */
export const confirmationText = (
  { kind, amount }: Confirmation,
  { code, store, pdf }: ConfirmationPaper,
  link: string,
  language: Language,
) => {
  const { where, [kind]: words } = WORDS[language];
  const text = words.text(plain(formatMoney(amount, language)), store);
  return {
    subject: words.subject(code),
    text: `${text}\n${where}: ${link}\n`,
    html: mailPage(
      language,
      `<p style="font-size:18px">${escapedHtml(text)}</p>
<p><a href="${escapedHtml(link)}">${where}</a></p>`,
    ),
    attachments: [{ filename: `order-${code}.pdf`, content: pdf, contentType: 'application/pdf' }],
  };
};
