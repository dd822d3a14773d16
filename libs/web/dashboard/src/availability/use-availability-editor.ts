import { type AnswerOf, changeAvailability, type readAvailability } from '@smachot/contracts';
import { fieldErrorsOf, isSound } from '@smachot/web-platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveAvailabilityMutation } from '../dashboard-api';
import { useAutosave } from '../editor/use-autosave';
import { useOwnStore } from '../shell/own-store';
import { needed } from '../values/typed';
import { openDaysOf, rulesOf, type OpenDays } from './hours';
import { differingParts, mergedDays, type OpenPart } from './merged-days';

type Known = AnswerOf<typeof readAvailability>;

const wireOf = (open: OpenDays, today: string) => ({
  availabilities: rulesOf(open, today, () => crypto.randomUUID()),
  shortestNotice: needed(open.shortestNotice),
  dailyCapacity: needed(open.dailyCapacity),
  slotsPerCustomer: needed(open.slotsPerCustomer),
  hoursChosen: open.hoursChosen,
});
const daysOf = (known: Known): OpenDays => openDaysOf(known.availabilities, known);

/** `read`: the availability as it is saved now. */
export const useAvailabilityEditor = (known: Known, read: () => Promise<Known>, today: string) => {
  const { partnerUsername: partner } = useOwnStore();
  const [save] = useSaveAvailabilityMutation();
  /** What the server has, as far as it is known. */
  const [start] = useState(() => daysOf(known));
  const base = useRef(start);
  const auto = useAutosave<OpenDays>(
    { values: start, version: known.version ?? 0, dirty: false },
    {
      isSound: (open) => isSound(fieldErrorsOf(changeAvailability.body, wireOf(open, today))),
      save: async (open, version) => {
        const body = changeAvailability.body.parse({ ...wireOf(open, today), version: version || undefined });
        const saved = await save({ params: { partner }, body }).unwrap();
        base.current = open;
        return saved.version ?? 0;
      },
    },
  );
  const { values, state, edit, overwrite } = auto;
  const [merged, setMerged] = useState<OpenPart[]>([]);
  const merge = useCallback(async () => {
    const fresh = await read();
    const theirs = daysOf(fresh);
    const before = base.current;
    setMerged(differingParts(before, theirs));
    edit((now) => mergedDays(before, now, theirs));
    base.current = theirs;
    overwrite(fresh.version ?? 0);
  }, [read, edit, overwrite]);
  useEffect(() => {
    if (state === 'conflict') void merge().catch(() => undefined);
  }, [state, merge]);
  const faults = state === 'waiting' ? {} : fieldErrorsOf(changeAvailability.body, wireOf(values, today));
  return { ...auto, set: (open: OpenDays) => edit(() => open), faults, merged };
};
