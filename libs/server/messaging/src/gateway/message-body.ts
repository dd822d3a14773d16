import { cutText, withoutLinks } from '@smachot/kernel';
import type { MessageContent } from '../domain/message-content';

type Template = Extract<MessageContent, { kind: 'template' }>;

/** Variables refuse line breaks, tabs and runs of blanks (132018), may not be empty (131008), and are no links of people. */
const variable = (text: string): string =>
  cutText(withoutLinks(text).replace(/\s+/g, ' ').trim(), 1024) || '-';

const templateOf = (content: Template, mediaId: string | undefined) => ({
  name: content.name,
  language: { code: content.language, policy: 'deterministic' },
  components: [
    ...(mediaId ? [{ type: 'header', parameters: [{ type: 'image', image: { id: mediaId } }] }] : []),
    ...(content.variables.length
      ? [
          {
            type: 'body',
            parameters: content.variables.map((text) => ({ type: 'text', text: variable(text) })),
          },
        ]
      : []),
    ...content.payloads.map((payload, index) => ({
      type: 'button',
      sub_type: 'quick_reply',
      index: String(index),
      parameters: [{ type: 'payload', payload }],
    })),
    ...(content.linkSuffix === undefined
      ? []
      : [
          {
            type: 'button',
            sub_type: 'url',
            index: String(content.payloads.length),
            parameters: [{ type: 'text', text: content.linkSuffix }],
          },
        ]),
  ],
});

const contentOf = (content: MessageContent, mediaId: string | undefined) => {
  switch (content.kind) {
    case 'template':
      return { type: 'template', template: templateOf(content, mediaId) };
    case 'text':
      return { type: 'text', text: { preview_url: false, body: content.body } };
    case 'buttons':
      return {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: content.body },
          action: {
            buttons: content.buttons.map(({ id, title }) => ({ type: 'reply', reply: { id, title } })),
          },
        },
      };
    case 'list':
      return {
        type: 'interactive',
        interactive: {
          type: 'list',
          body: { text: content.body },
          action: { button: content.button, sections: [{ rows: content.rows }] },
        },
      };
  }
};

/** Message type on the wire; a guest's history shows the template's name where there is one. */
export const messageType = (content: MessageContent): 'template' | 'text' | 'interactive' =>
  content.kind === 'buttons' || content.kind === 'list' ? 'interactive' : content.kind;

/** The recipient: an E.164 phone, or a provider's user id for a person whose username hides the phone. */
const addressee = (to: string): { to: string } | { recipient: string } =>
  to.startsWith('+') ? { to: to.slice(1) } : { recipient: to };

/** The request's JSON. The provider returns `callback` in every status of this message. */
export const messageBody = (
  to: string,
  content: MessageContent,
  callback: string,
  mediaId?: string,
): string =>
  JSON.stringify({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...addressee(to),
    biz_opaque_callback_data: callback,
    ...contentOf(content, mediaId),
  });

/** `m1:<message id>:<attempt>`: late statuses of an attempt must not be attributed to the next one. */
export const callbackOf = (messageId: string, attempt: number): string => `m1:${messageId}:${attempt}`;
const CALLBACK = /^m1:([0-9a-f-]{36}):(\d+)$/;
export const readCallback = (text: unknown): { messageId: string; attempt: number } | undefined => {
  const match = typeof text === 'string' ? CALLBACK.exec(text) : null;
  return match ? { messageId: match[1]!, attempt: Number(match[2]) } : undefined;
};
