import type { EventStandingMove, ModeratedStoreArticle } from '@smachot/contracts';
import { eventStandingLifecycle } from '@smachot/lifecycles';
import { useFormat, useTitle } from '@smachot/web-platform';
import {
  ActDialog,
  Badge,
  Button,
  Card,
  EmptyState,
  Markdown,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../texts';
import styles from '../writing/writing.module.css';
import { useModeratedStoreArticlesQuery, useMoveStoreArticleStandingMutation } from './store-articles-api';

const MOVES: readonly EventStandingMove[] = ['dismiss', 'take_off', 'bring_back'];

type DecideProps = { of: ModeratedStoreArticle; move: EventStandingMove; onClose: () => void };

function DecideDialog({ of: { storeArticleId, title, version }, move, onClose }: DecideProps) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [decide] = useMoveStoreArticleStandingMutation();
  // the text is loaded anew behind the dialog; nobody has read that one
  const [read] = useState(version);
  return (
    <ActDialog
      title={t(`moderation.moves.${move}.title`, { title })}
      text={t(`moderation.moves.${move}.text`)}
      confirm={t(`moderation.moves.${move}.do`)}
      danger={move === 'take_off'}
      reasons={[t(`moderation.moves.${move}.why`)]}
      send={(reason) => decide({ params: { storeArticleId }, body: { move, reason, version: read } })}
      onDone={() => {
        say(t(`moderation.moves.${move}.done`));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function Reports({ of: { count, reports } }: { of: ModeratedStoreArticle }) {
  const { t } = useTranslation('articles');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <div>
      <p className="small">{t('moderation.count', { count })}</p>
      <ul className="small">
        {reports.map(({ reason, note, at }) => (
          <li key={at}>
            {t(`report.reasons.${reason}`)} · {format.dateTime(at)}
            {note ? (
              <>
                {' · '}
                <bdi className="lines">{note}</bdi>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ of }: { of: ModeratedStoreArticle }) {
  const { t } = useTranslation('articles');
  const [move, setMove] = useState<EventStandingMove>();
  const { standing, offReason, language, partnerUsername, businessName } = of;
  const possible = MOVES.filter((type) => eventStandingLifecycle.move(standing, { type, by: 'admin' }));
  return (
    <Card component="li">
      <div className={styles.row}>
        <span className={styles.rowText}>
          <b lang={language}>
            <bdi>{of.title}</bdi>
          </b>
          <Link to={`/partner/${encodeURIComponent(partnerUsername)}`}>
            <bdi>{businessName}</bdi>
          </Link>
        </span>
        <Badge tone={standing === 'off' ? 'bad' : 'warn'} icon={standing === 'off' ? 'lock' : 'alert'}>
          {t(standing === 'off' ? 'store.off' : 'moderation.reported')}
        </Badge>
      </div>
      {offReason === null ? null : <Note>{t('store.offBecause', { reason: offReason })}</Note>}
      <Reports of={of} />
      <details>
        <summary className="tap-line">{t('writing.wholeText')}</summary>
        <div className={styles.preview} lang={language}>
          <p dir="auto">{of.summary}</p>
          <Markdown source={of.body} />
        </div>
      </details>
      <div className="row wrap">
        {possible.map((type) => (
          <Button key={type} kind="line" danger={type === 'take_off'} onClick={() => setMove(type)}>
            {t(`moderation.moves.${type}.do`)}
          </Button>
        ))}
      </div>
      {move ? <DecideDialog of={of} move={move} onClose={() => setMove(undefined)} /> : null}
    </Card>
  );
}

/** /admin-panel/store-articles: articles of stores that readers reported, and those taken off the site. */
export function ModeratedArticlesScreen() {
  const { t } = useTranslation('articles');
  const query = useModeratedStoreArticlesQuery(undefined, { refetchOnMountOrArgChange: true });
  const articles = query.data?.articles;
  useTitle(t('moderation.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('moderation.title')} note={t('moderation.note')} back="/admin-panel" />
      {!articles ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      ) : articles.length ? (
        <ul className={styles.rows} aria-label={t('moderation.title')}>
          {articles.map((one) => (
            <Row key={one.storeArticleId} of={one} />
          ))}
        </ul>
      ) : (
        <EmptyState art="empty-search" title={t('moderation.none')} />
      )}
    </Page>
  );
}
