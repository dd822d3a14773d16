/** Within the last thirty days, over all events of one host. */
export type Complaints = { complained: number; writtenTo: number };

export const COMPLAINT_DAYS = 30;
const LEAST = 3;
const SHARE = 0.03;

/** Whether so many guests asked to be left alone, or do not know the host, that nobody may be written to for now. */
export const tooManyComplaints = ({ complained, writtenTo }: Complaints): boolean =>
  complained >= LEAST && complained > SHARE * writtenTo;
