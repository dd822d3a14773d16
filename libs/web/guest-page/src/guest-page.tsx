import { useMachine } from '@xstate/react';
import { applyAppearance, Art, Icon, Logo } from '@smachot/web-ui-light';
import { directionOf, formatShortDate } from '@smachot/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerFlow, plannedSteps } from './answer.flow';
import { Done } from './done';
import { InvitationCard } from './invitation-card';
import { LinkRequest } from './link-request';
import { Question } from './questions';
import { fill, type GuestTexts, textsFor } from './texts';
import './body.css';
import guestStyles from './guest.module.css';
import styles from './guest-page.module.css';

const prefersDark = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

function Progress({ texts, at, of }: { texts: GuestTexts; at: number; of: number }) {
  return (
    <div
      className={styles.prog}
      role="progressbar"
      aria-valuemin={1}
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

function Foot({ texts }: { texts: GuestTexts }) {
  const [open, setOpen] = useState(false);
  return (
    <footer className={styles.foot}>
      <p>
        <span>{texts.sentBy}</span> ·{' '}
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts.privacy}
        </button>
      </p>
      {open && <p>{texts.privacyText}</p>}
    </footer>
  );
}

function Problem({
  texts,
  title,
  text,
  onRetry,
}: {
  texts: GuestTexts;
  title: string;
  text: string;
  onRetry?: () => void;
}) {
  return (
    <div className={guestStyles.done} role="alert">
      <div className={styles.lost}>
        <Art name="empty-search" />
      </div>
      <h2>{title}</h2>
      <p className={guestStyles.sub}>{text}</p>
      {onRetry && (
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
          {texts.problem.retry}
        </button>
      )}
    </div>
  );
}

/** Each new question takes the focus, so that keyboards and screen readers follow the page. */
const useFocusOn = (key: string) => {
  const stage = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) stage.current?.focus({ preventScroll: true });
    first.current = false;
  }, [key]);
  return stage;
};

export function GuestPageApp({
  eventId,
  token,
  preview = false,
}: {
  eventId: string;
  token: string | null;
  preview?: boolean;
}) {
  const [state, send] = useMachine(answerFlow, { input: { eventId, token, preview } });
  const { page, step, problem } = state.context;
  const { language, texts } = textsFor(page?.language ?? 'he');
  useEffect(
    () =>
      applyAppearance({
        language,
        direction: directionOf(language),
        themeMode: prefersDark() ? 'dark' : 'light',
        contrast: 'default',
      }),
    [language],
  );
  const stage = useFocusOn(`${String(state.value)}:${step}`);
  if (state.matches('lost'))
    return (
      <main className={styles.alone}>
        <Logo />
        {problem === 'gone' ? (
          <Problem texts={texts} title={texts.problem.notFound} text={texts.problem.notFoundSub} />
        ) : (
          <Problem
            texts={texts}
            title={texts.problem.title}
            text={texts.problem.unread}
            onRetry={() => send({ type: 'retry' })}
          />
        )}
      </main>
    );
  if (!page) return <main className={styles.alone} aria-busy="true" aria-label={texts.loading} />;
  const asking = state.matches('asking') || state.matches('sending') || state.matches('unsent');
  const steps = plannedSteps(page);
  let stand: ReactNode = null;
  if (asking)
    stand = (
      <>
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
        {page.open && new Date(page.closingDate) > new Date() && (
          <p className={styles.until}>
            <Icon name="clock" size={16} />{' '}
            {fill(texts.until, { date: formatShortDate(new Date(page.closingDate), language) })}
          </p>
        )}
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
  if (state.matches('done'))
    stand = <Done page={page} texts={texts} onChange={() => send({ type: 'change' })} />;
  if (state.matches('unknown')) stand = <LinkRequest eventId={eventId} texts={texts} />;
  if (state.matches('closed'))
    stand = (
      <div className={guestStyles.done}>
        <h2>{texts.closed.title}</h2>
        <p className={guestStyles.sub}>{fill(texts.closed.sub, { hosts: page.hostName })}</p>
      </div>
    );
  return (
    <div className={styles.root}>
      <InvitationCard page={page} texts={texts} small={!asking || step !== 'attending'} />
      <main className={styles.q} ref={stage} tabIndex={-1} aria-live="polite">
        {preview && <p className={styles.preview}>{texts.preview.note}</p>}
        <div className={styles.stage}>{stand}</div>
        <Foot texts={texts} />
      </main>
    </div>
  );
}
