import type { TableRelease } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';

/** When the hosts decided that guests' pages show their table. */
export type ReleaseState = { release: Exclude<TableRelease, 'never'>; releasedAt: Date };

const RELEASE_TIME = '11:00';

/** From when guests' pages show their table; null while no host has decided it. */
export const shownFrom = (state: ReleaseState | null | undefined, eventDate: Date): Date | null => {
  if (!state) return null;
  if (state.release === 'now') return state.releasedAt;
  return atWallTime(addDays(wallTime(eventDate).day, -1), RELEASE_TIME);
};
