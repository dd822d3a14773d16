import { changeAvailability, type StoreDay } from '@smachot/contracts';
import { wallTime, weeksOfMonth } from '@smachot/kernel';
import {
  fieldErrorsOf,
  isSound,
  now,
  useAddress,
  useFieldText,
  useFormat,
  useTitle,
} from '@smachot/web-platform';
import { Ltr, Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvailabilityQuery, useOwnDaysQuery, useSaveAvailabilityMutation } from '../dashboard-api';
import { SaveProblem, SaveState } from '../editor/save-state';
import { useAutosave } from '../editor/use-autosave';
import { useOwnStore } from '../shell/own-store';
import { usePart } from '../shell/use-part';
import { NumberField } from '../values/number-field';
import { lenient, needed } from '../values/typed';
import { Holidays } from './holidays';
import { openDaysOf, rulesOf, tapped, type OpenDays } from './hours';
import { MonthCalendar, partsInWords, seenLook } from './month-calendar';
import { HoursFields, WeekHours } from './week-hours';
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
  return { ...auto, faults };
};

function Editor({ start }: { start: OpenDays }) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  usePart('business-availability', PARTS);
  const { day: today } = wallTime(now());
  const mayChange = useOwnStore().role !== 'Viewer';
  const { values: open, edit, state, problem, saveNow, faults } = useAvailabilityEditor(start, today);
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
          <Calendar open={open} today={today} onChange={edit} />
        ) : (
          <Note tone="warn">{t('availability.notChosen')}</Note>
        )}
        <div className={dashboardStyles.stack}>
          <section className={clsx('card', dashboardStyles.part)} id="week" aria-labelledby="av-week">
            <h2 id="av-week">{t('availability.week')}</h2>
            <WeekHours open={open} onChange={(week) => edit({ ...open, week, hoursChosen: true })} />
          </section>
          <section className={clsx('card', dashboardStyles.part)} id="limits" aria-labelledby="av-limits">
            <h2 id="av-limits">{t('availability.limits')}</h2>
            <div className={dashboardStyles.pair}>
              <NumberField
                whole
                label={t('availability.shortestNotice')}
                hint={t('availability.shortestNoticeHint')}
                unit={t('unit.hours')}
                value={open.shortestNotice}
                error={say(faults['shortestNotice'])}
                onChange={(shortestNotice) => edit({ ...open, shortestNotice })}
              />
              <NumberField
                whole
                label={t('availability.dailyCapacity')}
                hint={t('availability.dailyCapacityHint')}
                value={open.dailyCapacity}
                error={say(faults['dailyCapacity'])}
                onChange={(dailyCapacity) => edit({ ...open, dailyCapacity })}
              />
              <NumberField
                whole
                label={t('availability.slotsPerCustomer')}
                hint={t('availability.slotsPerCustomerHint')}
                value={open.slotsPerCustomer}
                error={say(faults['slotsPerCustomer'])}
                onChange={(slotsPerCustomer) => edit({ ...open, slotsPerCustomer })}
              />
            </div>
          </section>
          <Holidays open={open} today={today} onChange={edit} />
        </div>
      </fieldset>
    </>
  );
}

type CalendarProps = { open: OpenDays; today: string; onChange: (open: OpenDays) => void };

function Calendar({ open, today, onChange }: CalendarProps) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const [asked, setMonth] = useAddress('month', today.slice(0, 7));
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const [chosen, setChosen] = useState(today);
  const weeks = weeksOfMonth(month);
  const days = useOwnDaysQuery({
    params: { partner: partnerUsername },
    query: { from: weeks[0]![0]!, to: weeks.at(-1)![6]! },
  });
  return (
    <section className={clsx('card', dashboardStyles.part)} id="calendar" aria-labelledby="av-calendar">
      <h2 id="av-calendar">{t('availability.calendar')}</h2>
      <p className="muted small">{t('availability.tapHint')}</p>
      <MonthCalendar
        open={open}
        month={month}
        today={today}
        days={days.currentData?.days ?? []}
        capacity={lenient(open.dailyCapacity, 1)}
        chosen={chosen}
        onMonth={setMonth}
        onChoose={setChosen}
        onTap={(day) => {
          setChosen(day);
          if (day >= today) onChange(tapped(open, day));
        }}
      />
      <ul className={clsx(availabilityStyles.legend, 'small')} aria-hidden>
        {(['open', 'part', 'closed', 'opened', 'shut', 'rest'] as const).map((look) => (
          <li key={look}>
            <i data-look={look} />
            {t(`availability.looks.${look}`)}
          </li>
        ))}
      </ul>
      <ChosenDay
        open={open}
        day={chosen}
        known={days.currentData?.days.find(({ day }) => day === chosen)}
        onChange={onChange}
      />
    </section>
  );
}

type ChosenProps = {
  open: OpenDays;
  day: string;
  known: StoreDay | undefined;
  onChange: (open: OpenDays) => void;
};

function ChosenDay({ open, day, known, onChange }: ChosenProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const of = format.longDate(new Date(`${day}T12:00:00Z`));
  const exception = open.exceptions[day];
  const look = seenLook(open, day, known);
  return (
    <div className={availabilityStyles.chosen} aria-live="polite">
      <b>{of}</b>
      <span className="muted">
        {t(`availability.says.${look}`)}
        {look === 'part' ? `: ${t('availability.closedParts', { parts: partsInWords(open, day) })}` : null}
        {!exception && known && known.hours.length > 0 ? (
          <>
            {' · '}
            <Ltr>{known.hours.map(({ from, to }) => `${from}–${to}`).join(', ')}</Ltr>
          </>
        ) : null}
      </span>
      {exception?.isOpen ? (
        <HoursFields
          hours={exception.hours}
          of={of}
          onChange={(hours) =>
            onChange({ ...open, exceptions: { ...open.exceptions, [day]: { isOpen: true, hours } } })
          }
        />
      ) : null}
    </div>
  );
}
