import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, previewRepeats, RepeatDate, RepeatForm } from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result, wallTime } from '@smachot/kernel';
import { quietWindows } from '@smachot/server-calendar';
import { daysOf, timesAfter } from '../domain/event-series';

type Times = { startDatetime: string; endDatetime: string };

/** The dates a repetition would have, with those that touch Shabbat or a holiday. */
export class PreviewRepeats extends Query<Result<AnswerOf<typeof previewRepeats>>> {
  constructor(
    readonly times: Times,
    readonly repeats: RepeatForm,
  ) {
    super();
  }
}

const windowsOf = (given: readonly string[][]) =>
  given.map(([from, till]) => [Date.parse(from!), Date.parse(till!)] as const);
const windows = { holiday: windowsOf(quietWindows.holiday), shabbat: windowsOf(quietWindows.shabbat) };

const restOf = ({ startDatetime, endDatetime }: Times): RepeatDate['rest'] => {
  const [start, end] = [Date.parse(startDatetime), Date.parse(endDatetime)];
  const touches = (kind: keyof typeof windows) =>
    windows[kind].some(([from, till]) => start < till && end > from);
  return touches('holiday') ? 'holiday' : touches('shabbat') ? 'shabbat' : null;
};

@QueryHandler(PreviewRepeats)
export class PreviewRepeatsHandler implements IQueryHandler<PreviewRepeats> {
  async execute({ times, repeats }: PreviewRepeats) {
    const { startDatetime, endDatetime } = times;
    if (endDatetime <= startDatetime)
      return refuse('hosted_event.dates', { fields: { endDatetime: 'hosted_event.dates' } });
    const { day: first } = wallTime(new Date(startDatetime));
    const kept = daysOf(first, repeats);
    const days = kept.ok ? daysOf(first, repeats, true) : kept;
    if (!days.ok) return days;
    const dates = days.value.map((day): RepeatDate => {
      const ahead = Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS);
      const at = timesAfter({ startDatetime, endDatetime }, ahead);
      return { day, ...at, rest: restOf(at) };
    });
    return await Promise.resolve(accept({ dates }));
  }
}
