import type { BankDetailsCase, BankDetailsId } from '@smachot/contracts';
import { Badge, Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { ClockBadge } from './clock-badge';
import styles from './bank-details.module.css';

/** The id of a case's element in the queue, which gets the focus when the keys move through it. */
export const queueItemId = (id: BankDetailsId) => `bank-case-${id}`;

type Props = {
  cases: readonly BankDetailsCase[];
  current: BankDetailsId | null;
  label: string;
  /** The address of a case. */
  addressOf: (id: BankDetailsId) => To;
  more: (() => void) | null;
  loadingMore: boolean;
};

/** The cases of a list, the longest waiting first. */
export function CaseQueue({ cases, current, label, addressOf, more, loadingMore }: Props) {
  const { t } = useTranslation('admin');
  return (
    <nav className={styles.queue} aria-label={label}>
      {cases.map((one) => (
        <Link
          key={one.id}
          id={queueItemId(one.id)}
          className={styles.queueItem}
          to={addressOf(one.id)}
          replace
          preventScrollReset
          aria-current={one.id === current ? 'true' : undefined}
        >
          <QueueText of={one} />
        </Link>
      ))}
      {more ? (
        <Button kind="soft" busy={loadingMore} onClick={more}>
          {t('bank.more')}
        </Button>
      ) : null}
    </nav>
  );
}

function QueueText({ of }: { of: BankDetailsCase }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <span className={styles.queueText}>
        <b className={styles.name}>
          <bdi>{of.business.businessName}</bdi>
        </b>
        <span className="small muted">
          {of.corrected && of.dueAt !== null
            ? t('bank.corrected')
            : t(`bank.statuses.${of.verification_status}`)}
        </span>
      </span>
      {of.dueAt === null ? (
        <Badge
          tone={of.verification_status === 'verified' ? 'ok' : 'bad'}
          icon={of.verification_status === 'verified' ? 'check' : 'x'}
        >
          {t(`bank.statuses.${of.verification_status}`)}
        </Badge>
      ) : (
        <ClockBadge dueAt={of.dueAt} />
      )}
    </>
  );
}
