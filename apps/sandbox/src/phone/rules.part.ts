import type { Services } from '../services';
import { rules, type Rule, type Service } from '../control/rules';
import { html, type Html } from './html';

const serviceNames: Record<Service, string> = {
  whatsapp: 'וואטסאפ',
  payments: 'סליקה',
  sms: 'מסרונים',
  mail: 'דואר',
  places: 'מקומות',
  analytics: 'מדידה',
};

function ruleRow(services: Services, { service, rule, title, value }: Rule): Html {
  const active = services.world.behaviours.find(service, rule);
  const current = !active
    ? 'off'
    : active.count !== undefined
      ? 'once'
      : active.share !== undefined
        ? 'some'
        : 'on';
  const choice = (name: string, words: string, strength: object) =>
    html`<button
      type="button"
      class="seg"
      aria-pressed="${name === current ? 'true' : 'false'}"
      data-put="/_sandbox/behaviour"
      data-body="${JSON.stringify({ service, rule, ...strength })}"
    >
      ${words}
    </button>`;
  const field =
    value &&
    html`<label class="rule-value"
      ><input
        class="input"
        type="number"
        min="0"
        dir="ltr"
        data-value
        value="${active?.value ?? value.default}"
      />
      <span dir="ltr">${value.unit}</span></label
    >`;
  return html`<li class="rule ${active && 'rule-on'}">
    <span class="grow"><b>${title}</b> <code dir="ltr">${rule}</code></span
    >${field}
    <span class="segs" role="group" aria-label="${title}"
      >${choice('off', 'כבוי', { count: 0 })}${choice('once', 'פעם', { count: 1 })}
      ${choice('some', 'לפעמים', { share: 0.3 })}${choice('on', 'תמיד', {})}</span
    >
  </li>`;
}

/** The misbehaviours, each with its strength. */
export function rulesSide(services: Services): Html {
  const groups = Object.entries(serviceNames).map(([service, name]) => {
    const own = rules.filter((rule) => rule.service === service);
    const on = own.filter((rule) => services.world.behaviours.find(rule.service, rule.rule)).length;
    return html`<details
      class="rule-group"
      data-keep="${service}"
      ${{ html: service === 'whatsapp' ? 'open' : '' }}
    >
      <summary><b>${name}</b> ${on > 0 && html`<span class="badge b-warn">${on} פעילות</span>`}</summary>
      <ul>
        ${own.map((rule) => ruleRow(services, rule))}
      </ul>
    </details>`;
  });
  return html`${groups}<button
      type="button"
      class="btn btn-bad"
      data-post="/_sandbox/reset"
      data-confirm="לרוקן הכול?"
    >
      ריקון הכול
    </button>`;
}
