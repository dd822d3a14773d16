import type { BankDetailsRecord, Language } from '@smachot/contracts';
import { Badge, Ltr, Note } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bank-details.module.css';

type FactProps = { name: string; children: ReactNode; badge?: ReactNode };

function Fact({ name, children, badge }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {badge ? <dd className={styles.factBadge}>{badge}</dd> : null}
    </div>
  );
}

/** Whether a value is the one that the store's profile states. */
function LikeProfile({ same }: { same: boolean }) {
  const { t } = useTranslation('admin');
  return same ? (
    <Badge tone="ok" icon="check">
      {t('bank.likeProfile')}
    </Badge>
  ) : (
    <Badge tone="warn" icon="alert">
      {t('bank.unlikeProfile')}
    </Badge>
  );
}

/** The form of the store, to be compared with the document beside it. */
export function CaseFacts({ record }: { record: BankDetailsRecord }) {
  const { t, i18n } = useTranslation('admin');
  const language = (i18n.language as Language) === 'he' ? 'he' : 'en';
  const { business, bankName, branchName } = record;
  // what the store left empty is what its profile states
  const holder = record.accountHolder || business.businessName;
  const holderNumber = record.holderNumber ?? business.vatNumber;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('bank.holder')} badge={<LikeProfile same={holder === business.businessName} />}>
          <bdi>{holder}</bdi>
        </Fact>
        <Fact name={t('bank.bank')}>
          <Ltr>{record.bankNumber}</Ltr> {bankName ? <bdi className="small">{bankName[language]}</bdi> : null}
        </Fact>
        <Fact name={t('bank.branch')}>
          <Ltr>{record.branchNumber}</Ltr> {branchName ? <bdi className="small">{branchName}</bdi> : null}
        </Fact>
        <Fact name={t('bank.account')}>
          <Ltr>{record.accountNumber}</Ltr>
        </Fact>
        {holderNumber === null ? null : (
          <Fact
            name={t('bank.holderNumber')}
            badge={
              business.vatNumber === null ? null : <LikeProfile same={holderNumber === business.vatNumber} />
            }
          >
            <Ltr>{holderNumber}</Ltr>
          </Fact>
        )}
      </dl>
      {record.warnings.map((warning) => (
        <Note key={warning} tone="warn" icon="alert">
          {t(`bank.warnings.${warning}`)}
        </Note>
      ))}
    </>
  );
}
