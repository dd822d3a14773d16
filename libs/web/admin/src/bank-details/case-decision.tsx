import type { BankDetailsRecord } from '@smachot/contracts';
import { bankVerificationLifecycle } from '@smachot/lifecycles';
import { useFormat } from '@smachot/web-platform';
import { Button, Dock, Note } from '@smachot/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decisionOn, notesOf, type Decision } from './decision';
import { KeyName } from './keys-help';
import { ReasonFields, type ReasonValues } from './reason-fields';
import { useQueueKeys } from './use-queue-keys';

type Props = { record: BankDetailsRecord; keysOn: boolean; onDecide: (decision: Decision) => void };

const NO_REASON: ReasonValues = { choice: null, text: '' };

/** The reason of a rejection; without one, the focus moves to where it is given. */
const useRejection = ({ record, onDecide }: Pick<Props, 'record' | 'onDecide'>) => {
  const [values, setValues] = useState(NO_REASON);
  const [tries, setTries] = useState(0);
  const group = useRef<HTMLFieldSetElement>(null);
  const notes = notesOf(values.choice, values.text);
  useEffect(() => {
    const find = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
    if (tries > 0) (find('textarea') ?? find('input:checked') ?? find('input'))?.focus();
  }, [tries]);
  const reject = () => {
    if (notes === '') setTries((count) => count + 1);
    else onDecide(decisionOn(record, 'rejected', notes));
  };
  return { values, setValues, missing: tries > 0 && notes === '', group, reject };
};

/** Verifies or rejects the details on the screen, by button or key. */
function Undecided({ record, keysOn, onDecide }: Props) {
  const { t } = useTranslation('admin');
  const { values, setValues, missing, group, reject } = useRejection({ record, onDecide });
  // such an account does not fit the payout file, and the server refuses to verify it
  const isPayable = !record.warnings.includes('account_too_long');
  const verify = () => {
    if (isPayable) onDecide(decisionOn(record, 'verified'));
  };
  useQueueKeys(keysOn, { verify, reject });
  return (
    <>
      <ReasonFields values={values} missing={missing} onChange={setValues} group={group} />
      <Dock
        label={t('bank.decision')}
        main={
          <Button block icon="check" disabled={!isPayable} onClick={verify}>
            {t('bank.verify')} {keysOn ? <KeyName of="verify" /> : null}
          </Button>
        }
      >
        <Button kind="line" danger icon="x" onClick={reject}>
          {t('bank.reject')} {keysOn ? <KeyName of="reject" /> : null}
        </Button>
      </Dock>
    </>
  );
}

/** What is decided about the case, or the means to decide it. */
export function CaseDecision(props: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { record } = props;
  const { verification_status: status, decidedAt } = record;
  if (bankVerificationLifecycle.movesFor(status, 'admin').length > 0) return <Undecided {...props} />;
  return (
    <Note tone={status === 'verified' ? 'ok' : 'bad'} icon={status === 'verified' ? 'check' : 'x'}>
      {t(`bank.statuses.${status}`)}
      {decidedAt === null ? null : <> · {format.dateTime(decidedAt)}</>}
    </Note>
  );
}
