import type { Language } from '@smachot/contracts';

const WORDS = {
  he: {
    subject: (number: number) => `קבלה ${number} · שמחות`,
    text: (number: number) => `תודה. קבלה מספר ${number} מצורפת למייל הזה.`,
    where: 'כל החיובים והקבלות שלכם',
    file: (number: number) => `receipt-${number}.pdf`,
  },
  en: {
    subject: (number: number) => `Receipt ${number} · Smachot`,
    text: (number: number) => `Thank you. Receipt ${number} is attached to this e-mail.`,
    where: 'All your charges and receipts',
    file: (number: number) => `receipt-${number}.pdf`,
  },
} as const;

/** E-mail of a receipt, as text and HTML. */
export const receiptMail = (receipt: { number: number; pdf: Buffer }, link: string, language: Language) => {
  const known = language === 'en' ? 'en' : 'he';
  const { subject, text, where, file } = WORDS[known];
  const { number, pdf } = receipt;
  return {
    subject: subject(number),
    text: `${text(number)}\n${where}: ${link}\n`,
    html: `<!doctype html><html lang="${known}" dir="${known === 'he' ? 'rtl' : 'ltr'}"><body style="font-family:Rubik,Arial,sans-serif;color:#241B2F;background:#FFFBF5;padding:24px">
<p style="font-size:18px">${text(number)}</p>
<p><a href="${link}">${where}</a></p>
</body></html>`,
    attachments: [{ filename: file(number), content: pdf, contentType: 'application/pdf' }],
  };
};
