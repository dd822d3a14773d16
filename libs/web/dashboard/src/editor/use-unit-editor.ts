import type { PricingUnit } from '@smachot/contracts';
import { problemOf, useDraft } from '@smachot/web-platform';
import { useEffect, useMemo, useState } from 'react';
import { useSaveUnitMutation } from '../dashboard-api';
import { picturesOf, unitValues, type UnitValues } from '../units/unit-values';
import { editUnit, type UnitEdit } from '../units/unit-edits';
import { unitFaults, unitForm } from '../units/unit-wire';
import { isSound, type FieldErrors } from '../values/field-errors';
import { useAutosave } from './use-autosave';

/** What was typed and has not reached the server, and on which version of it. */
type Draft = { version: number; values: UnitValues } | null;

/** One unit under edit: what is typed, what is wrong with it, whether it is saved. */
export const useUnitEditor = (unit: PricingUnit) => {
  const { pricingUnitId } = unit;
  const [draft, keepDraft, forgetDraft] = useDraft<Draft>(`pricing-unit:${pricingUnitId}`, null);
  const [left] = useState(draft);
  const [start] = useState(() => ({
    values: left?.values ?? unitValues(unit),
    // typed on an older version: the server will say so, and the person decides
    version: left?.version ?? unit.version,
    dirty: left !== null,
  }));
  const [pictures, setPictures] = useState(picturesOf(unit));
  const [saveUnit] = useSaveUnitMutation();
  const auto = useAutosave(start, {
    isSound: (values) => isSound(unitFaults(values)),
    save: async (values, version) =>
      (
        await saveUnit({
          params: { pricingUnitId },
          body: { pricingUnit: unitForm(values), version },
        }).unwrap()
      ).version,
  });
  const { values, version, state } = auto;
  useEffect(() => {
    if (state === 'clean') forgetDraft();
    else keepDraft({ version, values });
  }, [state, version, values, keepDraft, forgetDraft]);
  const found = useMemo(() => unitFaults(values), [values]);
  // while somebody is still typing a word nothing is called wrong
  const refused: FieldErrors = state === 'refused' ? (problemOf(auto.problem).fields ?? {}) : {};
  const faults: FieldErrors = state === 'waiting' ? {} : { ...found, ...refused };
  return {
    ...auto,
    faults,
    pictures,
    wasLeft: left !== null,
    change: (edit: UnitEdit) => auto.edit(editUnit(values, edit)),
    keepPictures: (saved: PricingUnit) => {
      setPictures(picturesOf(saved));
      auto.savedElsewhere(saved.version);
    },
    forgetDraft,
  };
};
