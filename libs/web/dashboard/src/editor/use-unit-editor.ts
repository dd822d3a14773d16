import type { PricingUnit, PricingUnitDraft } from '@smachot/contracts';
import { differing, type FieldErrors, isSound, problemOf, useDraft } from '@smachot/web-platform';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSaveUnitDraftMutation } from '../publishing/draft-api';
import { picturesOf, unitValues, type UnitValues } from '../units/unit-values';
import { editUnit, type UnitEdit } from '../units/unit-edits';
import { unitFaults, unitForm } from '../units/unit-wire';
import { useAutosave } from './use-autosave';

/** Edits that have not reached the server, and the version they are based on. */
type Draft = { version: number; values: UnitValues } | null;

/** The edits left on this device, and the values and version to start with. */
const useStart = (unit: PricingUnit) => {
  const [draft, keepDraft, forgetDraft] = useDraft<Draft>(`pricing-unit:${unit.pricingUnitId}`, null);
  const [left] = useState(draft);
  const [start] = useState(() => ({
    values: left?.values ?? unitValues(unit),
    // The draft is based on an older version: the server will report it, and the person decides.
    version: left?.version ?? unit.version,
    dirty: left !== null,
  }));
  const keep = useCallback(
    (values: UnitValues, version: number) => keepDraft({ version, values }),
    [keepDraft],
  );
  return { start, keep, forgetDraft };
};

/** The unit as the server answered last; `latest` also for an upload that began before. */
const useServer = (read: PricingUnitDraft) => {
  const [server, setServer] = useState(read);
  const latest = useRef(read);
  const keep = useCallback((saved: PricingUnitDraft) => {
    latest.current = saved;
    setServer(saved);
  }, []);
  return { server, latest, keep };
};

/** One unit under edit: its values, its errors and its save state. */
export const useUnitEditor = (read: PricingUnitDraft) => {
  const { pricingUnitId } = read.pricingUnit;
  const { start, keep, forgetDraft } = useStart(read.pricingUnit);
  const { server, latest, keep: keepServer } = useServer(read);
  const [saveDraft] = useSaveUnitDraftMutation();
  const auto = useAutosave(start, {
    isSound: (values) => isSound(unitFaults(values)),
    save: async (values, version) => {
      const body = { pricingUnit: unitForm(values), version };
      const saved = await saveDraft({ params: { pricingUnitId }, body }).unwrap();
      keepServer(saved);
      return saved.pricingUnit.version;
    },
    keep,
    forget: forgetDraft,
  });
  const { values, state } = auto;
  const found = useMemo(() => unitFaults(values), [values]);
  // No errors are shown while the person is still typing.
  const refused: FieldErrors = state === 'refused' ? (problemOf(auto.problem).fields ?? {}) : {};
  const faults: FieldErrors = state === 'waiting' ? {} : { ...found, ...refused };
  return {
    ...auto,
    faults,
    server,
    pictures: picturesOf(server.pricingUnit),
    wasLeft: start.dirty,
    change: (edit: UnitEdit) => auto.edit((now) => editUnit(now, edit)),
    /** This screen itself changed the pictures or published the unit. Words of somebody else that came along are a conflict of the next save. */
    keepServer: (saved: PricingUnitDraft) => {
      const [before, after] = [latest.current.pricingUnit, saved.pricingUnit];
      keepServer(saved);
      if (differing(unitValues(before), unitValues(after)).length === 0)
        auto.savedElsewhere(before.version, after.version);
    },
    forgetDraft,
  };
};
