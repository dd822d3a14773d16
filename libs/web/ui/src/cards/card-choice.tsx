import type { Card } from '@smachot/contracts';
import type { PayingCard } from '@smachot/web-platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Note } from '../feedback/note';
import { QueryStatus } from '../feedback/query-status';
import { SkeletonRows } from '../feedback/skeletons';
import { RadioCards } from '../forms/radio-cards';
import { Icon } from '../icon/icon';
import { Badge } from '../text/badge';
import { Ltr } from '../text/ltr';
import { useAddCard } from './add-card';
import { UnconfirmedCards } from './unconfirmed-cards';

function CardWords({ card }: { card: Card }) {
  const { t } = useTranslation('ui');
  return (
    <>
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
    </>
  );
}

type Props = { paying: PayingCard; error?: string | undefined };

function StoredCards({ paying: { cards, card, choose } }: { paying: PayingCard }) {
  const { t } = useTranslation('ui');
  return (
    <RadioCards
      label={t('card.title')}
      options={cards.map((one) => ({ value: one._id, content: <CardWords card={one} />, off: one.expired }))}
      chosen={card?._id}
      onChoose={choose}
    />
  );
}

/** The button that opens the form of a new card, and the form. */
function NewCard({ paying: { cards, card, added }, waits }: { paying: PayingCard; waits: boolean }) {
  const { t } = useTranslation('ui');
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
  const { t } = useTranslation('ui');
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
