import type { Chargeback } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ChargebackBox,
  type IconName,
  QueryStatus,
  SkeletonRows,
  type Tone,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { More } from './more';
import { useStoreChargebacksInfiniteQuery } from './payments-api';
import { SaleLink } from './sale-link';
import { Sum } from './sum';
import dashboardStyles from '../dashboard.module.css';
import styles from './payments.module.css';

const LOOK: Record<Chargeback['status'], { tone: Tone; icon: IconName }> = {
  opened: { tone: 'warn', icon: 'lock' },
  evidence_sent: { tone: 'primary', icon: 'send' },
  won: { tone: 'ok', icon: 'check' },
  lost: { tone: 'bad', icon: 'x' },
};

/** Tickets have no page of their own in the dashboard, so the business answers here. */
function TicketsAnswer({ dispute }: { dispute: Chargeback }) {
  if (!dispute.mayAnswer && dispute.answers.length === 0) return null;
  return (
    <div className={styles.answer}>
      <ChargebackBox chargeback={dispute} />
    </div>
  );
}

function DisputeRow({ dispute }: { dispute: Chargeback }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { partnerUsername } = useOwnStore();
  const { subject, orderId, orderCode, amount, status, openedAt, answerBy, mayAnswer, answers } = dispute;
  const order = `/dashboard/${partnerUsername}/orders/${orderId}`;
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        {orderId ? <SaleLink orderId={orderId} code={orderCode} /> : null}
        <span className="small muted">{t('payments.disputes.opened', { day: format.date(openedAt) })}</span>
        <span className="small">
          {mayAnswer
            ? t('payments.disputes.answerBy', { when: isolate(format.dateTime(answerBy)) })
            : t(`payments.disputes.texts.${status}`)}
        </span>
      </span>
      <span className={styles.amounts}>
        <Sum of={amount} className={styles.amount} />
        <Badge {...LOOK[status]}>{t(`payments.disputes.states.${status}`)}</Badge>
      </span>
      {subject === 'tickets' ? (
        <TicketsAnswer dispute={dispute} />
      ) : orderId && mayAnswer ? (
        <Button kind={answers.length === 0 ? 'primary' : 'soft'} icon="chat" to={order}>
          {t('payments.disputes.answer')}
        </Button>
      ) : null}
    </li>
  );
}

/** Charges that customers disputed at their card companies, answered on the page of each order and, of tickets, here; nothing for a store that has none. */
export function Disputes() {
  const { t } = useTranslation('dashboard');
  const { partnerId } = useOwnStore();
  const query = useStoreChargebacksInfiniteQuery({ partnerId }, { refetchOnMountOrArgChange: true });
  const disputes = query.currentData?.pages.flatMap(({ chargebacks }) => chargebacks);
  if (disputes?.length === 0 || (!disputes && !query.isError)) return null;
  return (
    <Card component="section" aria-labelledby="pm-disputes" className={dashboardStyles.stack}>
      <div>
        <h2 id="pm-disputes">{t('payments.disputes.title')}</h2>
        <p className="muted small">{t('payments.disputes.text')}</p>
      </div>
      {disputes ? (
        <ul className={styles.lines}>
          {disputes.map((dispute) => (
            <DisputeRow key={dispute._id} dispute={dispute} />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />
      )}
      <More query={query} />
    </Card>
  );
}
