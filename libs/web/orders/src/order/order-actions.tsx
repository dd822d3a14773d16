import { lacksStreet, type MoveConsequence, type Order, type OrderMoveName } from '@smachot/contracts';
import { orderLifecycle } from '@smachot/lifecycles';
import { Icon, type IconName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsequenceWords } from './consequence-words';
import orderStyles from './order.module.css';
import styles from './order-actions.module.css';

const ICON: Record<OrderMoveName, IconName> = {
  approve: 'check',
  decline: 'x',
  recall: 'undo',
  cancel: 'undo',
};

type Props = {
  order: Order;
  /** Undefined while loading: the buttons wait for their sums. */
  consequences: Partial<Record<OrderMoveName, MoveConsequence>> | undefined;
  onMove: (move: OrderMoveName) => void;
  /** Further actions, for example a call. */
  children?: ReactNode;
};

/** Transitions that end an order: the least likely ones, they are last and small. */
const LAST: ReadonlySet<OrderMoveName> = new Set(['cancel', 'recall']);

type TransitionProps = Pick<Props, 'order' | 'onMove'> & {
  move: OrderMoveName;
  consequence: MoveConsequence | undefined;
};

/** The button of one transition, with its effect on the money. */
function Transition({ order, move, consequence, onMove }: TransitionProps) {
  const { t } = useTranslation('orders');
  const words = useConsequenceWords();
  const said = consequence && words(move, order.side, consequence);
  const waits = move === 'approve' && lacksStreet(order.orderSummary.eventInfo.location);
  return (
    <button
      type="button"
      className={orderStyles.move}
      data-kind={move === 'approve' ? 'main' : 'away'}
      data-last={LAST.has(move) ? '' : undefined}
      disabled={!said || waits}
      onClick={() => onMove(move)}
    >
      <Icon name={ICON[move]} size={LAST.has(move) ? 18 : 24} />
      <span className="grow">
        <b>{t(`moves.${move}`)}</b>
        <small>{waits ? t('street.missing') : (said?.sentence ?? t('moves.asking'))}</small>
      </span>
      {said?.sum ? (
        <span className={orderStyles.money}>
          <small>{said.sum.label}</small>
          {said.sum.amount}
        </span>
      ) : null}
    </button>
  );
}

/** The transitions this person may make now, each with its effect on the money, the likely ones first. */
export function OrderActions({ order, consequences, onMove, children }: Props) {
  const { t } = useTranslation('orders');
  const moves = order.readOnly ? [] : orderLifecycle.movesFor(order.status, order.side);
  if (moves.length === 0 && !children) return null;
  const button = (move: OrderMoveName) => (
    <Transition key={move} order={order} move={move} consequence={consequences?.[move]} onMove={onMove} />
  );
  return (
    <section className={clsx('card', styles.moves)} aria-labelledby="order-moves">
      <h2 id="order-moves">{t('moves.title')}</h2>
      {moves.filter((move) => !LAST.has(move)).map(button)}
      {children}
      {moves.filter((move) => LAST.has(move)).map(button)}
    </section>
  );
}
