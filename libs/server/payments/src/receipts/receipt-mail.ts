import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import { escapedHtml, mailPage } from '@smachot/server-platform';

type Words = { subject: (number: number) => string; text: (number: number) => string; where: string };
const WORDS: ByLanguage<Words> = {
  he: {
    subject: (number) => `קבלה ${number} · שמחות`,
    text: (number) => `תודה. קבלה מספר ${number} מצורפת למייל הזה.`,
    where: 'כל החיובים והקבלות שלכם',
  },
  en: {
    subject: (number) => `Receipt ${number} · Smachot`,
    text: (number) => `Thank you. Receipt ${number} is attached to this e-mail.`,
    where: 'All your charges and receipts',
  },
  ru: {
    subject: (number) => `Квитанция ${number} · Smachot`,
    text: (number) => `Спасибо! Квитанция № ${number} приложена к этому письму.`,
    where: 'Все ваши списания и квитанции',
  },
  ar: {
    subject: (number) => `إيصال ${number} · Smachot`,
    text: (number) => `شكرا لكم. الإيصال رقم ${number} مرفق بهذه الرسالة.`,
    where: 'كل الدفعات والإيصالات الخاصة بكم',
  },
};

/** E-mail of a receipt, as text and HTML. */
export const receiptMail = (receipt: { number: number; pdf: Buffer }, link: string, language: Language) => {
  const { subject, text, where } = WORDS[language];
  const { number, pdf } = receipt;
  return {
    subject: subject(number),
    text: `${text(number)}\n${where}: ${link}\n`,
    html: mailPage(
      language,
      `<p style="font-size:18px">${text(number)}</p>
<p><a href="${escapedHtml(link)}">${where}</a></p>`,
    ),
    attachments: [{ filename: `receipt-${number}.pdf`, content: pdf, contentType: 'application/pdf' }],
  };
};
