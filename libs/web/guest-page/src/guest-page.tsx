import { useMachine } from '@xstate/react';
import { applyAppearance, Art, focusSoon, Logo, useMedia } from '@smachot/web-ui-light';
import type { EventId, GuestPage, Language } from '@smachot/contracts';
import { directionOf, formatShortDate, formatTime } from '@smachot/i18n';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { answerFlow, type AnswerState } from './answer.flow';
import { Asking, type FlowProps } from './asking';
import { Done } from './done';
import { InvitationCard } from './invitation-card';
import { LinkRequest } from './link-request';
import { fill, type GuestTexts, textsFor } from './texts';
import './body.css';
import guestStyles from './guest.module.css';
import styles from './guest-page.module.css';

/** Loaded after the celebration alone. */
const Ratings = lazy(async () => ({ default: (await import('./ratings/ratings')).Ratings }));

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

/** The heading of what is shown next takes the focus, so that keyboards go on from there and screen readers begin with it. */
const useFocusOn = (shown: string | null) => {
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    // the page that has just been opened is read from its beginning
    if (before === null || before === shown) return;
    const heading = stage.current?.querySelector('h2') ?? null;
    heading?.setAttribute('tabindex', '-1');
    return focusSoon(heading);
  }, [shown]);
  return stage;
};

/** The whole page where there is no invitation to show. */
function LostPage({ texts, gone, onRetry }: { texts: GuestTexts; gone: boolean; onRetry: () => void }) {
  const { problem } = texts;
  return (
    <main className={styles.alone}>
      <Logo />
      {gone ? (
        <Problem texts={texts} title={problem.notFound} text={problem.notFoundSub} />
      ) : (
        <Problem texts={texts} title={problem.title} text={problem.unread} onRetry={onRetry} />
      )}
    </main>
  );
}

/** Says that there is no network, and from when the page is. */
function KeptNote({ asOf, language, texts }: { asOf: number; language: Language; texts: GuestTexts }) {
  const at = new Date(asOf);
  const when = `${formatShortDate(at, language)}, ${formatTime(at, language)}`;
  return (
    <p className={styles.preview} role="status">
      {fill(texts.kept.asOf, { when })}
    </p>
  );
}

function Closed({ page, texts }: { page: GuestPage; texts: GuestTexts }) {
  return (
    <div className={guestStyles.done}>
      <h2>{texts.closed.title}</h2>
      <p className={guestStyles.sub}>{fill(texts.closed.sub, { hosts: page.hostName })}</p>
    </div>
  );
}

type Input = { eventId: EventId; token: string | null; preview?: boolean };

/** The flow of the answer, and the look of the page in the invitation's language. */
const useGuestPage = ({ eventId, token, preview = false }: Input) => {
  const [state, send] = useMachine(answerFlow, { input: { eventId, token, preview } });
  useEffect(() => {
    const online = () => send({ type: 'online' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [send]);
  const { language, texts } = textsFor(state.context.page?.language ?? 'he');
  const dark = useMedia('(prefers-color-scheme: dark)');
  useEffect(
    () =>
      applyAppearance({
        language,
        direction: directionOf(language),
        themeMode: dark ? 'dark' : 'light',
        contrast: 'default',
      }),
    [language, dark],
  );
  return { state, send, language, texts };
};

const isAsking = (state: AnswerState) =>
  state.matches('asking') || state.matches('sending') || state.matches('unsent');

/** What the state of the answer shows under the invitation. */
function Stage({ eventId, token, page, ...flow }: FlowProps & Omit<Input, 'preview'> & { page: GuestPage }) {
  const { state, send, texts } = flow;
  if (isAsking(state)) return <Asking {...flow} page={page} />;
  if (state.matches('done'))
    return <Done page={page} texts={texts} token={token} onChange={() => send({ type: 'change' })} />;
  if (state.matches('unknown'))
    return state.context.asOf === null ? (
      <LinkRequest eventId={eventId} texts={texts} />
    ) : (
      <p className={guestStyles.sub}>{texts.kept.invitationOnly}</p>
    );
  return state.matches('closed') ? <Closed page={page} texts={texts} /> : null;
}

export function GuestPageApp(props: Input) {
  const flow = useGuestPage(props);
  const { state, send, texts } = flow;
  const { page, step, problem, asOf } = state.context;
  const stage = useFocusOn(page && (isAsking(state) ? step : String(state.value)));
  const [openedAt] = useState(() => Date.now());
  if (state.matches('lost'))
    return <LostPage texts={texts} gone={problem === 'gone'} onRetry={() => send({ type: 'retry' })} />;
  if (!page) return <main className={styles.alone} aria-busy="true" aria-label={texts.loading} />;
  return (
    <div className={styles.root}>
      <InvitationCard page={page} texts={texts} small={!isAsking(state) || step !== 'attending'} />
      <main className={styles.q}>
        {asOf !== null && <KeptNote asOf={asOf} language={flow.language} texts={texts} />}
        {props.preview && <p className={styles.preview}>{texts.preview.note}</p>}
        <div className={styles.stage} ref={stage}>
          <Stage {...flow} eventId={props.eventId} token={props.token} page={page} />
          {props.token && page.guest && Date.parse(page.date) < openedAt && (
            <Suspense fallback={null}>
              <Ratings eventId={props.eventId} token={props.token} language={flow.language} />
            </Suspense>
          )}
        </div>
        <Foot texts={texts} />
      </main>
    </div>
  );
}
