import { printSeating, SeatingPaper, type TableRelease } from '@smachot/contracts';
import { saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Choice, Dialog, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleaseTablesMutation, useTableReleaseQuery } from '../seating-api';

type OfEvent = { eventId: string };

function Papers({ eventId }: OfEvent) {
  const { t } = useTranslation('seating');
  const words = useProblemText();
  const [busy, setBusy] = useState<SeatingPaper | null>(null);
  const [error, setError] = useState<unknown>(null);
  const print = (paper: SeatingPaper) => {
    setBusy(paper);
    setError(null);
    saveFile(printSeating, `${t(`paper.${paper}`)}.pdf`, { params: { eventId }, query: { paper } })
      .catch(setError)
      .finally(() => setBusy(null));
  };
  return (
    <section className="ui-flow">
      <h3>{t('paper.title')}</h3>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <div className="row wrap">
        {SeatingPaper.options.map((paper) => (
          <Button key={paper} kind="line" icon="download" busy={busy === paper} onClick={() => print(paper)}>
            {t(`paper.${paper}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const RELEASES = ['never', 'now', 'day_before'] as const satisfies readonly TableRelease[];

function Release({ eventId, mayEdit }: OfEvent & { mayEdit: boolean }) {
  const { t } = useTranslation('seating');
  const format = useFormat();
  const words = useProblemText();
  const query = useTableReleaseQuery({ params: { eventId } }, { refetchOnMountOrArgChange: true });
  const [release, { data: released, isLoading, error }] = useReleaseTablesMutation();
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  const { release: chosen, shownFrom, always } = released ?? query.data;
  return (
    <section className="ui-flow">
      <h3>{t('release.title')}</h3>
      {always ? <Note>{t('release.always')}</Note> : null}
      <Choice
        label={t('release.title')}
        value={chosen}
        disabled={!mayEdit || always}
        options={RELEASES.map((value) => ({ value, label: t(`release.${value}`) }))}
        onChange={(value) => {
          if (!isLoading) void release({ params: { eventId }, body: { release: value } });
        }}
      />
      {shownFrom && !always ? <p>{t('release.from', { when: format.dateTime(shownFrom) })}</p> : null}
      <p className="muted small">{t('release.text')}</p>
      {mayEdit ? <Link to={`/me/rsvps/${eventId}/edit#automatic`}>{t('release.message')}</Link> : null}
      {error ? <Note tone="bad">{words(error)}</Note> : null}
    </section>
  );
}

/** The seating on paper, and on guests' pages. */
export function ShareDialog({
  eventId,
  mayEdit,
  onClose,
}: OfEvent & { mayEdit: boolean; onClose: () => void }) {
  const { t } = useTranslation('seating');
  return (
    <Dialog open onClose={onClose} title={t('share.title')}>
      <div className="ui-flow">
        <Papers eventId={eventId} />
        <Release eventId={eventId} mayEdit={mayEdit} />
      </div>
    </Dialog>
  );
}
