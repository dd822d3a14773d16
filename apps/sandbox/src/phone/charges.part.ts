import type { Services } from '../services';
import { testCards } from '../payme/cards';
import { saleRecord } from '../payme/sale.answers';
import { emptySide, html, type Html } from './html';
import { shekels, whenOf } from './views';

const saleWords: Record<string, [string, string]> = {
  initial: ['ממתינה לתשלום', 'b-warn'],
  completed: ['חויבה', 'b-ok'],
  authorized: ['מסגרת תפוסה', 'b-pri'],
  failed: ['נדחתה', 'b-bad'],
  refunded: ['זוכתה', ''],
  'partial-refund': ['זוכתה חלקית', ''],
  chargeback: ['הוכחשה', 'b-bad'],
  'partial-chargeback': ['הוכחשה חלקית', 'b-bad'],
  voided: ['שוחררה', ''],
};

/** A saved card: it was checked, and not charged. */
const checked: [string, string] = ['כרטיס נבדק, בלי חיוב', ''];

/** Charges, holds and refunds of cards. */
export function chargesSide({ payme }: Services): Html {
  const sales = payme.list().slice(-100).reverse().map(saleRecord);
  if (sales.length === 0) return emptySide('אין חיובים', 'כל חיוב, תפיסת מסגרת וזיכוי יופיעו כאן.');
  return html`<ul>
    ${sales.map((sale) => {
      const [words = sale.status, tone = ''] =
        sale.type === 'token' && sale.status === 'completed' ? checked : (saleWords[sale.status] ?? []);
      const events = sale.history.map(
        (one) =>
          html`<li>
            ${whenOf(one.at)} · <bdi dir="ltr">${one.event}</bdi> · ${shekels(one.amount ?? 0, sale.currency)}
          </li>`,
      );
      return html`<li class="sale">
        <div class="row">
          <b class="sum">${shekels(sale.price, sale.currency)}</b><span class="badge ${tone}">${words}</span>
          <time>${whenOf(sale.createdAt)}</time>
        </div>
        <p class="small">${sale.productName}</p>
        <p class="muted small"><bdi dir="ltr">${sale.buyer?.mask ?? 'בלי כרטיס'}</bdi> ${sale.error?.text}</p>
        <details data-keep="${sale.saleId}">
          <summary class="small">פרטים</summary>
          <p class="tiny" dir="ltr">${sale.saleId}<br />${sale.transactionId}</p>
          <ol class="tiny">
            ${events}
          </ol>
        </details>
      </li>`;
    })}
  </ul>`;
}

/** The provider's test cards; a tap copies the number. */
export const cardsSide = (): Html =>
  html`<ul>
      ${testCards.map(
        (card) =>
          html`<li class="test-card">
            <b>${card.title}</b
            ><button type="button" class="copy" data-copy="${card.number}" title="העתקה">
              <bdi dir="ltr">${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</bdi>
            </button>
            <span class="muted small"
              ><bdi dir="ltr">${card.expiry}</bdi> ·
              <bdi dir="ltr">${card.cvc}</bdi
              >${card.socialId && html` · ת"ז <bdi dir="ltr">${card.socialId}</bdi>`}</span
            >
          </li>`,
      )}
    </ul>
    <p class="muted small">כל מספר תקין אחר עובד כמו כרטיס רגיל.</p>`;
