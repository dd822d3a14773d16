import type { StoreArticleText, StoreArticleVersion, WrittenStoreArticle } from '@smachot/contracts';
import { problemOf, useFormat, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Markdown,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import '../texts';
import styles from '../writing/writing.module.css';
import { ArticleState } from './article-state';
import {
  useDeleteStoreArticleMutation,
  usePublishStoreArticleMutation,
  useSaveStoreArticleMutation,
  useWithdrawStoreArticleMutation,
  useWrittenStoreArticleQuery,
} from './store-articles-api';
import { StoreTextForm } from './store-text-form';

type Props = { article: WrittenStoreArticle; partner: string };
type Act = 'publish' | 'withdraw' | 'delete';

const LOOK = {
  draft: { tone: 'warn', icon: 'edit' },
  published: { tone: 'ok', icon: 'check' },
  withdrawn: { tone: 'neutral', icon: 'lock' },
} as const;

const homeOf = (partner: string): string => `/dashboard/${encodeURIComponent(partner)}/articles`;
const textOf = ({ title, summary, body }: StoreArticleText): StoreArticleText => ({ title, summary, body });

/** Asks before an act that others see, and does it. */
function ActDialogOf({ article, partner, act, onClose }: Props & { act: Act; onClose: () => void }) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const words = useProblemText();
  const navigate = useNavigate();
  const [publish, publishing] = usePublishStoreArticleMutation();
  const [withdraw, withdrawing] = useWithdrawStoreArticleMutation();
  const [remove, removing] = useDeleteStoreArticleMutation();
  const { storeArticleId, version } = article;
  const state = { publish: publishing, withdraw: withdrawing, delete: removing }[act];
  const send = async (): Promise<void> => {
    const params = { partner, storeArticleId };
    const body = { version };
    const { error } =
      act === 'delete'
        ? await remove({ params })
        : await (act === 'publish' ? publish : withdraw)({ params, body });
    if (error) return;
    say(t(`store.acts.${act}.done`));
    onClose();
    if (act === 'delete') void navigate(homeOf(partner), { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={t(`store.acts.${act}.title`)}
      text={t(`store.acts.${act}.text`)}
      confirm={t(`store.acts.${act}.do`)}
      tone={act === 'publish' ? 'primary' : 'bad'}
      stay={t('store.stay')}
      busy={state.isLoading}
      problem={state.error ? words(state.error) : undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
}

type ActsProps = { article: WrittenStoreArticle; isChanged: boolean; onAct: (act: Act) => void };

function WriterActs({ article: { hasDraft, isPublished, offReason }, isChanged, onAct }: ActsProps) {
  const { t } = useTranslation('articles');
  return (
    <>
      <Button
        kind="line"
        disabled={!hasDraft || isChanged || offReason !== null}
        onClick={() => onAct('publish')}
      >
        {t('store.acts.publish.do')}
      </Button>
      {isPublished ? (
        <Button kind="ghost" danger onClick={() => onAct('withdraw')}>
          {t('store.acts.withdraw.do')}
        </Button>
      ) : null}
      <Button kind="ghost" danger onClick={() => onAct('delete')}>
        {t('store.acts.delete.do')}
      </Button>
    </>
  );
}

function Writer({ article, partner }: Props) {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [save] = useSaveStoreArticleMutation();
  const [act, setAct] = useState<Act>();
  const { storeArticleId, version, language, hasDraft, isPublished } = article;
  const start = textOf(article.versions[0] ?? { title: '', summary: '', body: '' });
  return (
    <>
      <StoreTextForm
        key={storeArticleId}
        start={start}
        draft={`article:${storeArticleId}`}
        version={version}
        language={language}
        before={hasDraft && isPublished ? <Note tone="warn">{t('writing.isDraft')}</Note> : null}
        save={async (text) => {
          const { error } = await save({ params: { partner, storeArticleId }, body: { ...text, version } });
          if (error) return error;
          say(t('writing.acts.save.done'));
        }}
        acts={(isChanged) => <WriterActs article={article} isChanged={isChanged} onAct={setAct} />}
      />
      {act ? <ActDialogOf {...{ article, partner, act }} onClose={() => setAct(undefined)} /> : null}
    </>
  );
}

function Version({ of, language }: { of: StoreArticleVersion; language: string }) {
  const { t } = useTranslation('articles');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { number, status, byName, createdAt, publishedAt } = of;
  const when = format.dateTime(publishedAt ?? createdAt);
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.rowText}>
          <b>{t('writing.number', { number })}</b>
          <span className="muted small">
            {byName === null ? when : t('writing.by', { name: byName, when })}
          </span>
        </span>
        <span className="row wrap">
          <Badge {...LOOK[status]}>{t(`writing.status.${status}`)}</Badge>
          <Button kind="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('writing.wholeText')}
          </Button>
        </span>
      </div>
      {isOpen ? (
        <div className={styles.preview} lang={language}>
          <Markdown source={of.body} />
        </div>
      ) : null}
    </li>
  );
}

function One({ article, partner }: Props) {
  const { t } = useTranslation('articles');
  const { isPublished, isPublic, offReason, mayWrite, number, versions, language } = article;
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <ArticleState of={article} />
        {isPublished && isPublic && offReason === null ? (
          <Button kind="ghost" icon="eye" to={`/partner/${encodeURIComponent(partner)}/articles/${number}`}>
            {t('writing.read')}
          </Button>
        ) : null}
      </div>
      {offReason === null ? null : <Note tone="bad">{t('store.offBecause', { reason: offReason })}</Note>}
      {isPublished && !isPublic ? <Note tone="warn">{t('store.hidden')}</Note> : null}
      <Card component="section" aria-label={t('store.title')}>
        {mayWrite ? (
          <Writer article={article} partner={partner} />
        ) : (
          <div lang={language}>
            <Markdown source={versions[0]?.body ?? ''} />
          </div>
        )}
      </Card>
      <Card component="section" aria-labelledby="article-history">
        <h2 id="article-history">{t('writing.history')}</h2>
        <ol className={styles.rows}>
          {versions.map((one) => (
            <Version key={one.number} of={one} language={language} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

/** /dashboard/{store}/articles/{articleId}: the text with a preview, publishing, and the versions. */
export function StoreArticleScreen() {
  const { t } = useTranslation('articles');
  const { storeUsername: partner = '', storeArticleId = '' } = useParams();
  const query = useWrittenStoreArticleQuery(
    { params: { partner, storeArticleId } },
    { refetchOnMountOrArgChange: true },
  );
  const article = query.currentData;
  useTitle(article?.title ?? t('store.title'));
  if (query.isError && problemOf(query.error).status === 404)
    return (
      <Page width="narrow">
        <EmptyState
          art="empty-search"
          heading="h1"
          title={t('article.missing')}
          action={<Button to={homeOf(partner)}>{t('store.toAll')}</Button>}
        />
      </Page>
    );
  return (
    <Page width="work">
      <PageHead title={<bdi>{article?.title ?? t('store.title')}</bdi>} back={homeOf(partner)} />
      {article ? (
        <One article={article} partner={partner} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={3} />} />
      )}
    </Page>
  );
}
