import {
  type EventId,
  faultyRowsFile,
  RowVerdict,
  type TablePreview,
  type UploadId,
} from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  FilterChip,
  Icon,
  Note,
  QueryStatus,
  SkeletonRows,
  SnackbarSlot,
  useDockHeight,
  type QueryLike,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewRowsInfiniteQuery, type PreviewRows as AskedRows } from './table-api';
import { ColumnMapping } from './column-mapping';
import { PreviewRows } from './preview-rows';
import { HiddenQuestion } from './hidden-question';
import { LeftOut, PhoneQuestion, SheetChoice } from './table-questions';
import type { Correction } from './upload.flow';
import uploadStyles from './upload.module.css';
import styles from './check-step.module.css';

export type CheckStepProps = {
  eventId: EventId;
  uploadId: UploadId;
  verdict: RowVerdict | null;
  problem: unknown;
  mapping: boolean;
  confirming: boolean;
  onVerdict: (verdict: RowVerdict | null) => void;
  onMap: (correction: Correction) => void;
  onConfirm: () => void;
  onReplace: () => void;
};

const totalOf = ({ counts }: TablePreview): number =>
  counts.new + counts.update + counts.duplicate + counts.faulty;

function FileLine({ preview, onReplace }: { preview: TablePreview; onReplace: () => void }) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={styles.file}>
      <span className={styles.fileIcon}>
        <Icon name="file" size={24} />
      </span>
      <span className="grow">
        <b className="ell" dir="auto" style={{ display: 'block' }}>
          {preview.fileName ?? t('upload.pasteLabel')}
        </b>
        <span className="small muted">
          {t('upload.rowCount', { count: totalOf(preview) })}
          {preview.headerRow === null ? null : ` · ${t('upload.headerAt', { row: preview.headerRow })}`}
        </span>
      </span>
      <Button kind="ghost" onClick={onReplace}>
        {t('upload.replace')}
      </Button>
    </div>
  );
}

/** The faulty rows as they were, with the reason in a last column. */
export function FaultyFile({ eventId, uploadId }: { eventId: EventId; uploadId: UploadId }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>(null);
  const save = () =>
    saveFile(faultyRowsFile, 'faulty.csv', { params: { eventId, uploadId } }).then(
      () => setProblem(null),
      (error: unknown) => setProblem(error),
    );
  return (
    <>
      <Button kind="ghost" icon="download" onClick={() => void save()}>
        {t('upload.faultyFile')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

type VerdictsProps = Pick<CheckStepProps, 'verdict' | 'onVerdict'> & { preview: TablePreview };

function Verdicts({ preview, verdict, onVerdict }: VerdictsProps) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={styles.filters}>
      <ChipRow label={t('upload.filter')}>
        <FilterChip on={verdict === null} count={totalOf(preview)} onClick={() => onVerdict(null)}>
          {t('filters.all')}
        </FilterChip>
        {RowVerdict.options
          .filter((one) => preview.counts[one] > 0 || one === verdict)
          .map((one) => (
            <FilterChip
              key={one}
              on={verdict === one}
              count={preview.counts[one]}
              onClick={() => onVerdict(verdict === one ? null : one)}
            >
              {t(`verdicts.${one}`)}
            </FilterChip>
          ))}
      </ChipRow>
    </div>
  );
}

type DockProps = { preview: TablePreview; busy: boolean; problem: unknown; onConfirm: () => void };

/** Always in sight: the list above may be ten thousand rows long. */
function ConfirmDock({ preview, busy, problem, onConfirm }: DockProps) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const taken = preview.counts.new + preview.counts.update;
  const dock = useDockHeight<HTMLDivElement>();
  const left = preview.counts.duplicate + preview.counts.faulty;
  return (
    <div ref={dock} className={clsx('dock', styles.dock)}>
      <SnackbarSlot />
      <div className={styles.dockContent}>
        {problem ? (
          <div className={styles.dockProblem}>
            <Note tone="bad">{words(problem)}</Note>
          </div>
        ) : null}
        <p className={styles.dockText}>
          <b>
            {t('upload.willEnter', { count: taken })}
            {left > 0 ? ` ${t('upload.stayOut', { count: left })}` : null}
          </b>{' '}
          <span className="muted">{t('upload.nothingStored')}</span>
        </p>
        <Button
          kind="primary"
          size="large"
          busy={busy}
          disabled={taken === 0 || preview.phoneCandidates.length > 0}
          onClick={onConfirm}
        >
          {t('upload.confirm', { count: taken })}
        </Button>
      </div>
    </div>
  );
}

/** The preview, the rows read so far, and the next page on demand. */
const usePreview = (asked: AskedRows) => {
  const query = usePreviewRowsInfiniteQuery(asked);
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  return { query, preview: pages?.[0], rows: { rows, hasMore: hasNextPage, onMore } };
};

function PreviewStatus({ query, onReplace }: { query: QueryLike; onReplace: () => void }) {
  const { t } = useTranslation('rsvp');
  return (
    <>
      <QueryStatus query={query} skeleton={<SkeletonRows />} />
      {query.isError ? (
        <Button kind="primary" icon="upload" onClick={onReplace}>
          {t('upload.another')}
        </Button>
      ) : null}
    </>
  );
}

export function CheckStep(props: CheckStepProps) {
  const { eventId, uploadId, verdict, problem, mapping, confirming } = props;
  const { t } = useTranslation('rsvp');
  const { query, preview, rows } = usePreview({ eventId, uploadId, verdict });
  if (!preview) return <PreviewStatus query={query} onReplace={props.onReplace} />;
  return (
    <>
      <section className="card">
        <FileLine preview={preview} onReplace={props.onReplace} />
        <SheetChoice preview={preview} onMap={props.onMap} />
        <HiddenQuestion
          key={preview.sheetName}
          preview={preview}
          failed={problem !== null}
          onMap={props.onMap}
        />
        <PhoneQuestion preview={preview} busy={mapping} onMap={props.onMap} />
        {preview.columns.length > 0 ? (
          <ColumnMapping preview={preview} busy={mapping} onMap={props.onMap} />
        ) : null}
      </section>
      <section className="card" aria-busy={mapping}>
        <div className={uploadStyles.head}>
          <h2 className="grow">{t('upload.howTheyEnter', { count: totalOf(preview) })}</h2>
          {preview.counts.faulty > 0 ? <FaultyFile eventId={eventId} uploadId={uploadId} /> : null}
        </div>
        <Verdicts preview={preview} verdict={verdict} onVerdict={props.onVerdict} />
        <LeftOut leftOut={preview.leftOut} />
        <PreviewRows upload={{ eventId, uploadId }} {...rows} />
      </section>
      <ConfirmDock
        preview={preview}
        busy={confirming || mapping}
        problem={problem}
        onConfirm={props.onConfirm}
      />
    </>
  );
}
