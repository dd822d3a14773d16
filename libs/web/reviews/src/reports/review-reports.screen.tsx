import { type ReportedReview, ReviewRule } from '@smachot/contracts';
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
  SelectField,
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

/** Both decisions on a reported review or reply, each confirmed in a dialog that names its consequence and asks why. */
function Decide({ of: { review, subject } }: { of: ReportedReview }) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const [chosen, setChosen] = useState<Decision | null>(null);
  const [rule, setRule] = useState<ReviewRule>('abuse');
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
          title={t(`reports.ask.${subject}.${chosen}`)}
          text={t(`reports.askText.${subject}.${chosen}`)}
          confirm={t(`reports.do.${chosen}`)}
          reasons={[t(`reports.why.${chosen}.one`), t(`reports.why.${chosen}.two`)]}
          send={(reason) => {
            const told = chosen === 'hide' && subject === 'review' ? rule : null;
            const body = { subject, decision: chosen, rule: told, reason };
            return decide({ params: { reviewId: review.reviewId }, body });
          }}
          onDone={() => {
            say(t(`reports.done.${subject}.${chosen}`));
            close();
          }}
          onClose={close}
        >
          {chosen === 'hide' && subject === 'review' ? <Rule rule={rule} onChange={setRule} /> : null}
        </ActDialog>
      ) : null}
    </div>
  );
}

/** The rule that was broken, which the author is told. */
function Rule({ rule, onChange }: { rule: ReviewRule; onChange: (rule: ReviewRule) => void }) {
  const { t } = useTranslation('reviews');
  return (
    <SelectField
      label={t('reports.rule')}
      hint={t('reports.ruleTold')}
      options={ReviewRule.options.map((value) => ({ value, label: t(`rules.${value}`) }))}
      value={rule}
      onChange={(event) => onChange(ReviewRule.parse(event.target.value))}
    />
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

function Item({ of }: { of: ReportedReview }) {
  const { t } = useTranslation('reviews');
  const { review, subject, status, partnerName, reports, count } = of;
  const decided =
    status === 'reported' ? (
      <Badge tone="warn" icon="alert">
        {t('reports.count', { count })}
      </Badge>
    ) : (
      <Badge tone={status === 'hidden' ? 'bad' : 'ok'} icon={status === 'hidden' ? 'lock' : 'check'}>
        {t(status === 'hidden' ? 'reports.decided.hidden' : 'reports.decided.kept')}
      </Badge>
    );
  const badge = (
    <>
      {subject === 'reply' ? <Badge icon="chat">{t('reports.ofReply')}</Badge> : null}
      {decided}
    </>
  );
  return (
    <ReviewItem review={review} title={partnerName} badges={badge}>
      <Reports reports={reports} />
      {status === 'reported' ? <Decide of={of} /> : null}
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
          <Item key={`${one.review.reviewId} ${one.subject}`} of={one} />
        ))}
      </ul>
      <MoreButton of={query} />
    </>
  );
}

/** /admin-panel/review-reports: reviews and replies that somebody reported, the longest waiting first. */
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
