import type { Language } from '@smachot/contracts';
import { type ByLanguage, directionOf } from '@smachot/i18n';
import {
  isOwnPath,
  markdownOf,
  type MarkdownBlock,
  type MarkdownInline,
  nationalPhone,
  wallTime,
} from '@smachot/kernel';
import type { StoreSender } from '@smachot/server-stores';

export type MailContent = { subject: string; body: string };
export type MailAround = {
  sender: StoreSender;
  /** Null: a test, which nobody agreed to. */
  agreedAt: Date | null;
  /** Absolute; where advertising is taken back. */
  unsubscribe: string;
  /** Absolute; what own paths of links follow. */
  origin: string;
  language: Language;
};

/** The word that the law demands at the beginning of every advertisement. */
const ADVERTISEMENT = 'פרסומת';

const SPECIAL: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SPECIAL[sign]!);
const absolute = (href: string, origin: string): string =>
  isOwnPath(href) ? new URL(href, origin).href : href;

const inlineHtml = (content: readonly MarkdownInline[], origin: string): string =>
  content
    .map((one) => {
      if (one.type === 'text') return escaped(one.text);
      if (one.type === 'strong') return `<strong>${inlineHtml(one.content, origin)}</strong>`;
      return `<a href="${escaped(absolute(one.href, origin))}">${escaped(one.text)}</a>`;
    })
    .join('');
const blockHtml = (block: MarkdownBlock, origin: string): string => {
  if (block.type === 'list') {
    const tag = block.ordered ? 'ol' : 'ul';
    return `<${tag}>${block.items.map((item) => `<li>${inlineHtml(item, origin)}</li>`).join('')}</${tag}>`;
  }
  const tag = { heading: 'h2', paragraph: 'p', note: 'blockquote' }[block.type];
  return `<${tag}>${inlineHtml(block.content, origin)}</${tag}>`;
};
const inlineText = (content: readonly MarkdownInline[], origin: string): string =>
  content
    .map((one) => {
      if (one.type === 'text') return one.text;
      if (one.type === 'strong') return inlineText(one.content, origin);
      return `${one.text} (${absolute(one.href, origin)})`;
    })
    .join('');
const blockText = (block: MarkdownBlock, origin: string): string =>
  block.type === 'list'
    ? block.items.map((item) => `• ${inlineText(item, origin)}`).join('\n')
    : inlineText(block.content, origin);

const dayOf = (instant: Date): string => wallTime(instant).day.split('-').reverse().join('.');

type Footer = { of: (contact: string) => string; why: (day: string) => string; test: string; leave: string };
const FOOTERS: ByLanguage<Footer> = {
  he: {
    of: (contact) => `דבר פרסומת מאת ${contact}`,
    why: (day) => `קיבלתם כי ביקשתם ב־${day}.`,
    test: 'מייל ניסיון, נשלח אליכם בלבד.',
    leave: 'להסרה מרשימת התפוצה',
  },
  en: {
    of: (contact) => `An advertisement of ${contact}`,
    why: (day) => `You get it because you agreed on ${day}.`,
    test: 'A test, sent to you alone.',
    leave: 'Unsubscribe',
  },
  ru: {
    of: (contact) => `Реклама. Отправитель: ${contact}`,
    why: (day) => `Вы получили это письмо, потому что согласились на рассылку ${day}.`,
    test: 'Пробное письмо, отправлено только вам.',
    leave: 'Отписаться от рассылки',
  },
  ar: {
    of: (contact) => `مادة دعائية من ${contact}`,
    why: (day) => `وصلتكم هذه الرسالة لأنكم وافقتم على ذلك في ${day}.`,
    test: 'رسالة تجريبية، أُرسلت إليكم فقط.',
    leave: 'الإزالة من قائمة البريد',
  },
};

/** Who sends it, why it came, and how to leave: a line each. */
const footer = ({ sender, agreedAt, language }: MailAround): { lines: string[]; leave: string } => {
  const { businessName, address, phone, email } = sender;
  const { of, why, test, leave } = FOOTERS[language];
  const contact = [businessName, address, nationalPhone(phone), email].filter(Boolean).join(' · ');
  return { lines: [of(contact), agreedAt ? why(dayOf(agreedAt)) : test], leave };
};

/** Subject, plain text and HTML of one mail. Nothing in it is loaded from anywhere. */
export const newsletterMail = (
  { subject, body }: MailContent,
  around: MailAround,
): { subject: string; text: string; html: string } => {
  const blocks = markdownOf(body);
  const { lines, leave } = footer(around);
  const { origin, unsubscribe } = around;
  const text = [
    ...blocks.map((block) => blockText(block, origin)),
    '—',
    ...lines,
    `${leave}: ${unsubscribe}`,
  ];
  const small = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return {
    subject: `${ADVERTISEMENT}: ${subject}`,
    text: text.join('\n\n'),
    html: `<div dir="auto">${blocks.map((block) => blockHtml(block, origin)).join('')}<hr></div><small lang="${around.language}" dir="${directionOf(around.language)}">${small}<p><a href="${escaped(unsubscribe)}">${leave}</a></p></small>`,
  };
};
