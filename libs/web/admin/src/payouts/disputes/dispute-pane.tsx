import type { ChargebackAnswer, ChargebackId, ChargebackRecord } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { problemOf, useFormat } from '@smachot/web-platform';
import {
  Card,
  Ltr,
  Note,
  QueryStatus,
  SkeletonForm,
  Timeline,
  type IconName,
  LongCode,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useChargebackCaseQuery } from '../payouts-api';
import { Sum } from '../sum';
import { DisputeDecision } from './dispute-decision';
import { DisputeState } from './dispute-state';
import styles from '../payouts.module.css';

/** One disputed charge: the facts, what both sides say, what was done, and the decision. */
export function DisputePane({ chargebackId }: { chargebackId: ChargebackId }) {
  const { t } = useTranslation('admin');
  const query = useChargebackCaseQuery({ params: { chargebackId } }, { refetchOnMountOrArgChange: true });
  const record = query.currentData;
  if (!record && query.isError && problemOf(query.error).status === 404)
    return <Note icon="info">{t('payouts.disputes.missing')}</Note>;
  return (
    <Card component="section" className={styles.stack} aria-labelledby="po-dispute">
      {record ? (
        <>
          <div className={styles.between}>
            <h2 id="po-dispute">
              <Sum of={record.amount} />
            </h2>
            <DisputeState status={record.status} />
          </div>
          <Facts record={record} />
          <Evidence side="customer" answers={record.customerAnswers} />
          <Evidence side="business" answers={record.businessAnswers} />
          <DisputeDecision record={record} />
          <History record={record} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={4} />} />
      )}
    </Card>
  );
}

function Facts({ record }: { record: ChargebackRecord }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { subject, orderCode, saleId, openedAt, answerBy, resolvedAt } = record;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('payouts.disputes.about')}</dt>
        <dd>
          {t(`payouts.disputes.subject.${subject}`)} {orderCode ? <Ltr>{orderCode}</Ltr> : null}
        </dd>
      </div>
      <div>
        <dt>{t('payouts.disputes.sale')}</dt>
        <dd>
          <LongCode className={styles.code}>{saleId}</LongCode>
        </dd>
      </div>
      <div>
        <dt>{t('payouts.disputes.openedAt')}</dt>
        <dd>{format.dateTime(openedAt)}</dd>
      </div>
      <div>
        <dt>{t('payouts.disputes.answerBy')}</dt>
        <dd>{format.dateTime(answerBy)}</dd>
      </div>
      {resolvedAt ? (
        <div>
          <dt>{t('payouts.disputes.resolvedAt')}</dt>
          <dd>{format.dateTime(resolvedAt)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

type EvidenceProps = { side: 'customer' | 'business'; answers: readonly ChargebackAnswer[] };

function Evidence({ side, answers }: EvidenceProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const id = `po-${side}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(`payouts.disputes.side.${side}`)}</h3>
      {answers.length === 0 ? <p className="muted">{t('payouts.disputes.noAnswer')}</p> : null}
      <ul className={styles.rows}>
        {answers.map(({ text, recognised, at }) => (
          <li key={at} className={styles.answer}>
            {recognised === null ? null : (
              <b>{t(recognised ? 'payouts.disputes.recognised' : 'payouts.disputes.notRecognised')}</b>
            )}
            <p dir="auto" className={styles.written}>
              {text}
            </p>
            <span className="small muted">{format.dateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICON: Record<ChargebackRecord['history'][number]['move'], IconName> = {
  open: 'alert',
  send_evidence: 'send',
  win: 'check',
  lose: 'x',
  expire: 'clock',
};

function History({ record: { history } }: { record: ChargebackRecord }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <section aria-labelledby="po-history">
      <h3 id="po-history">{t('payouts.disputes.history')}</h3>
      <Timeline
        items={history.map(({ move, by, note, at }, index) => ({
          id: `${move}-${index}`,
          icon: ICON[move],
          title: t('payouts.disputes.moved', {
            what: t(`payouts.disputes.moves.${move}`),
            who: isolate(t(`payouts.disputes.by.${by}`)),
          }),
          ...(note && { text: note }),
          at: format.dateTime(at),
        }))}
      />
    </section>
  );
}
