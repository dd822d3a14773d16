import { BankRejectionReason, type BankDetails } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useClientConfig, useFormat } from '@smachot/web-platform';
import { Badge, Button, Note, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './banking.module.css';

type State = 'in_process' | 'overdue' | 'verified' | 'rejected';
const BADGES: Record<State, { tone: Tone; icon: IconName }> = {
  in_process: { tone: 'primary', icon: 'clock' },
  overdue: { tone: 'warn', icon: 'clock' },
  verified: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'x' },
};

const stateOf = ({ verification_status, overdue }: BankDetails): State =>
  overdue ? 'overdue' : verification_status;

/** A listed reason in the reader's language; another one as the administrator wrote it. */
function RejectionReason({ reason }: { reason: string }) {
  const { t } = useTranslation('dashboard');
  const listed = BankRejectionReason.safeParse(reason).data;
  return listed ? (
    t(`banking.reasons.${listed}`)
  ) : (
    <span className="lines" dir="auto">
      {reason}
    </span>
  );
}

/** The state of the verification, and what the store can expect from it. */
export function BankState({ details }: { details: BankDetails }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const state = stateOf(details);
  const at = (when: string | null) => (when === null ? '' : isolate(format.dateTime(when)));
  return (
    <div className={styles.state}>
      <div>
        <Badge {...BADGES[state]}>{t(`banking.states.${state}`)}</Badge>
      </div>
      <p>{t(`banking.stateTexts.${state}`, { due: at(details.dueAt), decided: at(details.decidedAt) })}</p>
      {details.rejectionReason === null ? null : (
        <Note tone="warn" icon="alert">
          <b>{t('banking.why')}</b> <RejectionReason reason={details.rejectionReason} />
        </Note>
      )}
      {details.payoutsPaused ? (
        <Note tone="warn" icon="pause">
          {t('banking.paused')}
        </Note>
      ) : null}
      {state === 'overdue' ? <Support kind="soft" /> : null}
    </div>
  );
}

/** The way to customer support, where the installation has one. */
export function Support({ kind = 'ghost' }: { kind?: 'soft' | 'ghost' }) {
  const { t } = useTranslation('dashboard');
  const contact = useClientConfig()?.contactChatUrl;
  if (!contact) return null;
  return (
    <div>
      <Button kind={kind} icon="chat" href={contact} target="_blank" rel="noopener noreferrer">
        {t('banking.support')}
      </Button>
    </div>
  );
}
