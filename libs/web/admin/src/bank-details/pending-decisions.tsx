import { isolate } from '@smachot/kernel';
import { problemOf, useProblemText } from '@smachot/web-platform';
import { Button, Icon } from '@smachot/web-ui';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Decision } from './decision';
import { UNDO_MS } from './decision.flow';
import type { Decided } from './use-decisions';
import { KeyName } from './keys-help';
import styles from './bank-details.module.css';

type Props = {
  decided: readonly Decided<Decision>[];
  keysOn: boolean;
  /** Opens the case as the server has it now. */
  onShow: (decision: Decision) => void;
};

/** Decisions that can still be undone, are on their way, or were not made. */
export function PendingDecisions({ decided, keysOn, onShow }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.pending} role="status" aria-label={t('bank.pending')}>
      {decided.map((one) => (
        <PendingDecision key={one.decision.id} {...one} keysOn={keysOn} onShow={onShow} />
      ))}
    </div>
  );
}

type RowProps = Decided<Decision> & Omit<Props, 'decided'>;

function PendingDecision({ decision, flow, keysOn, onShow }: RowProps) {
  const { t } = useTranslation('admin');
  const state = useSelector(flow, ({ value }) => value);
  const name = isolate(decision.name);
  return (
    <div className={styles.pendingRow} data-bad={state === 'failed' || state === 'overtaken' || undefined}>
      {state === 'undoable' ? (
        <>
          <Icon name={decision.status === 'verified' ? 'check' : 'x'} />
          <span className="grow">{t(`bank.will.${decision.status}`, { name })}</span>
          <span className={styles.timer} style={{ animationDuration: `${UNDO_MS}ms` }} aria-hidden />
          <Button kind="soft" icon="undo" onClick={() => flow.send({ type: 'undo' })}>
            {t('bank.undo')} {keysOn ? <KeyName of="undo" /> : null}
          </Button>
        </>
      ) : null}
      {state === 'sending' ? <span className="grow">{t('bank.sending', { name })}</span> : null}
      {state === 'failed' ? <Failed name={name} flow={flow} /> : null}
      {state === 'overtaken' ? <Overtaken name={name} flow={flow} onShow={() => onShow(decision)} /> : null}
    </div>
  );
}

type EndProps = { name: string } & Pick<RowProps, 'flow'>;

function Failed({ name, flow }: EndProps) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const problem = useSelector(flow, ({ context }) => context.problem);
  return (
    <>
      <Icon name="alert" />
      <span className="grow">
        <b>{t('bank.failed', { name })}</b> {words(problem)}
      </span>
      <Button kind="soft" icon="rotate" onClick={() => flow.send({ type: 'retry' })}>
        {t('bank.retry')}
      </Button>
      <Button kind="ghost" onClick={() => flow.send({ type: 'undo' })}>
        {t('bank.giveUp')}
      </Button>
    </>
  );
}

const OVERTAKEN = { 'bank.decided': 'decided', 'conflict.version': 'changed' } as const;
const isKnown = (code: string | undefined): code is keyof typeof OVERTAKEN =>
  code !== undefined && code in OVERTAKEN;

/** Another admin was first, or the store has changed the details: this decision was not made. */
function Overtaken({ name, flow, onShow }: EndProps & { onShow: () => void }) {
  const { t } = useTranslation('admin');
  const { code } = problemOf(useSelector(flow, ({ context }) => context.problem));
  const dismiss = () => flow.send({ type: 'dismiss' });
  const show = () => {
    dismiss();
    onShow();
  };
  return (
    <>
      <Icon name="users" />
      <span className="grow">
        {t(`bank.overtaken.${isKnown(code) ? OVERTAKEN[code] : 'gone'}`, { name })}
      </span>
      <Button kind="soft" onClick={show}>
        {t('bank.show')}
      </Button>
      <Button kind="ghost" onClick={dismiss}>
        {t('bank.understood')}
      </Button>
    </>
  );
}
