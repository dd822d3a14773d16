import type { EventId, RsvpId } from '@smachot/contracts';
import { useCallback, useMemo, useState } from 'react';
import { choose, nobody, toggle, toggleRange, unchoose, type Selection } from './selection';

const slot = (eventId: EventId) => `chosen-guests:${eventId}`;

/** The guests selected on this desk. Stored in sessionStorage, so that a reloaded send dialog is about the same guests. */
export const readChosen = (eventId: EventId): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(slot(eventId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const keep = (eventId: EventId, selection: Selection): void => {
  try {
    if (selection.size === 0) sessionStorage.removeItem(slot(eventId));
    else sessionStorage.setItem(slot(eventId), JSON.stringify([...selection]));
  } catch {
    // storage full or refused: the choice then lives as long as the page
  }
};

export const useChosenGuests = (eventId: EventId) => {
  const [{ selection }, set] = useState<{ selection: Selection; anchor: string | null }>(() => ({
    selection: new Set(readChosen(eventId)),
    anchor: null,
  }));
  const change = useCallback(
    (next: (now: Selection, anchor: string | null) => Selection, newAnchor: string | null) =>
      set((now) => {
        const changed = next(now.selection, now.anchor);
        keep(eventId, changed);
        return { selection: changed, anchor: newAnchor };
      }),
    [eventId],
  );
  const acts = useMemo(
    () => ({
      toggle: (id: RsvpId) => change((now) => toggle(now, id), id),
      toggleTo: (rows: readonly string[], id: RsvpId) =>
        change((now, from) => toggleRange(now, rows, from, id), id),
      choose: (ids: Iterable<RsvpId>) => change((now) => choose(now, ids), null),
      unchoose: (ids: Iterable<RsvpId>) => change((now) => unchoose(now, ids), null),
      clear: () => change(() => nobody, null),
    }),
    [change],
  );
  return { selection, ...acts };
};
export type ChosenGuests = ReturnType<typeof useChosenGuests>;
