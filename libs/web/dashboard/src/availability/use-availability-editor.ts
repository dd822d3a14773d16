import { type AnswerOf, changeAvailability, type readAvailability } from '@smachot/contracts';
import { fieldErrorsOf, isSound, useDraft } from '@smachot/web-platform';
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

/** Edits that have not reached the server, with the version and the days they are based on. */
type Draft = { version: number; base: OpenDays; values: OpenDays } | null;

/** The edits left on this device, or what is saved. */
const useStart = (known: Known) => {
  const { partnerId } = useOwnStore();
  const [draft, keepDraft, forget] = useDraft<Draft>(`availability:${partnerId}`, null);
  const [left] = useState(draft);
  const [start] = useState(() => {
    const saved = daysOf(known);
    // a draft of an older version is refused by the server, and then merged
    const { values, version, base } = left ?? { values: saved, version: known.version ?? 0, base: saved };
    return { values, version, base, dirty: left !== null };
  });
  return { start, keepDraft, forget };
};

/** `read`: the availability as it is saved now. */
export const useAvailabilityEditor = (known: Known, read: () => Promise<Known>, today: string) => {
  const { partnerUsername: partner } = useOwnStore();
  const [save] = useSaveAvailabilityMutation();
  const { start, keepDraft, forget } = useStart(known);
  /** What the server has, as far as it is known. */
  const base = useRef(start.base);
  const keep = useCallback(
    (values: OpenDays, version: number) => keepDraft({ version, base: base.current, values }),
    [keepDraft],
  );
  const auto = useAutosave<OpenDays>(start, {
    isSound: (open) => isSound(fieldErrorsOf(changeAvailability.body, wireOf(open, today))),
    save: async (open, version) => {
      const body = changeAvailability.body.parse({ ...wireOf(open, today), version: version || undefined });
      const saved = await save({ params: { partner }, body }).unwrap();
      base.current = open;
      return saved.version ?? 0;
    },
    keep,
    forget,
  });
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
  return { ...auto, set: (open: OpenDays) => edit(() => open), faults, merged, wasLeft: start.dirty };
};
