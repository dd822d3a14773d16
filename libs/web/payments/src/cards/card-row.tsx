import type { Card } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Badge, Button, Icon, IconButton, Ltr, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useMakeDefaultCardMutation } from '../payments-api';
import styles from '../payments.module.css';

/** A card that the bank has not confirmed: the link to confirm it, while there is one. */
function Unconfirmed({ card }: { card: Card }) {
  const { t } = useTranslation('payments');
  return card.authenticateUrl ? (
    <a className="btn btn-primary" href={card.authenticateUrl} rel="noreferrer">
      {t('confirmCard')}
    </a>
  ) : (
    <Badge tone="warn" icon="clock">
      {t('checking')}
    </Badge>
  );
}

/** Whether the card is the default one, else the button that makes it so. */
function DefaultCard({ card }: { card: Card }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [makeDefault, making] = useMakeDefaultCardMutation();
  return (
    <>
      {card.isDefault ? (
        <Badge tone="primary" icon="check">
          {t('default')}
        </Badge>
      ) : (
        <Button
          kind="ghost"
          busy={making.isLoading}
          onClick={() => void makeDefault({ params: { cardId: card._id } })}
        >
          {t('makeDefault')}
        </Button>
      )}
      {making.error ? <Note tone="bad">{say(making.error)}</Note> : null}
    </>
  );
}

/** The problem of the card, else whether it is the default card. */
function CardState({ card }: { card: Card }) {
  const { t } = useTranslation('payments');
  if (card.status === 'refused')
    return (
      <Badge tone="bad" icon="alert">
        {t('refused')}
      </Badge>
    );
  if (card.status === 'checking') return <Unconfirmed card={card} />;
  return (
    <>
      {card.expired ? (
        <Badge tone="bad" icon="alert">
          {t('expired')}
        </Badge>
      ) : null}
      <DefaultCard card={card} />
    </>
  );
}

export function CardRow({
  card,
  onEdit,
  onDelete,
}: {
  card: Card;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation('payments');
  return (
    <li className={clsx(styles.card, 'row wrap')}>
      <Icon name="card" size={24} />
      <div className="grow" style={{ flexBasis: 190 }}>
        <b>{card.nickname ?? t(`brand.${card.cardType}`)}</b>
        <div className="muted small">
          <Ltr>{`•••• ${card.lastFourDigits}`}</Ltr> · {t('until')} <Ltr>{card.expiry}</Ltr>
        </div>
      </div>
      <CardState card={card} />
      <IconButton icon="edit" label={t('editNamed', { digits: card.lastFourDigits })} onClick={onEdit} />
      <IconButton icon="trash" label={t('deleteNamed', { digits: card.lastFourDigits })} onClick={onDelete} />
    </li>
  );
}
