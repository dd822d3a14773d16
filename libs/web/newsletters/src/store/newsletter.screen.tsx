import type { AnswerOf, InputOf, moveNewsletter, NewsletterId, readNewsletter } from '@smachot/contracts';
import { newsletterLifecycle } from '@smachot/lifecycles';
import { problemOf, useFormat, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  EmptyState,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  useMoveNewsletterMutation,
  useNewsletterQuery,
  useSaveNewsletterMutation,
  useTestNewsletterMutation,
} from '../newsletters-api';
import '../texts';
import styles from '../newsletters.module.css';
import { NewsletterFigures, NewsletterState } from './newsletter-state';
import { SendDialog } from './send.dialog';
import { MailPreview, TextForm } from './text-form';

type Read = AnswerOf<typeof readNewsletter>;
type Move = InputOf<typeof moveNewsletter>['body']['move'];
type Props = { newsletter: Read; partner: string };
const MOVES: readonly Move[] = ['unschedule', 'pause', 'resume', 'cancel'];
/** While mails go, the figures are read again. */
const POLL_MS = 5_000;

/** What its owner may do now, by the lifecycle. */
function Moves({ newsletter, partner }: Props) {
  const { t } = useTranslation('newsletters');
  const say = useSnackbar();
  const words = useProblemText();
  const format = useFormat();
  const [move, moving] = useMoveNewsletterMutation();
  const { newsletterId, status } = newsletter;
  const possible = MOVES.filter((type) => newsletterLifecycle.move(status, { type, by: 'owner' }));
  return (
    <div className="row wrap">
      {possible.map((type) => (
        <Button
          key={type}
          kind={type === 'cancel' ? 'ghost' : 'line'}
          danger={type === 'cancel'}
          busy={moving.isLoading}
          onClick={async () => {
            const { data } = await move({ params: { partner, newsletterId }, body: { move: type } });
            if (data?.status === 'scheduled' && data.sendAt)
              say(t('planned', { when: format.dateTime(data.sendAt) }));
            else if (data) say(t(`moved.${type}`));
          }}
        >
          {t(type === 'cancel' && status === 'draft' ? 'moves.drop' : `moves.${type}`)}
        </Button>
      ))}
      {moving.error ? <Note tone="bad">{words(moving.error)}</Note> : null}
    </div>
  );
}

function TestButton({ newsletter: { newsletterId }, partner, disabled }: Props & { disabled: boolean }) {
  const { t } = useTranslation('newsletters');
  const say = useSnackbar();
  const words = useProblemText();
  const [test, testing] = useTestNewsletterMutation();
  return (
    <>
      <Button
        kind="line"
        busy={testing.isLoading}
        disabled={disabled}
        onClick={async () => {
          const { data } = await test({ params: { partner, newsletterId } });
          if (data) say(t('tested', { to: data.to }));
        }}
      >
        {t('test')}
      </Button>
      {testing.error ? <Note tone="bad">{words(testing.error)}</Note> : null}
    </>
  );
}

function Draft({ newsletter, partner }: Props) {
  const { t } = useTranslation('newsletters');
  const say = useSnackbar();
  const [save] = useSaveNewsletterMutation();
  const [sending, setSending] = useState(false);
  const { newsletterId, subject, body, version, sender } = newsletter;
  return (
    <>
      <TextForm
        key={newsletterId}
        start={{ subject, body }}
        draft={`newsletter:${newsletterId}`}
        version={version}
        sender={sender}
        save={async (text) => {
          const { error } = await save({ params: { partner, newsletterId }, body: { ...text, version } });
          if (error) return error;
          say(t('saved'));
        }}
        acts={(isChanged) => (
          <>
            <TestButton newsletter={newsletter} partner={partner} disabled={isChanged} />
            <Button kind="soft" icon="send" disabled={isChanged} onClick={() => setSending(true)}>
              {t('send.do')}
            </Button>
          </>
        )}
      />
      {sending ? (
        <SendDialog newsletter={newsletter} partner={partner} onClose={() => setSending(false)} />
      ) : null}
    </>
  );
}

function One({ newsletter, partner }: Props) {
  const { t } = useTranslation('newsletters');
  const { status, mayWrite, sender } = newsletter;
  const writes = mayWrite && status === 'draft';
  return (
    <div className={styles.screen}>
      <div className={styles.row}>
        <span className={styles.rowText}>
          <NewsletterFigures of={newsletter} />
        </span>
        <NewsletterState status={status} />
      </div>
      <Card component="section" aria-label={t('newsletter')}>
        {writes ? (
          <Draft newsletter={newsletter} partner={partner} />
        ) : (
          <MailPreview text={newsletter} sender={sender} />
        )}
      </Card>
      {mayWrite ? <Moves newsletter={newsletter} partner={partner} /> : null}
    </div>
  );
}

/** /dashboard/{store}/newsletters/{newsletterId}: a draft is written, tried and sent here; what is being sent is watched. */
export function NewsletterScreen() {
  const { t } = useTranslation('newsletters');
  const { storeUsername: partner = '', newsletterId = '' as NewsletterId } = useParams();
  const [isMoving, setMoving] = useState(false);
  const query = useNewsletterQuery(
    { params: { partner, newsletterId } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isMoving ? POLL_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const newsletter = query.currentData;
  const moves = newsletter?.status === 'sending' || newsletter?.status === 'scheduled';
  if (moves !== isMoving) setMoving(moves);
  useTitle(newsletter?.subject ?? t('title'));
  const back = `/dashboard/${encodeURIComponent(partner)}/newsletters`;
  if (query.isError && problemOf(query.error).status === 404)
    return (
      <Page width="narrow">
        <EmptyState
          heading="h1"
          art="empty-search"
          title={t('missing')}
          action={<Button to={back}>{t('toAll')}</Button>}
        />
      </Page>
    );
  return (
    <Page width="work">
      <PageHead title={<bdi>{newsletter?.subject ?? t('newsletter')}</bdi>} back={back} />
      {newsletter ? (
        <One newsletter={newsletter} partner={partner} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={3} />} />
      )}
    </Page>
  );
}
