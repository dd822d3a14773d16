import type { AcceptedMessage } from './message-log';
import type { OutgoingMessage } from './message.schema';
import { incomingWamid, userIdOf } from './wamid';
import type { WhatsApp } from './whatsapp';

export interface GuestReply {
  /** Digits of the guest's phone. */
  phone: string;
  /** The message answered to; the newest fitting one when absent. */
  wamid?: string | undefined;
  payload?: string | undefined;
  listId?: string | undefined;
  text?: string | undefined;
  /** The profile name in the contact. */
  name?: string | undefined;
}

interface Choice {
  /** The content that the product receives. */
  content: Record<string, unknown>;
  /** The guest's own view of the message. */
  words: string;
}

const templateButtons = (message: OutgoingMessage, texts: string[]) =>
  message.type === 'template'
    ? (message.template.components ?? []).flatMap((component) =>
        component.type === 'button' && component.parameters[0]?.type === 'payload'
          ? [{ payload: component.parameters[0].payload, text: texts[Number(component.index)] ?? '' }]
          : [],
      )
    : [];

const rows = (message: OutgoingMessage) =>
  message.type === 'interactive' && message.interactive.type === 'list'
    ? message.interactive.action.sections.flatMap((section) => section.rows)
    : [];

const replyButtons = (message: OutgoingMessage) =>
  message.type === 'interactive' && message.interactive.type === 'button'
    ? message.interactive.action.buttons.map((button) => button.reply)
    : [];

/** The guest's side of the chat: an answer becomes a signed webhook, just as a tap on a real phone. */
export class GuestReplies {
  constructor(private readonly whatsapp: WhatsApp) {}

  /** The id of the guest's new message. Unknown wamids and payloads go out as given: forged answers are a test, too. */
  send(reply: GuestReply): { wamid: string; userId: string } {
    const answered = this.answered(reply);
    const choice = this.choice(reply, answered?.body());
    const context = reply.wamid ?? (reply.text === undefined ? answered?.wamid : undefined);
    const { clock, behaviours, changes } = this.whatsapp.world;
    const now = clock.now();
    const nameless = behaviours.strikes('whatsapp', 'no_phone', reply.phone);
    const userId = userIdOf(reply.phone);
    const wamid = incomingWamid(nameless ? userId : reply.phone);
    const profile = { profile: { name: reply.name ?? 'אורח' }, user_id: userId };
    const json = JSON.stringify({
      ...(nameless ? {} : { from: reply.phone }),
      from_user_id: userId,
      id: wamid,
      timestamp: String(Math.floor(now / 1000)),
      ...(context ? { context: { from: this.whatsapp.account.displayPhoneNumber, id: context } } : {}),
      ...choice.content,
    });
    this.whatsapp.window.wrote(reply.phone, now);
    this.whatsapp.log.addGuest({
      wamid,
      phone: reply.phone,
      at: clock.iso(now),
      text: choice.words,
      context,
    });
    if (answered) this.whatsapp.statuses.markRead(answered);
    const contact = JSON.stringify(nameless ? profile : { ...profile, wa_id: reply.phone });
    this.whatsapp.sender.push({ kind: 'message', json, contact });
    this.whatsapp.sender.flush();
    changes.touch();
    return { wamid, userId };
  }

  private answered({ phone, wamid, payload, listId }: GuestReply): AcceptedMessage | undefined {
    if (wamid) return this.whatsapp.log.find(wamid);
    const offered = this.whatsapp.log.list(phone).reverse();
    const wanted = payload ?? listId;
    if (wanted === undefined) return offered[0];
    return (
      offered.find((message) => JSON.stringify(message.body()).includes(JSON.stringify(wanted))) ?? offered[0]
    );
  }

  private choice(reply: GuestReply, message: OutgoingMessage | undefined): Choice {
    if (reply.listId !== undefined) return listChoice(reply.listId, message);
    if (reply.payload !== undefined) return this.buttonChoice(reply.payload, message);
    const body = reply.text ?? '';
    return { content: { type: 'text', text: { body } }, words: body };
  }

  private buttonChoice(payload: string, message: OutgoingMessage | undefined): Choice {
    const button = message && replyButtons(message).find((one) => one.id === payload);
    if (button) {
      const interactive = { type: 'button_reply', button_reply: button };
      return { content: { type: 'interactive', interactive }, words: button.title };
    }
    const template = message?.type === 'template' ? message.template : undefined;
    const texts = template
      ? (this.whatsapp.templates.find(template.name)?.texts[template.language.code]?.buttons ?? [])
      : [];
    const tapped = message && templateButtons(message, texts).find((one) => one.payload === payload);
    const text = tapped?.text ?? payload;
    return { content: { type: 'button', button: { payload, text } }, words: text };
  }
}

function listChoice(id: string, message: OutgoingMessage | undefined): Choice {
  const row = (message && rows(message).find((one) => one.id === id)) ?? { id, title: id };
  return {
    content: { type: 'interactive', interactive: { type: 'list_reply', list_reply: row } },
    words: row.title,
  };
}
