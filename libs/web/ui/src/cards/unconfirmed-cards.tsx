import type { Card } from '@smachot/contracts';
import { isolateLtr } from '@smachot/kernel';
import { useTranslation } from 'react-i18next';
import { Note } from '../feedback/note';

/** Cards that cannot be charged: their owner has to confirm, the card company has not answered yet, or it has refused. */
export function UnconfirmedCards({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('ui');
  return cards.map(({ _id, lastFourDigits, status, authenticateUrl }) => {
    const digits = isolateLtr(lastFourDigits);
    if (status === 'refused')
      return (
        <Note key={_id} tone="bad" icon="card">
          {t('card.refused', { digits })}
        </Note>
      );
    return (
      <Note key={_id} tone="warn" icon="card">
        <p role="status">{t(authenticateUrl ? 'card.atBank' : 'card.checking', { digits })}</p>
        {authenticateUrl ? (
          <a className="btn btn-primary" href={authenticateUrl} rel="noreferrer">
            {t('card.toBank')}
          </a>
        ) : null}
      </Note>
    );
  });
}
