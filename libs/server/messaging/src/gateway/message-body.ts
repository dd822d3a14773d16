import type { MessageContent } from '../domain/message-content';

type Template = Extract<MessageContent, { kind: 'template' }>;

/** Variables refuse line breaks, tabs and runs of blanks (132018), and may not be empty (131008). */
const variable = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 1024) || '-';

const templateOf = (letter: Template, mediaId: string | undefined) => ({
  name: letter.name,
  language: { code: letter.language, policy: 'deterministic' },
  components: [
    ...(mediaId ? [{ type: 'header', parameters: [{ type: 'image', image: { id: mediaId } }] }] : []),
    ...(letter.variables.length
      ? [
          {
            type: 'body',
            parameters: letter.variables.map((text) => ({ type: 'text', text: variable(text) })),
          },
        ]
      : []),
    ...letter.payloads.map((payload, index) => ({
      type: 'button',
      sub_type: 'quick_reply',
      index: String(index),
      parameters: [{ type: 'payload', payload }],
    })),
    ...(letter.linkSuffix === undefined
      ? []
      : [
          {
            type: 'button',
            sub_type: 'url',
            index: String(letter.payloads.length),
            parameters: [{ type: 'text', text: letter.linkSuffix }],
          },
        ]),
  ],
});

const contentOf = (letter: MessageContent, mediaId: string | undefined) => {
  switch (letter.kind) {
    case 'template':
      return { type: 'template', template: templateOf(letter, mediaId) };
    case 'text':
      return { type: 'text', text: { preview_url: false, body: letter.body } };
    case 'buttons':
      return {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: letter.body },
          action: {
            buttons: letter.buttons.map(({ id, title }) => ({ type: 'reply', reply: { id, title } })),
          },
        },
      };
    case 'list':
      return {
        type: 'interactive',
        interactive: {
          type: 'list',
          body: { text: letter.body },
          action: { button: letter.button, sections: [{ rows: letter.rows }] },
        },
      };
  }
};

/** Message type on the wire; a guest's history shows the template's name where there is one. */
export const messageType = (letter: MessageContent): 'template' | 'text' | 'interactive' =>
  letter.kind === 'buttons' || letter.kind === 'list' ? 'interactive' : letter.kind;

/** The recipient: an E.164 phone, or a provider's user id for a person whose username hides the phone. */
const addressee = (to: string): { to: string } | { recipient: string } =>
  to.startsWith('+') ? { to: to.slice(1) } : { recipient: to };

/** The request's JSON. The provider returns `callback` in every status of this message. */
export const messageBody = (to: string, letter: MessageContent, callback: string, mediaId?: string): string =>
  JSON.stringify({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...addressee(to),
    biz_opaque_callback_data: callback,
    ...contentOf(letter, mediaId),
  });

/** `m1:<message id>:<attempt>`: late statuses of an attempt must not be attributed to the next one. */
export const callbackOf = (messageId: string, attempt: number): string => `m1:${messageId}:${attempt}`;
const CALLBACK = /^m1:([0-9a-f-]{36}):(\d+)$/;
export const readCallback = (text: unknown): { messageId: string; attempt: number } | undefined => {
  const match = typeof text === 'string' ? CALLBACK.exec(text) : null;
  return match ? { messageId: match[1]!, attempt: Number(match[2]) } : undefined;
};
