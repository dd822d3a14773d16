import { differing, rebased } from '@smachot/web-platform';
import type { Hours, OpenDays } from './hours';

export type OpenPart = 'calendar' | 'week' | 'limits' | 'holidays';

const PARTS: Record<OpenPart, readonly (keyof OpenDays)[]> = {
  calendar: ['exceptions'],
  week: ['week', 'hoursChosen'],
  limits: ['shortestNotice', 'dailyCapacity', 'slotsPerCustomer'],
  holidays: ['rest'],
};

/** Parts of the screen in which two versions are not alike. */
export const differingParts = (one: OpenDays, other: OpenDays): OpenPart[] => {
  const fields = differing(one, other);
  return (Object.keys(PARTS) as OpenPart[]).filter((part) =>
    PARTS[part].some((name) => fields.includes(name)),
  );
};

type Week = Record<number, Hours | null>;
const byId = (rest: OpenDays['rest']) => Object.fromEntries(rest.map((rule) => [rule.id, rule]));

/** What was typed since `base`, put upon what was saved elsewhere since: day by day, weekday by weekday, rule by rule. */
export const mergedDays = (base: OpenDays, mine: OpenDays, theirs: OpenDays): OpenDays => {
  const merged = rebased(base, mine, theirs);
  const week =
    base.week && mine.week && theirs.week
      ? Object.values(rebased<Week>({ ...base.week }, { ...mine.week }, { ...theirs.week }))
      : merged.week;
  return {
    ...merged,
    exceptions: rebased(base.exceptions, mine.exceptions, theirs.exceptions),
    rest: Object.values(rebased(byId(base.rest), byId(mine.rest), byId(theirs.rest))),
    // each may have closed what the other kept open: with no open day the store would be open always
    week: week && !week.some(Boolean) ? theirs.week : week,
  };
};
