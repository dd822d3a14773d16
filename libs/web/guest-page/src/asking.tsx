import { useState } from 'react';
import type { GuestPage, Language } from '@smachot/contracts';
import { formatShortDate } from '@smachot/i18n';
import { Icon } from '@smachot/web-ui-light';
import { plannedSteps, type AnswerEvent, type AnswerState } from './answer.flow';
import { Question } from './questions';
import { fill, type GuestTexts } from './texts';
import guestStyles from './guest.module.css';
import styles from './guest-page.module.css';

/** The running answer: its state, what changes it, and the texts of its language. */
export type FlowProps = {
  state: AnswerState;
  send: (event: AnswerEvent) => void;
  language: Language;
  texts: GuestTexts;
};
type Props = FlowProps & { page: GuestPage };

function Progress({ texts, at, of }: { texts: GuestTexts; at: number; of: number }) {
  return (
    <div
      className={styles.prog}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={at}
      aria-label={fill(texts.step, { n: at, of })}
    >
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < at ? styles.on : ''} />
      ))}
    </div>
  );
}

/** The way back, and how many questions there are. */
function Steps({ state, send, texts, page }: Props) {
  const { step } = state.context;
  const steps = plannedSteps(page);
  return (
    <div className="row">
      {step !== 'attending' && (
        <button
          type="button"
          className="icon-btn"
          aria-label={texts.back}
          onClick={() => send({ type: 'back' })}
        >
          {/* the arrow points along the line of reading; back is the other way */}
          <span style={{ display: 'inline-flex', transform: 'scaleX(-1)' }}>
            <Icon name="arrow" />
          </span>
        </button>
      )}
      {steps.length > 1 && <Progress texts={texts} at={steps.indexOf(step) + 1} of={steps.length} />}
    </div>
  );
}

/** The day until which the answer can be changed. */
function Until({ page, language, texts }: Omit<Props, 'state' | 'send'>) {
  const closing = new Date(page.closingDate);
  const [opened] = useState(() => new Date());
  if (!page.open || closing <= opened) return null;
  return (
    <p className={styles.until}>
      <Icon name="clock" size={16} />{' '}
      {fill(texts.until, { date: formatShortDate(closing, language, opened) })}
    </p>
  );
}

/** One question after another, until the answer is sent. */
export function Asking({ page, ...flow }: Props) {
  const { state, send, texts } = flow;
  const { step, problem } = state.context;
  return (
    <>
      <Steps {...flow} page={page} />
      <Until page={page} language={flow.language} texts={texts} />
      <Question
        step={step}
        page={page}
        texts={texts}
        busy={state.matches('sending')}
        onAnswer={(answers) => send({ type: 'answer', answers })}
      />
      {state.matches('unsent') && (
        <p className={guestStyles.problem} role="alert">
          {problem === 'offline' ? texts.problem.offline : texts.problem.title}{' '}
          <button type="button" className="btn btn-ghost" onClick={() => send({ type: 'retry' })}>
            {texts.problem.retry}
          </button>
        </p>
      )}
    </>
  );
}
