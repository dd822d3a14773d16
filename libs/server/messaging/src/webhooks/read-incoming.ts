import { cutText, tidy } from '@smachot/kernel';
import { instant, record, text } from './tolerant';

/** One message or action of a guest. `from` is E.164; a username may hide it, then `providerUserId` is the only key. */
export type Incoming = {
  wamid: string;
  /** text, button, interactive, reaction, system, unsupported, image … as the provider names it. */
  kind: string;
  text: string;
  payload: string | undefined;
  replyTo: string | undefined;
  /** The message that this one edits. */
  edits: string | undefined;
  from: string | undefined;
  /** A person's new phone, when they changed it. */
  changedTo: string | undefined;
  providerUserId: string | undefined;
  name: string | undefined;
  at: Date;
};

const MAX_TEXT = 4096;
const phone = (digits: unknown): string | undefined => {
  const read = text(digits)?.replace(/^\+/, '');
  return read && /^\d{8,15}$/.test(read) ? `+${read}` : undefined;
};

type Content = {
  text: string;
  kind?: string;
  payload?: string | undefined;
  replyTo?: string | undefined;
  edits?: string | undefined;
};

const interactiveContent = (interactive: Record<string, unknown>): Content => {
  const reply = record(interactive['button_reply'] ?? interactive['list_reply']);
  return { text: text(reply['title']) ?? '', payload: text(reply['id']) };
};

/** The content of an edit, which names the message it changes and contains its new text. */
const editedContent = (edit: Record<string, unknown>): Content => {
  const message = record(edit['message']);
  const kind = text(message['type']) ?? 'text';
  const edits = text(edit['original_message_id']);
  // an edit within an edit, or of nothing, has no content
  if (kind === 'edit' || !edits) return { text: '' };
  return { ...contentOf(kind, message), kind, edits, replyTo: text(record(message['context'])['id']) };
};

const CHANGED_NUMBER = /changed_number$/;
const newNumber = (system: Record<string, unknown>): string | undefined =>
  CHANGED_NUMBER.test(text(system['type']) ?? '') ? phone(system['wa_id'] ?? system['new_wa_id']) : undefined;

const contentOf = (kind: string, message: Record<string, unknown>): Content => {
  const part = record(message[kind]);
  switch (kind) {
    case 'text':
      return { text: text(part['body']) ?? '' };
    case 'button':
      return { text: text(part['text']) ?? '', payload: text(part['payload']) };
    case 'interactive':
      return interactiveContent(part);
    case 'reaction':
      // without emoji: the reaction was removed
      return { text: text(part['emoji']) ?? '', replyTo: text(part['message_id']) };
    case 'edit':
      return editedContent(part);
    case 'system':
      return { text: '' };
    default:
      return { text: text(part['caption']) ?? '' };
  }
};

/** The contact who wrote a message. A webhook names contacts apart from messages: of several that do not fit, none did. */
export const contactOf = (
  { from, from_user_id: userId }: Record<string, unknown>,
  contacts: Record<string, unknown>[],
): Record<string, unknown> =>
  contacts.find((one) => one['wa_id'] === from || (userId && one['user_id'] === userId)) ??
  (contacts.length === 1 ? contacts[0]! : {});

export const readIncoming = (
  message: Record<string, unknown>,
  contacts: Record<string, unknown>[],
  receivedAt: Date,
): Incoming | undefined => {
  const wamid = text(message['id']);
  if (!wamid) return undefined;
  const kind = text(message['type']) ?? 'unsupported';
  const { kind: shown = kind, ...content } = contentOf(kind, message);
  const userId = text(message['from_user_id']);
  const from = text(message['from']);
  const contact = contactOf(message, contacts);
  const context = record(message['context']);
  return {
    wamid,
    kind: cutText(shown, 40),
    text: cutText(content.text, MAX_TEXT),
    payload: content.payload && cutText(content.payload, 512),
    replyTo: text(context['id']) ?? content.replyTo,
    edits: content.edits,
    from: phone(from) ?? phone(contact['wa_id']),
    changedTo: kind === 'system' ? newNumber(record(message['system'])) : undefined,
    providerUserId: userId ?? text(contact['user_id']),
    name: cutText(tidy(text(record(contact['profile'])['name']) ?? ''), 120) || undefined,
    at: instant(message['timestamp']) ?? receivedAt,
  };
};

const UNANSWERED = new Set(['reaction', 'system', 'revoke', 'deleted', 'edit']);
/** Whether a person waits for an answer to it. A reaction, a deletion or a change of number is stored, but needs none. */
export const expectsAnswer = (kind: string): boolean => !UNANSWERED.has(kind);
