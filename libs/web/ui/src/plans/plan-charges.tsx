import {
  type Invoice,
  invoiceFile,
  type Language,
  type StoreId,
  type SubscriptionCharge,
  type SubscriptionChargeStatus,
} from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { addDays, atWallTime, isolate } from '@smachot/kernel';
import { problemSentence, saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Note } from '../feedback/note';
import type { IconName } from '../icon/icon-paths';
import { Badge, type Tone } from '../text/badge';
import styles from './plan-charges.module.css';

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

type InvoiceProps = { partnerId: StoreId; invoice: Invoice };

/** Downloads the invoice of a charge, or a credit note. */
function InvoiceButton({ partnerId, invoice: { _id, kind, number } }: InvoiceProps) {
  const { t } = useTranslation('ui');
  const words = useProblemText();
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

function Sums({ charge: { breakdown, coupon, credit } }: { charge: SubscriptionCharge }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  return (
    <small>
      {t('charges.tax', {
        subtotal: isolate(format.shekels(breakdown.subtotal)),
        tax: isolate(format.shekels(breakdown.tax)),
      })}
      {coupon ? (
        <>
          {' · '}
          {t('charges.coupon', { code: isolate(coupon.code), sum: isolate(format.shekels(-coupon.amount)) })}
        </>
      ) : null}
      {credit > 0 ? <> · {t('charges.credit', { sum: isolate(format.shekels(credit)) })}</> : null}
    </small>
  );
}

type RowProps = { partnerId: StoreId; charge: SubscriptionCharge };

function ChargeRow({ partnerId, charge }: RowProps) {
  const { t, i18n } = useTranslation('ui');
  const format = useFormat();
  const period = usePeriod()(charge);
  const { planId, breakdown, status, refusal, invoices } = charge;
  return (
    <li className={styles.charge}>
      <span className="grow">
        <b>
          <bdi>{planTexts(planId, i18n.language as Language).name}</bdi>
        </b>
        <small>{t('charges.period', period)}</small>
        <Sums charge={charge} />
        {refusal ? <small>{problemSentence(`card.${refusal}`)}</small> : null}
      </span>
      <span className={styles.sum}>
        <b>{format.shekels(breakdown.total)}</b>
        <Badge {...LOOK[status]}>{t(`charges.status.${status}`)}</Badge>
      </span>
      {invoices.length > 0 ? (
        <span className={styles.invoices}>
          {invoices.map((invoice) => (
            <InvoiceButton key={invoice._id} partnerId={partnerId} invoice={invoice} />
          ))}
        </span>
      ) : null}
    </li>
  );
}

type Props = { partnerId: StoreId; charges: readonly SubscriptionCharge[] };

/** The charges of a store's plan in the order they are given in: period, sums, why a card was refused, invoices. */
export function PlanCharges({ partnerId, charges }: Props) {
  return (
    <ul>
      {charges.map((charge) => (
        <ChargeRow key={charge._id} partnerId={partnerId} charge={charge} />
      ))}
    </ul>
  );
}
