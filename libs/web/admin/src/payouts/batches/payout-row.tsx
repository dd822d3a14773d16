import type { AdminPayout } from '@smachot/contracts';
import { Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sum } from '../sum';
import { PayoutState, useReasonWords } from './batch-state';
import styles from '../payouts.module.css';

/** A payout, with the store it is for; its name leads to the store's own statement. */
export function PayoutRow({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const reasonOf = useReasonWords();
  const reason = reasonOf(payout);
  const { id, partnerUsername, businessName, reference, amount, status } = payout;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link className="tap-line" to={`/dashboard/${partnerUsername}/payments?view=payouts&payout=${id}`}>
          <bdi>{businessName}</bdi>
        </Link>
        <span className="small muted">
          {t('payouts.reference')} <Ltr>{reference}</Ltr>
        </span>
        {reason ? (
          <span className="small lines" dir="auto">
            {reason}
          </span>
        ) : null}
      </span>
      <span className={styles.end}>
        <b>
          <Sum of={amount} />
        </b>
        <PayoutState status={status} />
      </span>
    </li>
  );
}
