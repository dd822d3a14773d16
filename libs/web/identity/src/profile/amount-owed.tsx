import type { AnswerOf, outstanding } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

export type Outstanding = AnswerOf<typeof outstanding>;

/** Decimal shekels, over the decimal fractions of binary numbers. */
export const totalOwed = ({ amount, unpaid }: Outstanding): number =>
  Math.round((amount + unpaid) * 100) / 100;

/** The outstanding sum that closing the account would charge, and the card that stays until then. */
export function AmountOwed({ owed, failed }: { owed: Outstanding | undefined; failed: boolean }) {
  const { t } = useTranslation('identity');
  const format = useFormat();
  if (!owed) return <p>{t(failed ? 'delete.owed.unknown' : 'delete.owed.loading')}</p>;
  const total = totalOwed(owed);
  const orders = owed.unsettledOrders ? <p>{t('delete.owed.orders')}</p> : null;
  if (total === 0) return orders ?? <p>{t(owed.card ? 'delete.owed.nothingCard' : 'delete.owed.nothing')}</p>;
  return (
    <>
      <ul>
        {owed.responses ? (
          <li>
            {t('delete.owed.responses', { count: owed.responses, amount: format.shekels(owed.amount) })}
          </li>
        ) : null}
        {owed.unpaid ? <li>{t('delete.owed.unpaid', { amount: format.shekels(owed.unpaid) })}</li> : null}
      </ul>
      <p>
        <strong>{t('delete.owed.total', { amount: format.shekels(total) })}</strong>
      </p>
      <p>{owed.card ? t('delete.owed.card', { four: owed.card.lastFourDigits }) : t('delete.owed.noCard')}</p>
      {orders}
    </>
  );
}
