import type { Order } from '@smachot/contracts';
import { isolate, isolateLtr } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Icon, type IconName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderSteps, type OrderStep } from './order-steps';
import styles from './order-timeline.module.css';

const ICON: Record<OrderStep['kind'], IconName> = {
  placed: 'receipt',
  held: 'lock',
  approved: 'check',
  captured: 'card',
  capture_failed: 'alert',
  declined: 'x',
  expired: 'clock',
  recalled: 'undo',
  voided: 'undo',
  cancelled_partner: 'x',
  cancelled_customer: 'x',
  cancelled_unpaid: 'x',
  refunded: 'wallet',
  refund_owed: 'wallet',
  done: 'star',
  follows: 'users',
  left: 'undo',
  amendment_proposed: 'users',
  amendment_accepted: 'check',
  amendment_refused: 'x',
  amendment_lapsed: 'clock',
  settled: 'check',
  settlement_unpaid: 'alert',
  locked: 'lock',
  event_moved: 'cal',
  event_cancelled: 'alert',
  change_proposed: 'cal',
  change_accepted: 'check',
  change_refused: 'x',
  change_lapsed: 'clock',
  change_withdrawn: 'undo',
  rest_failed: 'alert',
  rest_undecided: 'alert',
  rest_extended: 'clock',
  rest_waived: 'wallet',
  street_asked: 'pin',
  street_said: 'pin',
  attendance_proposed: 'users',
  attendance_agreed: 'check',
  attendance_counted: 'users',
  attendance_objected: 'alert',
  counting: 'users',
  awaiting: 'clock',
  charging: 'card',
  pay: 'card',
  floats: 'users',
  settling: 'card',
  event: 'sparkle',
  refunding: 'wallet',
};

/** Kinds whose sum is the total price, and not a moved sum. */
const PRICES = new Set<OrderStep['kind']>([
  'amendment_proposed',
  'amendment_accepted',
  'amendment_refused',
  'amendment_lapsed',
  'settled',
  'locked',
  'attendance_counted',
]);
const isPrice = (kind: OrderStep['kind']) => PRICES.has(kind);

/** The note of a step: its time, and for some kinds a sentence. */
const useNote = (order: Order) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const digits = order.payment.cardLastFour;
  return ({ kind, at, state, amount }: OrderStep): string | null => {
    const when = at === null ? null : format.dateTime(at);
    if (isPrice(kind) && amount !== null)
      return t('steps.inAll', { when, sum: isolate(format.shekels(amount)) });
    if (kind === 'awaiting' || kind === 'floats' || kind === 'settling')
      return when && t('steps.until', { when });
    if (kind === 'held' && digits)
      return t(order.status === 'pending' ? 'steps.onCardYet' : 'steps.onCard', {
        digits: isolateLtr(digits),
      });
    if (kind === 'captured' && state === 'ahead') return t('steps.onApproval');
    if (kind === 'pay') return t('steps.toPay');
    if (kind === 'refund_owed') return t('steps.byHand');
    return when;
  };
};

/** Names the parts of an order that a change by agreement concerns. */
const useChangeWords = () => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return ({ terms, menu, lines, participants }: NonNullable<OrderStep['changes']>): string =>
    [
      terms && t('steps.change.terms'),
      participants &&
        t('steps.change.participants', {
          was: format.number(participants.was),
          now: format.number(participants.now),
        }),
      menu && t('steps.change.menu'),
      lines && t('steps.change.lines'),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** The name of a step for this side, with its number of participants. */
const useName = (order: Order) => {
  const { t } = useTranslation('orders');
  const changed = useChangeWords();
  const store = isolate(order.store.businessName);
  const customer = isolate(order.customer.firstName);
  return ({ kind, participants, changes }: OrderStep): string => {
    if (changes && (kind === 'change_proposed' || kind === 'change_accepted'))
      return t(`steps.change.${kind}`, { what: changed(changes) });
    const what = t(`steps.${order.side}.${kind}`, { store, customer });
    if (participants === null) return what;
    return t('steps.numbered', { what, participants: t('participants', { count: participants }) });
  };
};

type Props = { order: Order; receipt?: ReactNode };

/** The timeline of an order: past, current and upcoming steps. Both sides see the same one. */
export function OrderTimeline({ order, receipt }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const note = useNote(order);
  const name = useName(order);
  const steps = orderSteps(order);
  // one receipt for all captured payments, beside the last of them
  const paid = steps.findLast(({ kind, state }) => kind === 'captured' && state === 'done');
  return (
    <section className={clsx('card', styles.card)} aria-labelledby="order-steps">
      <h2 id="order-steps">{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <span className={styles.dot}>
              <Icon name={ICON[step.kind]} size={18} />
            </span>
            <div>
              <b>{name(step)}</b>
              <span className="small muted">{note(step)}</span>
              {step.reason ? <q className={clsx('lines', styles.reason)}>{step.reason}</q> : null}
              {step === paid ? receipt : null}
            </div>
            {step.amount === null || isPrice(step.kind) ? null : (
              <span className={styles.amount}>{format.shekels(step.amount)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
