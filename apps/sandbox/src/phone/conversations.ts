import type { Services } from '../services';
import { wireDigits } from '../phone-number';
import type { Sms } from '../sms/sms';
import { bodyValues } from '../whatsapp/check-message';
import { AcceptedMessage, type ThreadEntry } from '../whatsapp/message-log';
import type { OutgoingMessage } from '../whatsapp/message.schema';
import { fillBody, type Templates } from '../whatsapp/templates';

const SHOWN = 200;

export interface Conversation {
  phone: string;
  app: 'whatsapp' | 'sms';
  /** The last message. */
  text: string;
  at: string;
}

/** A sent message's words, as the guest reads them. */
export function wordsOf(message: OutgoingMessage, templates: Templates): string {
  switch (message.type) {
    case 'template': {
      const text = templates.find(message.template.name)?.texts[message.template.language.code];
      return text ? fillBody(text, bodyValues(message.template)) : message.template.name;
    }
    case 'interactive':
      return message.interactive.body.text;
    case 'text':
      return message.text.body;
    case 'image':
      return message.image.caption ?? '';
    case 'reaction':
      return message.reaction.emoji;
  }
}

const newestFirst = (one: { at: string }, other: { at: string }) =>
  one.at < other.at ? 1 : one.at > other.at ? -1 : 0;

/** Numbers that received messages, newest first; one line per number, for WhatsApp and SMS together. */
export function conversations({ whatsapp, sms }: Services): Conversation[] {
  const newest = new Map<string, { app: 'whatsapp' | 'sms'; at: string; entry: ThreadEntry | Sms }>();
  for (const { phone, entry } of whatsapp.log.latest())
    newest.set(phone, { app: 'whatsapp', at: entry.at, entry });
  for (const message of sms.list()) {
    const phone = wireDigits(message.to);
    const known = newest.get(phone);
    if (!known || known.at <= message.at) newest.set(phone, { app: 'sms', at: message.at, entry: message });
  }
  return [...newest]
    .map(([phone, last]) => ({ phone, ...last }))
    .sort(newestFirst)
    .slice(0, SHOWN)
    .map(({ phone, app, at, entry }) => ({ phone, app, at, text: lineOf(entry, whatsapp.templates) }));
}

function lineOf(entry: ThreadEntry | Sms, templates: Templates): string {
  return entry instanceof AcceptedMessage ? wordsOf(entry.body(), templates) : entry.text;
}
