import type { Behaviour } from '../control/behaviours';
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
  push: 'התראות במכשיר',
};

type Strength = 'off' | 'once' | 'some' | 'on';

const strengthOf = (active: Behaviour | undefined): Strength => {
  if (!active) return 'off';
  if (active.count !== undefined) return 'once';
  return active.share !== undefined ? 'some' : 'on';
};

/** How strongly a rule can misbehave, with the behaviour each button asks for. */
const strengths: readonly { strength: Strength; words: string; behaviour: object }[] = [
  { strength: 'off', words: 'כבוי', behaviour: { count: 0 } },
  { strength: 'once', words: 'פעם', behaviour: { count: 1 } },
  { strength: 'some', words: 'לפעמים', behaviour: { share: 0.3 } },
  { strength: 'on', words: 'תמיד', behaviour: {} },
];

function ruleRow(services: Services, { service, rule, title, value }: Rule): Html {
  const active = services.world.behaviours.find(service, rule);
  const current = strengthOf(active);
  const buttons = strengths.map(
    ({ strength, words, behaviour }) =>
      html`<button
        type="button"
        class="seg"
        aria-pressed="${strength === current ? 'true' : 'false'}"
        data-put="/_sandbox/behaviour"
        data-body="${JSON.stringify({ service, rule, ...behaviour })}"
      >
        ${words}
      </button>`,
  );
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
    <span class="segs" role="group" aria-label="${title}">${buttons}</span>
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
