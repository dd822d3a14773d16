import type { OwnConsent } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnConsentsQuery, useWithdrawMutation } from '../newsletters-api';
import '../texts';
import styles from '../newsletters.module.css';

function Row({ of }: { of: OwnConsent }) {
  const { t } = useTranslation('newsletters');
  const format = useFormat();
  const say = useSnackbar();
  const words = useProblemText();
  const [withdraw, withdrawing] = useWithdrawMutation();
  const { partnerId, businessName, text, agreedAt, endedAt } = of;
  return (
    <Card component="li" className={styles.row}>
      <span className={styles.rowText}>
        <b dir="auto">{businessName}</b>
        <span className="small" dir="auto">
          {text}
        </span>
        <span className="small muted">
          {t('people.since', { when: format.date(agreedAt) })}
          {endedAt ? ` · ${t('people.until', { when: format.date(endedAt) })}` : null}
        </span>
        {withdrawing.error ? <Note tone="bad">{words(withdrawing.error)}</Note> : null}
      </span>
      {endedAt ? (
        <Badge tone="neutral" icon="lock">
          {t('people.ended')}
        </Badge>
      ) : (
        <Button
          kind="line"
          busy={withdrawing.isLoading}
          aria-label={t('people.withdrawFrom', { name: isolate(businessName) })}
          onClick={async () => {
            const { error } = await withdraw({ params: { partnerId } });
            if (!error) say(t('people.withdrawn'));
          }}
        >
          {t('people.withdraw')}
        </Button>
      )}
    </Card>
  );
}

/** /me/newsletters: the businesses whose advertising the person agreed to, and those they left. */
export function OwnConsentsScreen() {
  const { t } = useTranslation('newsletters');
  const query = useOwnConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('people.mine'));
  const consents = query.data?.consents;
  return (
    <Page width="narrow">
      <PageHead title={t('people.mine')} note={t('people.mineNote')} back="/me" />
      {!consents ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      ) : consents.length ? (
        <ul className={styles.list} aria-label={t('people.mine')}>
          {consents.map((one) => (
            <Row key={`${one.partnerId} ${one.agreedAt}`} of={one} />
          ))}
        </ul>
      ) : (
        <EmptyState art="empty-chat" title={t('people.none')} text={t('people.noneText')} />
      )}
    </Page>
  );
}
