import { type ReviewId, ReviewSubject } from '@smachot/contracts';
import { isId } from '@smachot/kernel';

/** The last row of a page of reports. */
export type ReportCursor = { at: Date; id: ReviewId; subject: ReviewSubject };

/** Null for the beginning; an invalid cursor is the beginning, too. */
export const parseReportCursor = (cursor: string | undefined): ReportCursor | null => {
  const [at = '', id = '', said] = (cursor ?? '').split('_');
  const moment = new Date(at);
  const subject = ReviewSubject.safeParse(said);
  return Number.isNaN(moment.getTime()) || !isId(id) || !subject.success
    ? null
    : { at: moment, id, subject: subject.data };
};

export const reportCursorOf = ({ at, id, subject }: ReportCursor): string =>
  `${at.toISOString()}_${id}_${subject}`;
