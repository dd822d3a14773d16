import type { Checkout } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import {
  useFieldText,
  useFormat,
  useProblemText,
  useStoredEvent,
  useStoreEvent,
} from '@smachot/web-platform';
import { Art, Button, Note, Spinner } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { instantOf, valuesOf } from './review/event-values';
import { useOthersFree } from '../parts/others-free';
import { OtherDates } from './other-dates';
import { StageTitle } from './stage-title';
import styles from './checkout.module.css';

type LinkedOrderOptionProps = {
  checkout: Checkout | null;
  leaving: boolean;
  /** The error that hides the checkout's current state. */
  lost: unknown;
  /** The error of abandoning the checkout. */
  problem: unknown;
  onLeave: () => void;
};

/** The slot is reserved and the card is being authorized. The bank may require its owner's confirmation. */
export function LinkedOrderOption({ checkout, leaving, lost, problem, onLeave }: LinkedOrderOptionProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useProblemText();
  const asked = checkout?.status === 'action_required' && checkout.authenticateUrl;
  return (
    <section className={clsx('card', styles.stage)} aria-live="polite">
      {asked ? <Art name="category-venue" /> : <Spinner label={t('follow.asking')} />}
      <StageTitle>{t(asked ? 'follow.bank' : 'follow.asking')}</StageTitle>
      <p className="muted">
        {t(asked ? 'follow.bankText' : 'follow.askingText')}{' '}
        {checkout ? t('follow.kept', { time: isolate(format.time(checkout.expiresAt)) }) : null}
      </p>
      {lost ? (
        <Note tone="bad">
          {words(lost)} {t('follow.lost')}
        </Note>
      ) : null}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      {asked ? (
        <a className="btn btn-accent btn-lg btn-block" href={asked} rel="noreferrer">
          {t('follow.toBank')}
        </a>
      ) : null}
      <Button kind="ghost" busy={leaving} onClick={onLeave}>
        {t('follow.leave')}
      </Button>
    </section>
  );
}

const SLOT = /^slot\./;
/** The store is not available then, or the reservation has expired. */
const NOT_THEN = new Set(['slot.taken', 'slot.closed', 'slot.notice', 'expired']);

type RefusedProps = { code: string; partner: string; known: boolean; onBack: () => void };

/** The reason why there is no order, and alternatives: another day, another card, the store, or other free stores. */
export function Refused({ code, partner, known, onBack }: RefusedProps) {
  const { t } = useTranslation('orders');
  const text = useFieldText();
  const event = useStoredEvent();
  const { day, time } = valuesOf(event);
  const { datetime, participants, location } = event;
  const othersFree = useOthersFree();
  const store = useStoreEvent();
  const slot = SLOT.test(code);
  const choose = (other: string) => {
    store({ datetime: instantOf(other, time) });
    onBack();
  };
  return (
    <>
      <section className={clsx('card', styles.stage)} role="alert">
        <Art name="empty-search" />
        <StageTitle>{t(code === 'slot.taken' ? 'refused.slot' : 'refused.title')}</StageTitle>
        <p>{code === 'expired' ? t('refused.expired') : text(code)}</p>
        <Note tone="ok" icon="wallet">
          {t('refused.nothingTaken')}
        </Note>
        {slot && known ? <OtherDates partner={partner} day={day} onChoose={choose} /> : null}
        {known && code !== 'pricing_unit.gone' ? (
          <Button kind={slot ? 'line' : 'accent'} block onClick={onBack}>
            {t(slot ? 'refused.back' : 'refused.again')}
          </Button>
        ) : (
          <Button kind="accent" block to={`/partner/${partner}`}>
            {t('nothing.toStore')}
          </Button>
        )}
      </section>
      {NOT_THEN.has(code) && datetime
        ? othersFree({ partner, event: { datetime, participants, location } })
        : null}
    </>
  );
}
