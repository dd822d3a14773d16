import { isolate } from '@smachot/kernel';
import { listed, problemOf, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, CheckField, Icon, Note } from '@smachot/web-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange } from '../price/use-agreed-price';
import type { Review } from './use-review';
import styles from '../checkout.module.css';

type ChangedProps = { change: PriceChange; onAgree: (agreed: boolean) => void };

/** The previous and the current sum, side by side, and the consent to the new one. */
function PriceChanged({ change, onAgree }: ChangedProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { from, to, agreed } = change;
  return (
    <div id="checkout-price-change" className={styles.changed}>
      <p role="alert">
        <b>{t(to > from ? 'changed.higher' : 'changed.lower')}</b>
      </p>
      <p className={styles.changedSums}>
        <span>
          <small className="muted">{t('changed.before')}</small> <del>{format.shekels(from)}</del>
        </span>
        <Icon name="next" />
        <span>
          <small className="muted">{t('changed.now')}</small> <b>{format.shekels(to)}</b>
        </span>
      </p>
      <CheckField
        label={t('changed.agree', { sum: isolate(format.shekels(to)) })}
        checked={agreed}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </div>
  );
}

const CARD = /^(card|payment)\./;

const toCards = () => {
  const title = document.getElementById('checkout-card');
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
};

/** The outcome of the last press. Without a response it is unknown; a retry is the same order. */
function Ended({ problem }: { problem: unknown }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const { kind, status = 500, code = '' } = problemOf(problem);
  const open = kind !== 'answer' || status >= 500;
  return (
    <Note tone="bad">
      {words(problem)} {open ? t('trouble.sameAgain') : CARD.test(code) ? t('refused.nothingTaken') : null}
      {CARD.test(code) ? (
        <Button kind="ghost" icon="card" onClick={toCards}>
          {t('trouble.toCards')}
        </Button>
      ) : null}
    </Note>
  );
}

function Missing({ review }: { review: Review }) {
  const { t } = useTranslation('orders');
  const { tried, event, terms, cardMissing, paying, priceChange } = review;
  const atBank = paying.unconfirmed.some(({ authenticateUrl }) => authenticateUrl !== null);
  const missing = [
    event.info ? null : t('place.missingEvent'),
    cardMissing ? t(atBank ? 'place.missingBank' : 'place.missingCard') : null,
    terms ? null : t('place.missingTerms'),
    priceChange && !priceChange.agreed ? t('place.missingPrice') : null,
  ].filter((one) => one !== null);
  return tried && missing.length > 0 ? (
    <Note tone="bad">
      {t('place.missing')} {listed(missing)}
    </Note>
  ) : null;
}

const FIRST_MISSING =
  '#checkout [aria-invalid="true"], #checkout-card[data-missing], #checkout-price-change input:not(:checked)';

/** Leads to the first missing field after a press that found one missing. */
const useWayToMissing = ({ tries, complete }: Review) => {
  const last = useRef(tries);
  useEffect(() => {
    if (last.current === tries) return;
    last.current = tries;
    if (complete) return;
    const first = document.querySelector<HTMLElement>(FIRST_MISSING);
    if (!first) return toCards();
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  }, [tries, complete]);
};

const typing = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select');

type Props = { review: Review; problem: unknown; left: boolean };

/** Every obstacle to placing the order, beside the button; new ones receive the focus. */
export function Trouble({ review, problem, left }: Props) {
  const { t } = useTranslation('orders');
  const box = useRef<HTMLDivElement>(null);
  const { priceChange } = review;
  const { refusal, error, check } = review.price;
  const newPrice = priceChange?.to ?? null;
  useWayToMissing(review);
  useEffect(() => {
    if ((problem || left || newPrice !== null) && !typing()) box.current?.focus();
  }, [problem, left, newPrice]);
  const stale = problem && problemOf(problem).code === 'price.changed' && priceChange;
  return (
    <div ref={box} tabIndex={-1} className={styles.trouble}>
      {priceChange ? <PriceChanged change={priceChange} onAgree={review.agreeToPrice} /> : null}
      {refusal ? <Note tone="warn">{refusal}</Note> : null}
      {error ? (
        <Note tone="bad">
          {t('price.unreachable')}{' '}
          <Button kind="ghost" onClick={check}>
            {t('retry')}
          </Button>
        </Note>
      ) : null}
      <Missing review={review} />
      {left && !problem ? <Note icon="undo">{t('follow.left')}</Note> : null}
      {problem && !stale ? <Ended problem={problem} /> : null}
    </div>
  );
}
