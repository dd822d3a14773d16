import { addCard, type Card, maxLengthOf } from '@smachot/contracts';
import { useFieldText, useProblemText, useUser } from '@smachot/web-platform';
import { Button, Field, FieldProblem, LegalLinks, Note, Spinner } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PayerFields } from './payer-fields';
import { tokenRefusal } from './hosted-fields';
import { useCardMachine, type CardState, type Places, type Setup } from './use-card-machine';
import { type CheckedPayer, usePayer } from './use-payer';
import styles from './hosted-field.module.css';

type FrameProps = { label: string; problem: string; place: RefObject<HTMLDivElement | null> };

/** A field of the provider's frame. The live region of its error is always in the page; the frame's border shows the error, too. */
function Frame({ label, problem, place }: FrameProps) {
  return (
    <div className={clsx('field', styles.root)}>
      <span className="lab" aria-hidden>
        {label}
      </span>
      <div ref={place} className={styles.field} />
      <div className={styles.problem} aria-live="polite">
        <FieldProblem>{problem}</FieldProblem>
      </div>
    </div>
  );
}

function CardFrames({ places: { cardNumber, cardExpiration, cvc } }: { places: Places }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Frame label={t('cardNumber')} problem={t('cardNumberInvalid')} place={cardNumber} />
      <div className={styles.pair}>
        <Frame label={t('expiration')} problem={t('expirationInvalid')} place={cardExpiration} />
        <Frame label={t('cvv')} problem={t('cvvInvalid')} place={cvc} />
      </div>
    </>
  );
}

export function FieldsUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <Note tone="bad">
      {t('fieldsUnavailable')}{' '}
      <Button kind="ghost" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Note>
  );
}

function CardProblem({ state: { context }, onRetry }: { state: CardState; onRetry: () => void }) {
  const { t } = useTranslation('payments');
  const words = useProblemText();
  const text = useFieldText();
  if (context.problem === 'fields') return <FieldsUnavailable onRetry={onRetry} />;
  if (context.problem === 'card') {
    const refusal = tokenRefusal(context.error);
    return <Note tone="bad">{refusal ? text(refusal) : t('cardWrong')}</Note>;
  }
  return context.problem === 'saving' ? (
    <Note tone="bad">
      <b>{t('errorSavingCard')}</b> {words(context.error)}
    </Note>
  ) : null;
}

type FootProps = { state: CardState; onSubmit: () => void; onClose: () => void };

/** The bottom edge of the dialog around the form. */
function FormFoot({ state, onSubmit, onClose }: FootProps) {
  const { t } = useTranslation('payments');
  const busy = state.matches('tokenizing') || state.matches('storing') || state.context.stored !== null;
  return (
    <>
      <Button
        kind="accent"
        icon="lock"
        busy={busy}
        disabled={state.matches('mounting') || state.matches('unavailable')}
        onClick={onSubmit}
      >
        {t('saveCard')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
}

const usePlaces = (): Places => {
  const cardNumber = useRef<HTMLDivElement>(null);
  const cardExpiration = useRef<HTMLDivElement>(null);
  const cvc = useRef<HTMLDivElement>(null);
  return useMemo(() => ({ cardNumber, cardExpiration, cvc }), []);
};

/** The cardholder as the provider takes them; the first word is the first name. */
const payerOf = ({ holder, email, socialId }: CheckedPayer, payerPhone: string) => {
  const [payerFirstName = '', ...lastNames] = holder.split(' ');
  return {
    payerFirstName,
    payerLastName: lastNames.join(' '),
    payerPhone,
    payerEmail: email,
    payerSocialId: socialId,
  };
};

export type CardFormProps = {
  setup: Setup;
  /** The place of the buttons: the bottom edge of the dialog. */
  foot: HTMLElement | null;
  /** The return address after a challenge of the bank; absent: the cards of the account. */
  returnTo?: string;
  onSaved: (card: Card) => void;
  onClose: () => void;
};

type Given = Pick<CardFormProps, 'setup' | 'returnTo' | 'onSaved'> & {
  form: RefObject<HTMLDivElement | null>;
  places: Places;
};

/** State of the form, and its submission once the cardholder's own fields are sound. */
const useCardForm = ({ setup, returnTo, onSaved, form, places }: Given) => {
  const user = useUser();
  const [state, send] = useCardMachine(setup, places, returnTo);
  const payer = usePayer({
    email: user?.email ?? '',
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
  });
  const [nickname, setNickname] = useState('');
  const { stored } = state.context;
  useEffect(() => {
    if (stored) onSaved(stored);
  }, [stored, onSaved]);
  const submit = () => {
    const { fields } = state.context;
    const good = payer.check((value) => fields?.isSocialId(value) ?? false);
    fields?.markMissing();
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
    if (good && user) send({ type: 'submit', form: { ...payerOf(good, user.phoneNumber), nickname } });
  };
  return { state, payer, nickname, setNickname, submit, retry: () => send({ type: 'retry' }) };
};

/** What becomes of the card, and to what its owner agrees. */
function Terms({ mode }: Pick<Setup, 'mode'>) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Note icon="lock">{t('safe')}</Note>
      <div>
        <p className="small muted">{t('agree')}</p>
        <LegalLinks pages={['terms', 'privacy']} />
      </div>
      {mode === 'sandbox' ? <Note tone="warn">{t('sandboxMode')}</Note> : null}
    </>
  );
}

/** A new card: the provider's frames, the cardholder and a nickname. */
export function CardForm({ setup, foot, returnTo, onSaved, onClose }: CardFormProps) {
  const { t } = useTranslation('payments');
  const form = useRef<HTMLDivElement>(null);
  const places = usePlaces();
  const card = useCardForm({ setup, returnTo, onSaved, form, places });
  const { state, payer, nickname, setNickname, submit } = card;
  return (
    <div ref={form} style={{ display: 'grid', gap: 16 }}>
      <CardProblem state={state} onRetry={card.retry} />
      {state.matches('mounting') ? <Spinner label={t('loadingFields')} /> : null}
      <CardFrames places={places} />
      <PayerFields payer={payer} />
      <Field
        label={t('nickname')}
        hint={t('nicknameHint')}
        maxLength={maxLengthOf(addCard.body.shape.nickname)}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
      />
      <Terms mode={setup.mode} />
      {foot && createPortal(<FormFoot state={state} onSubmit={submit} onClose={onClose} />, foot)}
    </div>
  );
}
