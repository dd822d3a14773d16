import { linkSuffix } from '../whatsapp/check-message';
import type { OutgoingInteractive, OutgoingMessage } from '../whatsapp/message.schema';
import type { Templates } from '../whatsapp/templates';
import { wordsOf } from './conversations';
import { escapeHtml, html, type Html } from './html';

/** The reply that a tap sends. */
export interface Tap {
  words: string;
  description?: string | undefined;
  body: Record<string, unknown>;
}

/** Formats *bold* and links addresses; the rest is plain text. */
export const chatText = (text: string): Html => ({
  html: escapeHtml(text)
    .replace(/\*([^*\n]+)\*/g, '<b>$1</b>')
    .replace(/https?:\/\/[^\s<]+/g, '<a href="$&" target="_blank" rel="noreferrer" dir="ltr">$&</a>')
    .replace(/\n/g, '<br>'),
});

const tapButton = ({ words, description, body }: Tap, kind: string): Html =>
  html`<button
    class="${kind}"
    type="button"
    data-post="/_sandbox/whatsapp/reply"
    data-body="${JSON.stringify(body)}"
  >
    ${words}${description && html`<small>${description}</small>`}
  </button>`;

function imageOf(
  message: OutgoingMessage,
): { id?: string | undefined; link?: string | undefined } | undefined {
  if (message.type === 'image') return message.image;
  if (message.type === 'interactive') {
    return message.interactive.header?.type === 'image' ? message.interactive.header.image : undefined;
  }
  if (message.type !== 'template') return undefined;
  const header = message.template.components?.find((component) => component.type === 'header');
  const parameter = header?.parameters[0];
  return parameter?.type === 'image' ? parameter.image : undefined;
}

function picture(message: OutgoingMessage): Html | undefined {
  const image = imageOf(message);
  if (!image) return undefined;
  const source = image.link ?? `/phone/media/${image.id}`;
  return html`<img class="bubble-image" src="${source}" alt="תמונת ההזמנה" loading="lazy" />`;
}

function templateTaps(
  message: OutgoingMessage & { type: 'template' },
  templates: Templates,
  reply: object,
): Tap[] {
  const texts = templates.find(message.template.name)?.texts[message.template.language.code]?.buttons ?? [];
  return texts.map((words, index) => {
    const component = message.template.components?.find(
      (one) => one.type === 'button' && Number(one.index) === index,
    );
    const parameter = component?.type === 'button' ? component.parameters[0] : undefined;
    const payload = parameter?.type === 'payload' ? parameter.payload : words;
    return { words, body: { ...reply, payload } };
  });
}

function interactiveControls(interactive: OutgoingInteractive, reply: object): Html {
  if (interactive.type === 'button') {
    const taps = interactive.action.buttons.map((button) => ({
      words: button.reply.title,
      body: { ...reply, payload: button.reply.id },
    }));
    return html`<div class="taps">${taps.map((tap) => tapButton(tap, 'tap-button'))}</div>`;
  }
  const sections = interactive.action.sections.map(
    (section) =>
      html`${section.title && html`<h3>${section.title}</h3>`}${section.rows.map((row) =>
        tapButton(
          { words: row.title, description: row.description, body: { ...reply, listId: row.id } },
          'row-button',
        ),
      )}`,
  );
  return html`<details class="taps list">
    <summary class="tap-button">☰ ${interactive.action.button}</summary>
    <div class="rows">${sections}</div>
  </details>`;
}

/** The button that opens the product; the template is registered with the address before its suffix. */
function linkButton(
  message: OutgoingMessage & { type: 'template' },
  templates: Templates,
  productUrl: string,
): Html | undefined {
  const { link: words, linkBase } =
    templates.find(message.template.name)?.texts[message.template.language.code] ?? {};
  const suffix = linkSuffix(message.template);
  if (!words || suffix === undefined) return undefined;
  return html`<a
    class="tap-button"
    href="${linkBase ? `${linkBase}${suffix}` : new URL(`/${suffix}`, productUrl).href}"
    target="_blank"
    rel="noreferrer"
    >↗ ${words}</a
  >`;
}

/** The content of one message from the business: picture, text, footer, and buttons. */
export function bubbleContent(
  message: OutgoingMessage,
  templates: Templates,
  reply: object,
  productUrl: string,
) {
  const footer = message.type === 'interactive' ? message.interactive.footer?.text : undefined;
  const words = html`${picture(message)}
    <p dir="auto">${chatText(wordsOf(message, templates))}</p>
    ${footer && html`<p class="muted tiny">${footer}</p>`}`;
  if (message.type === 'interactive')
    return { words, controls: interactiveControls(message.interactive, reply) };
  if (message.type !== 'template') return { words, controls: undefined };
  const taps = templateTaps(message, templates, reply).map((tap) => tapButton(tap, 'tap-button'));
  const link = linkButton(message, templates, productUrl);
  const all = link ? [...taps, link] : taps;
  return { words, controls: all.length ? html`<div class="taps">${all}</div>` : undefined };
}
