import { addCard, type AnswerOf, type Card, type hostedFields, maxLengthOf } from '@smachot/contracts';
import { useMachine } from '@xstate/react';
import { Button, Dialog, Field, FieldProblem, LegalLinks, Note, Spinner } from '@smachot/web-ui';
import { useProblemText, useUser } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { addCardFlow } from './add-card.flow';
import { type FieldName, mountCardFields, type NewCard } from './hosted-fields';
import { useAddCardMutation, useHostedFieldsQuery } from './payments-api';
import { usePayer } from './use-payer';
import styles from './hosted-field.module.css';

type Setup = AnswerOf<typeof hostedFields>;
type Places = Record<FieldName, RefObject<HTMLDivElement | null>>;

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

const useCardMachine = (setup: Setup, places: Places, returnTo: string | undefined) => {
  const { i18n } = useTranslation('payments');
  const [addCard] = useAddCardMutation();
  const machine = useMemo(
    () =>
      addCardFlow.provide({
        actors: {
          mount: fromPromise(() => mountCardFields(setup, i18n.language, (field) => places[field].current)),
          store: fromPromise(({ input }: { input: { card: NewCard; nickname: string } }) =>
            addCard({
              body: { ...input.card, nickname: input.nickname || null, ...(returnTo ? { returnTo } : {}) },
            }).unwrap(),
          ),
        },
      }),
    // the machine lives as long as the dialog; frames are not remounted when a text changes
    [setup, addCard, i18n.language, places, returnTo],
  );
  return useMachine(machine);
};

/** The provider's limit of the holder's name, which never reaches our server. */
const HOLDER_LONGEST = 80;

/** Fields the provider requires of the cardholder, beside its own ones. */
function PayerFields({ payer }: { payer: ReturnType<typeof usePayer> }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Field
        label={t('socialId')}
        hint={t('socialIdHint')}
        error={payer.wrong.socialId && t(payer.wrong.socialId)}
        required
        ltr
        inputMode="numeric"
        value={payer.typed.socialId}
        onChange={(event) => payer.type('socialId', event.target.value)}
      />
      <Field
        label={t('holder')}
        error={payer.wrong.holder && t(payer.wrong.holder)}
        required
        autoComplete="cc-name"
        maxLength={HOLDER_LONGEST}
        value={payer.typed.holder}
        onChange={(event) => payer.type('holder', event.target.value)}
      />
      <Field
        label={t('email')}
        hint={t('emailHint')}
        error={payer.wrong.email && t(payer.wrong.email)}
        required
        ltr
        type="email"
        autoComplete="email"
        value={payer.typed.email}
        onChange={(event) => payer.type('email', event.target.value)}
      />
    </>
  );
}

export type AddCardDialogProps = {
  /** The return address after a challenge of the bank; absent: the cards of the account. */
  returnTo?: string;
  onSaved: (card: Card) => void;
  onClose: () => void;
};

type FormProps = {
  setup: Setup;
  foot: HTMLElement | null;
} & AddCardDialogProps;

function CardForm({ setup, foot, returnTo, onSaved, onClose }: FormProps) {
  const { t } = useTranslation('payments');
  const user = useUser();
  const number = useRef<HTMLDivElement>(null);
  const expiration = useRef<HTMLDivElement>(null);
  const cvc = useRef<HTMLDivElement>(null);
  const places = useMemo<Places>(() => ({ cardNumber: number, cardExpiration: expiration, cvc }), []);
  const [state, send] = useCardMachine(setup, places, returnTo);
  const say = useProblemText();
  const payer = usePayer({
    email: user?.email ?? '',
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
  });
  const [nickname, setNickname] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const { stored } = state.context;
  useEffect(() => {
    if (stored) onSaved(stored);
  }, [stored, onSaved]);

  const submit = () => {
    const { fields } = state.context;
    const good = payer.check((value) => fields?.isSocialId(value) ?? false);
    fields?.markMissing();
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
    if (!good || !user) return;
    const [payerFirstName = '', ...lastNames] = good.holder.split(' ');
    send({
      type: 'submit',
      form: {
        payerFirstName,
        payerLastName: lastNames.join(' '),
        payerPhone: user.phoneNumber,
        payerEmail: good.email,
        payerSocialId: good.socialId,
        nickname,
      },
    });
  };
  const busy = state.matches('tokenizing') || state.matches('storing') || stored !== null;
  const mounting = state.matches('mounting');
  return (
    <div ref={form} style={{ display: 'grid', gap: 16 }}>
      {state.context.problem === 'fields' ? (
        <Note tone="bad">
          {t('fieldsUnavailable')}{' '}
          <Button kind="ghost" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </Button>
        </Note>
      ) : null}
      {state.context.problem === 'card' ? <Note tone="bad">{t('cardWrong')}</Note> : null}
      {state.context.problem === 'saving' ? (
        <Note tone="bad">
          <b>{t('errorSavingCard')}</b> {say(state.context.error)}
        </Note>
      ) : null}
      {mounting ? <Spinner label={t('loadingFields')} /> : null}
      <Frame label={t('cardNumber')} problem={t('cardNumberInvalid')} place={number} />
      <div className={styles.pair}>
        <Frame label={t('expiration')} problem={t('expirationInvalid')} place={expiration} />
        <Frame label={t('cvv')} problem={t('cvvInvalid')} place={cvc} />
      </div>
      <PayerFields payer={payer} />
      <Field
        label={t('nickname')}
        hint={t('nicknameHint')}
        maxLength={maxLengthOf(addCard.body.shape.nickname)}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
      />
      <Note icon="lock">{t('safe')}</Note>
      <div>
        <p className="small muted">{t('agree')}</p>
        <LegalLinks pages={['terms', 'privacy']} />
      </div>
      {setup.mode === 'sandbox' ? <Note tone="warn">{t('sandboxMode')}</Note> : null}
      {foot &&
        createPortal(
          <>
            <Button
              kind="accent"
              icon="lock"
              busy={busy}
              disabled={mounting || state.matches('unavailable')}
              onClick={submit}
            >
              {t('saveCard')}
            </Button>
            <Button kind="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>,
          foot,
        )}
    </div>
  );
}

export function AddCardDialog(props: AddCardDialogProps) {
  const { onClose } = props;
  const { t } = useTranslation('payments');
  const setup = useHostedFieldsQuery();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // the form is inside the dialog: its frames need their places in the page before the fields are mounted
  return (
    <Dialog open onClose={onClose} title={t('addCard')} actions={<div ref={setFoot} className="row wrap" />}>
      {setup.data ? (
        <CardForm setup={setup.data} foot={foot} {...props} />
      ) : setup.isError ? (
        <Note tone="bad">
          {t('fieldsUnavailable')}{' '}
          <Button kind="ghost" onClick={() => void setup.refetch()}>
            {t('retry')}
          </Button>
        </Note>
      ) : (
        <Spinner label={t('loadingFields')} />
      )}
    </Dialog>
  );
}
