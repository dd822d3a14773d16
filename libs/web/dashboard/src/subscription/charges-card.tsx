import {
  type Invoice,
  invoiceFile,
  type SubscriptionCharge,
  type SubscriptionChargeStatus,
} from '@smachot/contracts';
import { addDays, atWallTime, isolate } from '@smachot/kernel';
import { saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import { Badge, Button, Card, type IconName, Note, type Tone } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useSubscriptionChargesQuery } from './subscriptions-api';
import { usePlanWords } from './use-plan-words';
import dashboardStyles from '../dashboard.module.css';
import styles from './subscription.module.css';

const LOOK: Record<SubscriptionChargeStatus, { tone: Tone; icon: IconName }> = {
  requested: { tone: 'warn', icon: 'clock' },
  action_required: { tone: 'bad', icon: 'lock' },
  failed: { tone: 'bad', icon: 'alert' },
  paid: { tone: 'ok', icon: 'check' },
  credited: { tone: 'ok', icon: 'wallet' },
  abandoned: { tone: 'neutral', icon: 'x' },
};

/** First and last day of the period that a charge is for. */
const usePeriod = () => {
  const format = useFormat();
  const dateOf = (day: string) => isolate(format.date(atWallTime(day, '10:00')));
  return ({ from, until }: SubscriptionCharge) => ({ from: dateOf(from), to: dateOf(addDays(until, -1)) });
};

/** Downloads the invoice of a charge, or a credit note. */
function InvoiceButton({ invoice: { _id, kind, number } }: { invoice: Invoice }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const { partnerId } = useOwnStore();
  const [problem, setProblem] = useState<unknown>();
  const params = { partnerId, invoiceId: _id };
  const download = () => void saveFile(invoiceFile, `${kind}-${number}.pdf`, { params }).catch(setProblem);
  return (
    <>
      <Button kind="ghost" icon="download" onClick={download}>
        {t(`charges.invoice.${kind}`, { number })}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <span className={styles.invoices}>
      {invoices.map((invoice) => (
        <InvoiceButton key={invoice._id} invoice={invoice} />
      ))}
    </span>
  );
}

function ChargeRow({ charge }: { charge: SubscriptionCharge }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = usePlanWords();
  const period = usePeriod()(charge);
  const { planId, breakdown, coupon, credit, status } = charge;
  return (
    <li className={styles.charge}>
      <span className="grow">
        <b>
          <bdi>{words(planId).name}</bdi>
        </b>
        <small>{t('charges.period', period)}</small>
        <small>
          {t('charges.tax', {
            subtotal: isolate(format.shekels(breakdown.subtotal)),
            tax: isolate(format.shekels(breakdown.tax)),
          })}
          {coupon ? (
            <>
              {' · '}
              {t('charges.coupon', {
                code: isolate(coupon.code),
                sum: isolate(format.shekels(-coupon.amount)),
              })}
            </>
          ) : null}
          {credit > 0 ? <> · {t('charges.credit', { sum: isolate(format.shekels(credit)) })}</> : null}
        </small>
      </span>
      <span className={styles.sum}>
        <b>{format.shekels(breakdown.total)}</b>
        <Badge {...LOOK[status]}>{t(`charges.status.${status}`)}</Badge>
      </span>
      <Invoices invoices={charge.invoices} />
    </li>
  );
}

/** The charges of the subscription, newest first; nothing for a store that never had one. */
export function ChargesCard() {
  const { t } = useTranslation('dashboard');
  const { partnerId } = useOwnStore();
  const { currentData } = useSubscriptionChargesQuery(
    { params: { partnerId } },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData || currentData.charges.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="ac-charges" className={dashboardStyles.stack}>
      <h2 id="ac-charges">{t('charges.title')}</h2>
      <ul>
        {currentData.charges.map((charge) => (
          <ChargeRow key={charge._id} charge={charge} />
        ))}
      </ul>
    </Card>
  );
}
