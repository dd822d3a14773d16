import type { Card } from '@smachot/contracts';
import { Badge, Button, Icon, Ltr, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddCard } from './add-card';
import { UnconfirmedCards } from './unconfirmed-cards';
import type { PayingCard } from './use-paying-card';
import styles from '../orders.module.css';

type RowProps = { card: Card; on: boolean; onChoose: () => void };

function CardRow({ card, on, onChoose }: RowProps) {
  const { t } = useTranslation('orders');
  return (
    <label className={styles.card} data-on={on || undefined} data-off={card.expired || undefined}>
      <input
        type="radio"
        className="check"
        name="paying-card"
        checked={on}
        disabled={card.expired}
        onChange={onChoose}
      />
      <Icon name="card" size={22} />
      <span className="grow">
        <b>
          <bdi>{card.nickname ?? t(`card.brand.${card.cardType}`)}</bdi>
        </b>
        <small className="muted">
          <Ltr>{`•••• ${card.lastFourDigits}`}</Ltr> · <Ltr>{card.expiry}</Ltr>
        </small>
      </span>
      {card.expired ? (
        <Badge tone="bad" icon="alert">
          {t('card.expired')}
        </Badge>
      ) : null}
    </label>
  );
}

type Props = { paying: PayingCard; error?: string | undefined };

function StoredCards({ paying: { cards, card, choose } }: { paying: PayingCard }) {
  const { t } = useTranslation('orders');
  return (
    <div role="radiogroup" aria-label={t('card.title')} className={styles.cards}>
      {cards.map((one) => (
        <CardRow key={one._id} card={one} on={one._id === card?._id} onChoose={() => choose(one._id)} />
      ))}
    </div>
  );
}

/** The button that opens the form of a new card, and the form. */
function NewCard({ paying: { cards, card, added }, waits }: { paying: PayingCard; waits: boolean }) {
  const { t } = useTranslation('orders');
  const [adding, setAdding] = useState(false);
  const addCard = useAddCard();
  if (!addCard) return null;
  const onSaved = () => {
    setAdding(false);
    added();
  };
  return (
    <>
      <div>
        <Button kind={card || waits ? 'soft' : 'primary'} icon="plus" onClick={() => setAdding(true)}>
          {t(cards.length > 0 ? 'card.another' : 'card.add')}
        </Button>
      </div>
      {adding ? addCard({ onClose: () => setAdding(false), onSaved }) : null}
    </>
  );
}

/** Choice of a stored card, or a new one without leaving the page. */
export function CardChoice({ paying, error }: Props) {
  const { t } = useTranslation('orders');
  const { query, cards, unconfirmed } = paying;
  const checking = unconfirmed.filter(({ status }) => status === 'checking');
  const waits = checking.length > 0;
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  return (
    <div className="ui-flow">
      {cards.length > 0 ? (
        <StoredCards paying={paying} />
      ) : waits ? null : (
        <p className="muted">{t('card.none')}</p>
      )}
      {/* a refused card is irrelevant to a person who has another one */}
      <UnconfirmedCards cards={cards.length > 0 ? checking : unconfirmed} />
      {error && !waits ? <Note tone="bad">{error}</Note> : null}
      <NewCard paying={paying} waits={waits} />
    </div>
  );
}
