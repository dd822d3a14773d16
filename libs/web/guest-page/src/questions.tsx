import { GuestAnswers, maxLengthOf } from '@smachot/contracts';
import { Icon } from '@smachot/web-ui-light';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Step } from './answer.flow';
import { halfway } from './halfway';
import { Headcount } from './headcount';
import type { QuestionProps } from './question-props';
import guestStyles from './guest.module.css';
import styles from './questions.module.css';

function Big({
  kind,
  icon,
  busy,
  chosen,
  onClick,
  children,
}: {
  kind?: 'yes';
  icon: 'check' | 'x' | 'clock';
  busy: boolean;
  chosen: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={kind ? clsx(styles.big, styles.yes) : styles.big}
      aria-disabled={busy}
      aria-pressed={chosen}
      onClick={onClick}
    >
      <span className={styles.ic}>
        <Icon name={icon} size={22} />
      </span>
      {children}
    </button>
  );
}

function Attending({ page, texts, busy, onAnswer }: QuestionProps) {
  const given = page.guest?.answer;
  return (
    <>
      <h2>{texts.attending.title}</h2>
      <p className={guestStyles.sub}>{texts.attending.sub}</p>
      <Big
        kind="yes"
        icon="check"
        busy={busy}
        chosen={given === 'confirmed'}
        onClick={() => onAnswer({ attending: 'confirmed' })}
      >
        {texts.attending.confirmed}
      </Big>
      <Big
        icon="x"
        busy={busy}
        chosen={given === 'declined'}
        onClick={() => onAnswer({ attending: 'declined' })}
      >
        {texts.attending.declined}
      </Big>
      <Big
        icon="clock"
        busy={busy}
        chosen={given === 'maybe'}
        onClick={() => onAnswer({ attending: 'maybe' })}
      >
        {texts.attending.maybe}
      </Big>
    </>
  );
}

function SpecialRequests({ page, texts, busy, onAnswer }: QuestionProps) {
  const [text, setText] = useState(halfway.words(page.eventId) ?? page.guest?.specialRequests ?? '');
  return (
    <form
      className={guestStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ specialRequests: text });
      }}
    >
      <h2>{texts.special.title}</h2>
      <p className={guestStyles.sub}>{texts.special.sub}</p>
      <label className="field">
        <span className="lab">{texts.special.label}</span>
        <textarea
          className={clsx('input', styles.area)}
          rows={3}
          maxLength={maxLengthOf(GuestAnswers.shape.specialRequests)}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            halfway.keepWords(page.eventId, target.value);
          }}
        />
      </label>
      <button type="submit" className="btn btn-primary btn-lg btn-block" aria-disabled={busy}>
        {text.trim() ? texts.special.go : texts.special.skip}
      </button>
    </form>
  );
}

function Transportation({ page, texts, busy, onAnswer }: QuestionProps) {
  const given = page.guest?.transportation;
  return (
    <>
      <h2>{texts.transportation.title}</h2>
      <p className={guestStyles.sub}>{texts.transportation.sub}</p>
      <Big
        kind="yes"
        icon="check"
        busy={busy}
        chosen={given === true}
        onClick={() => onAnswer({ transportation: true })}
      >
        {texts.transportation.yes}
      </Big>
      <Big icon="x" busy={busy} chosen={given === false} onClick={() => onAnswer({ transportation: false })}>
        {texts.transportation.no}
      </Big>
    </>
  );
}

const QUESTIONS: Record<Step, (props: QuestionProps) => ReactNode> = {
  attending: Attending,
  headcount: Headcount,
  special_requests: SpecialRequests,
  transportation: Transportation,
};

export function Question({ step, ...props }: QuestionProps & { step: Step }) {
  const CurrentQuestion = QUESTIONS[step];
  return <CurrentQuestion key={step} {...props} />;
}
