import type { AnswerOf, readAvailability } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { listed, now, useTitle } from '@smachot/web-platform';
import { Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvailabilityQuery } from '../dashboard-api';
import { SaveProblem, SaveState } from '../editor/save-state';
import { useOwnStore } from '../shell/own-store';
import { Part } from '../shell/part';
import { usePart } from '../shell/use-part';
import { CalendarPart } from './calendar-part';
import { Holidays } from './holidays';
import { LimitsPart } from './limits-part';
import { useAvailabilityEditor } from './use-availability-editor';
import { WeekHours } from './week-hours';
import dashboardStyles from '../dashboard.module.css';
import availabilityStyles from './availability.module.css';

/** business-availability: when orders are taken. */
export function AvailabilityScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const query = useAvailabilityQuery(
    { params: { partner: partnerUsername } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(t('availability.title'));
  const known = query.currentData;
  const { refetch } = query;
  const read = useCallback(() => refetch().unwrap(), [refetch]);
  return (
    <Page>
      {known ? (
        <Editor key={partnerUsername} known={known} read={read} />
      ) : (
        <>
          <PageHead title={t('availability.title')} />
          <QueryStatus query={query} skeleton={<SkeletonForm fields={4} />} />
        </>
      )}
    </Page>
  );
}

/** Sub-paths of business-availability. */
const PARTS = ['calendar', 'week', 'limits', 'holidays'];

type EditorProps = {
  known: AnswerOf<typeof readAvailability>;
  read: () => Promise<AnswerOf<typeof readAvailability>>;
};

function Editor({ known, read }: EditorProps) {
  const { t } = useTranslation('dashboard');
  usePart('business-availability', PARTS);
  const { day: today } = wallTime(now());
  const mayChange = useOwnStore().role !== 'Viewer';
  const editor = useAvailabilityEditor(known, read, today);
  const { values: open, set, state, problem, saveNow, faults, merged, wasLeft } = editor;
  return (
    <>
      <PageHead
        title={t('availability.title')}
        note={t('availability.note')}
        actions={<SaveState state={state} />}
      />
      <SaveProblem state={state} problem={problem} faults={Object.keys(faults).length} onRetry={saveNow} />
      {wasLeft && state !== 'clean' ? <Note>{t('save.draft')}</Note> : null}
      {merged.length > 0 ? (
        <Note tone="warn">
          {t('availability.merged', { parts: listed(merged.map((part) => t(`availability.${part}`))) })}
        </Note>
      ) : null}
      <fieldset className={availabilityStyles.root} disabled={!mayChange}>
        {open.hoursChosen ? (
          <CalendarPart open={open} today={today} onChange={set} />
        ) : (
          <Note tone="warn">{t('availability.notChosen')}</Note>
        )}
        <div className={dashboardStyles.stack}>
          <Part id="week" headingId="av-week" title={t('availability.week')}>
            <WeekHours open={open} onChange={(week) => set({ ...open, week, hoursChosen: true })} />
          </Part>
          <LimitsPart open={open} faults={faults} onChange={set} />
          <Holidays open={open} today={today} onChange={set} />
        </div>
      </fieldset>
    </>
  );
}
