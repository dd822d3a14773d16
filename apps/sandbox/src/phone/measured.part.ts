import type { Services } from '../services';
import type { CapturedEvent } from '../analytics/analytics-log';
import { emptySide, html, type Html } from './html';
import { whenOf } from './views';

const names: Record<CapturedEvent['service'], string> = { product: 'שימוש במוצר', web: 'מדידת אתר' };

const fieldsOf = ({ event }: CapturedEvent): Record<string, unknown> =>
  typeof event === 'object' && event !== null ? { ...event } : { raw: event };

const titleOf = (fields: Record<string, unknown>): string => {
  const name = fields['event'] ?? fields['en'];
  return typeof name === 'string' ? name : '?';
};

/** @param number its index among all events: an opened one stays open when more arrive */
function line(captured: CapturedEvent, number: number): Html {
  const fields = fieldsOf(captured);
  return html`<li>
    <details data-keep="measured-${number}">
      <summary class="line">
        <span class="grow"
          ><b class="ell" dir="ltr">${titleOf(fields)}</b>
          <span class="ell muted small">${names[captured.service]}</span></span
        ><time>${whenOf(captured.at)}</time>
      </summary>
      <pre class="small" dir="ltr">${JSON.stringify(fields, null, 1)}</pre>
    </details>
  </li>`;
}

/** The events both analytics services received: none before consent, none after its withdrawal. */
export function measuredSide({ analytics }: Services): Html {
  const events = analytics.list();
  if (events.length === 0) return emptySide('לא נמדד כלום', 'מדידה מתחילה רק אחרי הסכמה באתר.');
  return html`<ul>
    ${events.map(line).slice(-100).reverse()}
  </ul>`;
}
