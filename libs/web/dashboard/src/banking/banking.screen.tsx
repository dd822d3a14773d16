import type { BankDetails } from '@smachot/contracts';
import { useAddress, useTitle } from '@smachot/web-platform';
import { Button, Card, Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { useBanksQuery, useOwnBankDetailsQuery } from './banking-api';
import { BankFacts } from './bank-facts';
import { EditForm, SubmitForm } from './bank-forms';
import type { Bank } from './bank-lists';
import { BankState, Support } from './bank-state';
import dashboardStyles from '../dashboard.module.css';

/** banking-info: the account that payouts are made to, and its verification. Members of the crew do not see it. */
export function BankingScreen() {
  const { t } = useTranslation('dashboard');
  const { role } = useOwnStore();
  useTitle(t('places.banking'));
  return (
    <Page width="narrow">
      <PageHead title={t('places.banking')} note={t('banking.note')} />
      {role === 'Member' ? <Note icon="lock">{t('banking.ownersOnly')}</Note> : <OfStore />}
    </Page>
  );
}

/** Without the list of banks, their numbers are typed. */
const useBanks = (): { banks: readonly Bank[]; settled: boolean } => {
  const { data, isError } = useBanksQuery();
  return { banks: data?.banks ?? [], settled: data !== undefined || isError };
};

function OfStore() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const isOwner = useIsOwner();
  const query = useOwnBankDetailsQuery(
    { params: { a: 'partner', b: partnerUsername } },
    { refetchOnMountOrArgChange: true },
  );
  const { banks, settled } = useBanks();
  if (!query.currentData || !settled)
    return (
      <QueryStatus query={query} title={t('banking.loadFailed')} skeleton={<SkeletonForm fields={5} />} />
    );
  const { bankDetails } = query.currentData;
  const first = isOwner ? <SubmitForm banks={banks} /> : <Note icon="info">{t('banking.none')}</Note>;
  return (
    <div className={dashboardStyles.stack}>
      {bankDetails ? <Given details={bankDetails} banks={banks} refetch={query.refetch} /> : first}
      <Support />
    </div>
  );
}

type GivenProps = { details: BankDetails; banks: readonly Bank[]; refetch: () => Promise<unknown> };

function Given({ details, banks, refetch }: GivenProps) {
  const [editing, setEditing] = useAddress<'' | 'yes'>('edit', '');
  const isOwner = useIsOwner();
  const [opened, setOpened] = useState(0);
  if (editing && isOwner)
    return (
      <EditForm
        key={opened}
        details={details}
        banks={banks}
        onClose={() => setEditing(null)}
        onReload={() => void refetch().then(() => setOpened((count) => count + 1))}
      />
    );
  return <Stored details={details} onEdit={isOwner ? () => setEditing('yes', { push: true }) : null} />;
}

function Stored({ details, onEdit }: { details: BankDetails; onEdit: (() => void) | null }) {
  const { t } = useTranslation('dashboard');
  const isRejected = details.verification_status === 'rejected';
  return (
    <Card component="section" aria-labelledby="bk-account" className={dashboardStyles.stack}>
      <h2 id="bk-account">{t('banking.title')}</h2>
      <BankState details={details} />
      <BankFacts details={details} />
      {onEdit ? (
        <div>
          <Button kind={isRejected ? 'primary' : 'line'} icon="edit" onClick={onEdit}>
            {t(isRejected ? 'banking.correct' : 'banking.edit')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
