import { GuestAnswers, type GuestPage, maxLengthOf } from '@smachot/contracts';
import { type SubmitEvent, useState } from 'react';
import type { QuestionProps } from './question-props';
import { fill, type GuestTexts } from './texts';
import guestStyles from './guest.module.css';
import styles from './questions.module.css';

const FEW = [1, 2, 3, 4, 5, 6, 7, 8];
const MANY = 9;
const MOST = 200;

/** The number of guests: one of the few, or typed exactly. */
const useCount = ({ numberOfGuests, estimatedNumberOfGuests }: NonNullable<GuestPage['guest']>) => {
  const before = numberOfGuests ?? estimatedNumberOfGuests;
  const [many, setMany] = useState(before >= MANY);
  const [few, setFew] = useState(before);
  // as it is typed: the first digit of 12 is not yet an answer
  const [exactly, setExactly] = useState(String(Math.max(MANY, before)));
  const count = many ? Number(exactly) : few;
  return {
    many,
    few,
    exactly,
    setExactly,
    count,
    isGood: Number.isInteger(count) && count >= 1 && count <= MOST,
    choose: (number: number) => {
      setMany(number === MANY);
      setFew(number);
    },
  };
};

type CountProps = { count: ReturnType<typeof useCount>; texts: GuestTexts['headcount'] };

function FewGuests({ count: { many, few, choose }, texts }: CountProps) {
  return (
    <fieldset className={styles.nums}>
      <legend className="sr">{texts.legend}</legend>
      {[...FEW, MANY].map((number) => (
        <label key={number} className={number === MANY ? styles.more : ''}>
          <input
            type="radio"
            name="count"
            checked={number === MANY ? many : !many && few === number}
            onChange={() => choose(number)}
          />
          {number === MANY ? texts.more : number}
        </label>
      ))}
    </fieldset>
  );
}

function ManyGuests({ count: { exactly, setExactly }, texts }: CountProps) {
  return (
    <label className="field">
      <span className="lab">{texts.exactly}</span>
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
  );
}

export function Headcount({ page, texts: { headcount: texts }, busy, onAnswer }: QuestionProps) {
  const headcount = useCount(page.guest!);
  const { many, count, isGood } = headcount;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isGood) onAnswer({ headcount: count });
  };
  return (
    <form className={guestStyles.form} onSubmit={submit}>
      <h2>{texts.title}</h2>
      <p className={guestStyles.sub}>{texts.sub}</p>
      <FewGuests count={headcount} texts={texts} />
      {many && <ManyGuests count={headcount} texts={texts} />}
      <button
        type="submit"
        className="btn btn-primary btn-lg btn-block"
        disabled={!isGood}
        aria-disabled={busy}
      >
        {count === 1 ? texts.goOne : fill(texts.go, { n: isGood ? count : '…' })}
      </button>
    </form>
  );
}
