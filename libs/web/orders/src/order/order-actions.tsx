import type { MoveConsequence, Order, OrderMoveName } from '@smachot/contracts';
import { movesOfOrder } from '@smachot/lifecycles';
import { Icon, type IconName } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsequenceWords } from './consequence-words';

const ICON: Record<OrderMoveName, IconName> = {
  approve: 'check',
  decline: 'x',
  recall: 'undo',
  cancel: 'undo',
};

type Props = {
  order: Order;
  /** Not here yet: the moves wait for their sums. */
  consequences: Partial<Record<OrderMoveName, MoveConsequence>> | undefined;
  onMove: (move: OrderMoveName) => void;
  /** What else may be done, e.g. to call. */
  children?: ReactNode;
};

/** Only the moves this person may make now, each with what it does to the money. */
export function OrderActions({ order, consequences, onMove, children }: Props) {
  const { t } = useTranslation('orders');
  const words = useConsequenceWords();
  const moves = order.readOnly ? [] : movesOfOrder(order.status, order.side);
  if (moves.length === 0 && !children) return null;
  return (
    <section className="card od-mv" aria-labelledby="order-moves">
      <h2 id="order-moves">{t('moves.title')}</h2>
      {moves.map((move) => {
        const consequence = consequences?.[move];
        const said = consequence && words(move, order.side, consequence);
        return (
          <button
            key={move}
            type="button"
            className="od-mo"
            data-kind={move === 'approve' ? 'main' : 'away'}
            disabled={!said}
            onClick={() => onMove(move)}
          >
            <Icon name={ICON[move]} />
            <span className="grow">
              <b>{t(`moves.${move}`)}</b>
              <small>{said?.sentence ?? t('moves.asking')}</small>
            </span>
            {said?.sum ? (
              <span className="od-money">
                <small>{said.sum.label}</small>
                {said.sum.amount}
              </span>
            ) : null}
          </button>
        );
      })}
      {children}
    </section>
  );
}
