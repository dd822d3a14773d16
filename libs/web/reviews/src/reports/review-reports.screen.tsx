import type { ReportedReview } from '@smachot/contracts';
import { useAddress, useFormat, useTitle } from '@smachot/web-platform';
import {
  ActDialog,
  Badge,
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../parts/more-button';
import { ReviewItem } from '../parts/review-item';
import { type ReportState, useDecideReviewMutation, useReviewReportsInfiniteQuery } from '../reviews-api';
import '../texts';
import styles from '../reviews.module.css';

const STATES: readonly ReportState[] = ['waiting', 'decided'];
type Decision = 'keep' | 'hide';

/** Both decisions on a reported review, each confirmed in a dialog that names its consequence and asks why. */
function Decide({ reviewId }: { reviewId: ReportedReview['review']['reviewId'] }) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const [chosen, setChosen] = useState<Decision | null>(null);
  const [decide] = useDecideReviewMutation();
  const close = () => setChosen(null);
  return (
    <div className="row wrap">
      <Button kind="primary" icon="check" onClick={() => setChosen('keep')}>
        {t('reports.do.keep')}
      </Button>
      <Button kind="line" danger icon="lock" onClick={() => setChosen('hide')}>
        {t('reports.do.hide')}
      </Button>
      {chosen ? (
        <ActDialog
          danger={chosen === 'hide'}
          title={t(`reports.ask.${chosen}`)}
          text={t(`reports.askText.${chosen}`)}
          confirm={t(`reports.do.${chosen}`)}
          reasons={[t(`reports.why.${chosen}.one`), t(`reports.why.${chosen}.two`)]}
          send={(reason) => decide({ params: { reviewId }, body: { decision: chosen, reason } })}
          onDone={() => {
            say(t(`reports.done.${chosen}`));
            close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Reports({ reports }: Pick<ReportedReview, 'reports'>) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {reports.map(({ reason, note, byCrew, at }, place) => (
        <li key={place} className={styles.reply}>
          <span className="small">
            <b>{t(`report.reasons.${reason as 'other'}`)}</b> ·{' '}
            {t(byCrew ? 'reports.byCrew' : 'reports.byReader')} · {format.dateTime(at)}
          </span>
          {note ? (
            <p className={styles.text} dir="auto">
              {note}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Item({ of: { review, status, partnerName, reports, count } }: { of: ReportedReview }) {
  const { t } = useTranslation('reviews');
  const badge =
    status === 'reported' ? (
      <Badge tone="warn" icon="alert">
        {t('reports.count', { count })}
      </Badge>
    ) : (
      <Badge tone={status === 'hidden' ? 'bad' : 'ok'} icon={status === 'hidden' ? 'lock' : 'check'}>
        {t(status === 'hidden' ? 'reports.decided.hidden' : 'reports.decided.kept')}
      </Badge>
    );
  return (
    <ReviewItem review={review} title={partnerName} badges={badge}>
      <Reports reports={reports} />
      {status === 'reported' ? <Decide reviewId={review.reviewId} /> : null}
    </ReviewItem>
  );
}

function List({ state }: { state: ReportState }) {
  const { t } = useTranslation('reviews');
  const query = useReviewReportsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  if (!reviews.length) return <EmptyState art="empty-chat" title={t(`reports.none.${state}`)} />;
  return (
    <>
      <ul className={styles.list} aria-label={t(`reports.state.${state}`)}>
        {reviews.map((one) => (
          <Item key={one.review.reviewId} of={one} />
        ))}
      </ul>
      <MoreButton of={query} />
    </>
  );
}

/** /admin-panel/review-reports: reviews that somebody reported, the longest waiting first. */
export function ReviewReportsScreen() {
  const { t } = useTranslation('reviews');
  const [chosen, choose] = useAddress<ReportState>('state', 'waiting');
  const shown = chosen === 'decided' ? 'decided' : 'waiting';
  useTitle(t('reports.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('reports.title')} note={t('reports.note')} back="/admin-panel" />
      <div className={styles.screen}>
        <ChipRow label={t('reports.which')}>
          {STATES.map((one) => (
            <FilterChip key={one} on={shown === one} onClick={() => choose(one)}>
              {t(`reports.state.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <List key={shown} state={shown} />
      </div>
    </Page>
  );
}
