import type { BankDocument, Language } from '@smachot/contracts';
import { fitsCheckDigit } from '@smachot/kernel';
import { Field, Note, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OTHER_BANK, type Bank } from './bank-lists';
import { bankNumberOf, wireOf, type BankValues } from './bank-values';
import { BranchField } from './branch-field';
import { DocumentField } from './document-field';
import type { BankForm } from './use-bank-form';
import dashboardStyles from '../dashboard.module.css';

/** The most digits of an account that the payout file has room for; zeros in front do not count. */
const PAYABLE_DIGITS = 9;

type Props = { form: BankForm; banks: readonly Bank[] };

const useBankOptions = (banks: readonly Bank[], chosen: string) => {
  const { t, i18n } = useTranslation('dashboard');
  const language: keyof Bank['name'] = (i18n.language as Language) === 'he' ? 'he' : 'en';
  return [
    { value: '', label: t('banking.chooseBank'), disabled: true },
    // a bank that has left stays in details that name it
    ...banks
      .filter(({ closed, bankNumber }) => !closed || bankNumber === chosen)
      .map(({ bankNumber, name }) => ({ value: bankNumber, label: `${bankNumber} · ${name[language]}` })),
    { value: OTHER_BANK, label: t('banking.otherBank') },
  ];
};

function BankAndBranch({ form, banks }: Props) {
  const { t } = useTranslation('dashboard');
  const options = useBankOptions(banks, form.values.bank);
  return (
    <>
      <div className={dashboardStyles.pair}>
        <SelectField label={t('banking.bank')} options={options} {...form.choice('bank')} />
        {form.values.bank === OTHER_BANK ? (
          <Field ltr inputMode="numeric" label={t('banking.bankNumber')} {...form.field('otherBank')} />
        ) : null}
      </div>
      <BranchField bankNumber={bankNumberOf(form.values)} {...form.control('branchNumber')} />
    </>
  );
}

/** Doubts about the account number, as far as they can be known before it is sent. */
const doubtOf = (values: BankValues): 'account_too_long' | 'check_digit' | null => {
  const { bankNumber, branchNumber, accountNumber } = wireOf(values);
  if (accountNumber.replace(/^0+/, '').length > PAYABLE_DIGITS) return 'account_too_long';
  if (!/^\d{2}$/.test(bankNumber) || !/^\d{3}$/.test(branchNumber) || !/^\d+$/.test(accountNumber))
    return null;
  return fitsCheckDigit({ bankNumber, branchNumber, accountNumber }) === false ? 'check_digit' : null;
};

/** A doubt is told when the field is left: a number that is half typed never fits. */
function Account({ form, lastDigits }: { form: BankForm; lastDigits: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const [left, setLeft] = useState(false);
  const doubt = left ? doubtOf(form.values) : null;
  return (
    <>
      <Field
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={t('banking.account')}
        hint={lastDigits ? t('banking.accountStays', { digits: lastDigits }) : t('banking.accountHint')}
        {...form.field('accountNumber')}
        onBlur={() => setLeft(true)}
      />
      {doubt ? (
        <Note tone="warn" icon="alert">
          {t(`banking.warnings.${doubt}`)}
        </Note>
      ) : null}
    </>
  );
}

type FieldsProps = Props & { lastDigits?: string; stored?: BankDocument };

/** The fields of bank details. In an edit, the account number and the document may stay as they are. */
export function BankFields({ form, banks, lastDigits, stored }: FieldsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <BankAndBranch form={form} banks={banks} />
      <Account form={form} lastDigits={lastDigits} />
      <div className={dashboardStyles.pair}>
        <Field
          label={t('optional', { label: t('banking.holder') })}
          hint={t('banking.holderHint')}
          {...form.field('accountHolder')}
        />
        <Field
          ltr
          inputMode="numeric"
          label={t('optional', { label: t('banking.holderNumber') })}
          hint={t('banking.holderNumberHint')}
          {...form.field('holderNumber')}
        />
      </div>
      <DocumentField
        stored={stored}
        error={form.control('documentId').error}
        onChange={form.control('documentId').onChange}
      />
    </>
  );
}
