import { changeAvailability } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { fieldErrorsOf, isSound, now, useTitle } from '@smachot/web-platform';
import { Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAvailabilityQuery, useSaveAvailabilityMutation } from '../dashboard-api';
import { SaveProblem, SaveState } from '../editor/save-state';
import { useAutosave } from '../editor/use-autosave';
import { useOwnStore } from '../shell/own-store';
import { Part } from '../shell/part';
import { usePart } from '../shell/use-part';
import { needed } from '../values/typed';
import { CalendarPart } from './calendar-part';
import { Holidays } from './holidays';
import { openDaysOf, rulesOf, type OpenDays } from './hours';
import { LimitsPart } from './limits-part';
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
  return (
    <Page>
      {known ? (
        <Editor key={partnerUsername} start={openDaysOf(known.availabilities, known)} />
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

const wireOf = (open: OpenDays, today: string) => ({
  availabilities: rulesOf(open, today, () => crypto.randomUUID()),
  shortestNotice: needed(open.shortestNotice),
  dailyCapacity: needed(open.dailyCapacity),
  slotsPerCustomer: needed(open.slotsPerCustomer),
  hoursChosen: open.hoursChosen,
});

const useAvailabilityEditor = (start: OpenDays, today: string) => {
  const { partnerUsername: partner } = useOwnStore();
  const [save] = useSaveAvailabilityMutation();
  const auto = useAutosave<OpenDays>(
    { values: start, version: 0, dirty: false },
    {
      isSound: (open) => isSound(fieldErrorsOf(changeAvailability.body, wireOf(open, today))),
      save: async (open) => {
        const body = changeAvailability.body.parse(wireOf(open, today));
        await save({ params: { partner }, body }).unwrap();
        return 0;
      },
    },
  );
  const faults =
    auto.state === 'waiting' ? {} : fieldErrorsOf(changeAvailability.body, wireOf(auto.values, today));
  return { ...auto, set: (open: OpenDays) => auto.edit(() => open), faults };
};

function Editor({ start }: { start: OpenDays }) {
  const { t } = useTranslation('dashboard');
  usePart('business-availability', PARTS);
  const { day: today } = wallTime(now());
  const mayChange = useOwnStore().role !== 'Viewer';
  const { values: open, set, state, problem, saveNow, faults } = useAvailabilityEditor(start, today);
  return (
    <>
      <PageHead
        title={t('availability.title')}
        note={t('availability.note')}
        actions={<SaveState state={state} />}
      />
      <SaveProblem state={state} problem={problem} faults={Object.keys(faults).length} onRetry={saveNow} />
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
