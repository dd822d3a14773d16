import type { Services } from '../services';
import { nationally } from '../phone-number';
import { AcceptedMessage, type StatusRecord, type ThreadEntry } from '../whatsapp/message-log';
import { bubbleContent, chatText } from './bubble.part';
import { html, type Html } from './html';
import { addressOf, hourOf, isoDayOf, longDayOf, type View } from './views';

const SHOWN = 100;

const statusWords: Record<string, string> = {
  sent: 'נשלחה',
  delivered: 'נמסרה',
  read: 'נקראה',
  failed: 'נכשלה',
};

const rank = (record: StatusRecord) => ['sent', 'delivered', 'read', 'failed'].indexOf(record.status);

function statusLine(statuses: StatusRecord[]): Html {
  const furthest = statuses.reduce<StatusRecord | undefined>(
    (best, record) => (!best || rank(record) > rank(best) ? record : best),
    undefined,
  );
  if (!furthest) return html`<span class="ticks">התקבלה</span>`;
  const words = statusWords[furthest.status] ?? furthest.status;
  return html`<span class="ticks ticks-${furthest.status}"
    >${words}${furthest.code && html` <bdi dir="ltr">(${furthest.code})</bdi>`}</span
  >`;
}

function whatsappBubble(services: Services, entry: ThreadEntry): Html {
  const time = hourOf(Date.parse(entry.at));
  if (!(entry instanceof AcceptedMessage)) {
    return html`<li class="bubble mine">
      <p dir="auto">${chatText(entry.text)}</p>
      <footer><time>${time}</time></footer>
    </li>`;
  }
  const reply = { to: entry.phone, wamid: entry.wamid };
  const { words, controls } = bubbleContent(
    entry.body(),
    services.whatsapp.templates,
    reply,
    services.world.settings.PRODUCT_URL,
  );
  return html`<li class="bubble">
    <div class="bubble-in">
      ${words}
      <footer><time>${time}</time>${statusLine(entry.statuses)}</footer>
    </div>
    ${controls}
  </li>`;
}

/** A line with the date wherever the day changes. */
function withDays<T extends { at: string }>(entries: readonly T[], bubble: (entry: T) => Html): Html[] {
  let last = '';
  return entries.slice(-SHOWN).map((entry) => {
    const at = Date.parse(entry.at);
    const isNew = isoDayOf(at) !== last;
    last = isoDayOf(at);
    return html`${isNew && html`<li class="day"><span>${longDayOf(at)}</span></li>`}${bubble(entry)}`;
  });
}

function bubbles(services: Services, phone: string, app: 'whatsapp' | 'sms'): Html[] {
  if (app === 'whatsapp') {
    return withDays(services.whatsapp.log.thread(phone), (entry) => whatsappBubble(services, entry));
  }
  return withDays(
    services.sms.list(phone),
    (message) =>
      html`<li class="bubble">
        <p dir="auto">${chatText(message.text)}</p>
        <footer><time>${hourOf(Date.parse(message.at))}</time></footer>
      </li>`,
  );
}

/** The app to show when the address names none: the one that has messages. */
export const appOf = ({ whatsapp }: Services, view: View): 'whatsapp' | 'sms' =>
  view.app ?? (view.to !== undefined && whatsapp.log.thread(view.to).length > 0 ? 'whatsapp' : 'sms');

/** The phone's screen: one chat, with the other app a tap away. */
export function chatPart(services: Services, view: View): Html {
  if (view.to === undefined) {
    return html`<div class="empty">
      <p><b>בחרו מספר</b></p>
      <p class="muted small">כאן נראה הטלפון של האורח.</p>
    </div>`;
  }
  const app = appOf(services, view);
  const said = bubbles(services, view.to, app);
  const tab = (name: 'whatsapp' | 'sms', words: string) =>
    html`<a
      class="app-tab"
      href="${addressOf(view, { app: name })}"
      aria-current="${name === app ? 'true' : 'false'}"
      >${words}</a
    >`;
  return html`<header class="chat-top">
      <a class="back" href="${addressOf(view, { to: undefined, app: undefined })}" aria-label="חזרה לרשימה"
        >‹</a
      >
      <h2><bdi dir="ltr">${nationally(view.to)}</bdi></h2>
      <nav aria-label="אפליקציה">${tab('whatsapp', 'וואטסאפ')}${tab('sms', 'מסרונים')}</nav>
    </header>
    <ol class="chat chat-${app}" data-scroll="end" tabindex="0" aria-label="שיחה">
      ${said.length > 0 ? said : html`<li class="day"><span>אין עדיין הודעות</span></li>`}
    </ol>`;
}
