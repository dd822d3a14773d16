import { GuestAnswers, type GuestPage, maxLengthOf } from '@smachot/contracts';
import { Icon } from '@smachot/web-ui-light';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Step } from './answer.flow';
import type { GuestAnswers as TypedAnswers } from './guest-calls';
import { fill, type GuestTexts } from './texts';
import guestStyles from './guest.module.css';
import styles from './questions.module.css';

export type QuestionProps = {
  page: GuestPage;
  texts: GuestTexts;
  busy: boolean;
  onAnswer: (answers: TypedAnswers) => void;
};

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
      disabled={busy}
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

const FEW = [1, 2, 3, 4, 5, 6, 7, 8];
const MANY = 9;
const MOST = 200;

function Headcount({ page, texts, busy, onAnswer }: QuestionProps) {
  const guest = page.guest!;
  const before = guest.numberOfGuests ?? guest.estimatedNumberOfGuests;
  const [many, setMany] = useState(before >= MANY);
  const [few, setFew] = useState(before);
  // as it is typed: the first digit of 12 is not yet an answer
  const [exactly, setExactly] = useState(String(Math.max(MANY, before)));
  const count = many ? Number(exactly) : few;
  const good = Number.isInteger(count) && count >= 1 && count <= MOST;
  const choose = (number: number) => {
    setMany(number === MANY);
    setFew(number);
  };
  return (
    <form
      className={guestStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (good) onAnswer({ headcount: count });
      }}
    >
      <h2>{texts.headcount.title}</h2>
      <p className={guestStyles.sub}>{texts.headcount.sub}</p>
      <fieldset className={styles.nums}>
        <legend className="sr">{texts.headcount.legend}</legend>
        {[...FEW, MANY].map((number) => (
          <label key={number} className={number === MANY ? styles.more : ''}>
            <input
              type="radio"
              name="count"
              checked={number === MANY ? many : !many && few === number}
              onChange={() => choose(number)}
            />
            {number === MANY ? texts.headcount.more : number}
          </label>
        ))}
      </fieldset>
      {many && (
        <label className="field">
          <span className="lab">{texts.headcount.exactly}</span>
          <input
            className="input"
            inputMode="numeric"
            dir="ltr"
            maxLength={maxLengthOf(GuestAnswers.shape.headcount)}
            value={exactly}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setExactly(event.target.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      <button type="submit" className="btn btn-primary btn-lg btn-block" disabled={busy || !good}>
        {count === 1 ? texts.headcount.goOne : fill(texts.headcount.go, { n: good ? count : '…' })}
      </button>
    </form>
  );
}

function SpecialRequests({ page, texts, busy, onAnswer }: QuestionProps) {
  const [text, setText] = useState(page.guest?.specialRequests ?? '');
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
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="btn btn-primary btn-lg btn-block" disabled={busy}>
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
  const Asked = QUESTIONS[step];
  return <Asked key={step} {...props} />;
}
