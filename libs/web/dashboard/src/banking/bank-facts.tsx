import type { BankDetails, Language } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Ltr, Note, LongCode } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import styles from './banking.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number of a bank or branch with its name, where the list has one. */
function Named({ number, name }: { number: string; name: string | null | undefined }) {
  return (
    <>
      <Ltr>{number}</Ltr> {name ? <bdi className={styles.factNote}>{name}</bdi> : null}
    </>
  );
}

/** The stored details. The server sends no more of the account number than its last three digits. */
export function BankFacts({ details }: { details: BankDetails }) {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const { businessName } = useOwnStore();
  const language = (i18n.language as Language) === 'he' ? 'he' : 'en';
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('banking.bank')}>
          <Named number={details.bankNumber} name={details.bankName?.[language]} />
        </Fact>
        <Fact name={t('banking.branch')}>
          <Named number={details.branchNumber} name={details.branchName} />
        </Fact>
        <Fact name={t('banking.account')}>
          <Ltr>{`•••• ${details.accountLastDigits}`}</Ltr>
          <span className="sr">{t('banking.endsWith', { digits: details.accountLastDigits })}</span>
        </Fact>
        <Fact name={t('banking.holder')}>
          <bdi>{details.accountHolder || businessName}</bdi>
        </Fact>
        {details.holderNumber ? (
          <Fact name={t('banking.holderNumber')}>
            <Ltr>{details.holderNumber}</Ltr>
          </Fact>
        ) : null}
        <Fact name={t('banking.document')}>
          <LongCode>{details.document.fileName}</LongCode>
        </Fact>
        <Fact name={t('banking.submitted')}>{format.dateTime(details.submittedAt)}</Fact>
      </dl>
      {details.warnings.map((warning) => (
        <Note key={warning} tone="warn" icon="alert">
          {t(`banking.warnings.${warning}`)}
        </Note>
      ))}
    </>
  );
}
