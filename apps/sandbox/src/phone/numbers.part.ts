import { cutText } from '@smachot/kernel';
import type { Services } from '../services';
import { nationally } from '../phone-number';
import { conversations } from './conversations';
import { html, type Html } from './html';
import { addressOf, dayOf, hourOf, isoDayOf, type View } from './views';

const when = (at: string, now: number) => {
  const moment = Date.parse(at);
  return isoDayOf(moment) === isoDayOf(now) ? hourOf(moment) : dayOf(moment);
};

/** The list of numbers that got something. */
export function numbersPart(services: Services, view: View): Html {
  const all = conversations(services);
  if (all.length === 0) {
    return html`<div class="empty">
      <img src="/assets/empty-chat.svg" alt="" width="160" height="120" />
      <p><b>עוד לא נשלח כלום</b></p>
      <p class="muted small">כל מספר שיקבל הודעה או קוד כניסה יופיע כאן.</p>
    </div>`;
  }
  const now = services.world.clock.now();
  const rows = all.map(({ phone, app, text, at }) => {
    const chosen = phone === view.to;
    return html`<li>
      <a class="number" href="${addressOf(view, { to: phone, app })}" ${chosen ? CURRENT : ''}>
        <span class="app app-${app}" title="${app === 'sms' ? 'מסרון' : 'וואטסאפ'}"
          >${app === 'sms' ? 'SMS' : 'WA'}</span
        >
        <span class="grow"
          ><span class="number-top"
            ><bdi dir="ltr">${nationally(phone)}</bdi><time>${when(at, now)}</time></span
          >
          <span class="ell muted small">${cutText(text.replace(/\s+/g, ' '), 120)}</span></span
        ></a
      >
    </li>`;
  });
  return html`<ul>
    ${rows}
  </ul>`;
}

const CURRENT: Html = { html: 'aria-current="true"' };
