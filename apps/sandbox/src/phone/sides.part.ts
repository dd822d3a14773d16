import type { Services } from '../services';
import { cardsSide, chargesSide } from './charges.part';
import { html, type Html } from './html';
import { mailSide } from './mail.part';
import { measuredSide } from './measured.part';
import { rulesSide } from './rules.part';
import { addressOf, type View } from './views';

const names: Record<View['side'], string> = {
  rules: 'תקלות',
  mail: 'דואר',
  charges: 'חיובים',
  cards: 'כרטיסים',
  measured: 'מדידה',
};

/** The panel beside the phone: misbehaviours, mail, charges, test cards, analytics. */
export function sidePart(services: Services, view: View): Html {
  const content = {
    rules: () => rulesSide(services),
    mail: () => mailSide(services, view),
    charges: () => chargesSide(services),
    cards: cardsSide,
    measured: () => measuredSide(services),
  }[view.side]();
  const tabs = Object.entries(names).map(
    ([side, name]) =>
      html`<a
        class="chip"
        href="${addressOf(view, { side: side as View['side'], mail: undefined })}"
        aria-current="${side === view.side ? 'true' : 'false'}"
        >${name}</a
      >`,
  );
  return html`<nav class="side-tabs" aria-label="מה עוד קרה">${tabs}</nav>
    <div class="side-in">${content}</div>`;
}
