import { searchKey } from '@smachot/kernel';
import { isOptOut } from './opt-out';

/** In the letters of `searchKey`. */
const STRANGER = [
  /(?:^| )לא (?:מכיר|מכירה|מכירימ|מכירות|יודע מי|יודעת מי)(?: |$)/,
  /^מי (?:זה|זאת|אתמ|את|אתה)$/,
  /מספר (?:שגוי|לא נכונ)/,
  /ספאמ|\bspam\b/,
  /\b(?:dont|do not) know (?:you|this|who|these|them|the host)\b/,
  /^who (?:is this|are you)$/,
  /\bwrong number\b/,
  /не знаю (?:вас|кто)/,
];
const LONGEST = 80;

/** "I don't know this host", or a wrong number. */
export const saysStranger = (text: string): boolean => {
  const key = searchKey(text)
    .replace(/[.!?,]/g, '')
    .trim();
  return key.length <= LONGEST && STRANGER.some((pattern) => pattern.test(key));
};

/** Whether a message complains that its writer should not have been written to; it counts against the host. */
export const isComplaint = (text: string): boolean => isOptOut(text) || saysStranger(text);

/** Minimum number of complaints before a host is stopped: a few are chance, and large events have a few more. */
const FEWEST = 5;
const SHARE = 0.02;
export const COMPLAINT_DAYS = 7;

/**
 * @param complained people who complained in the last days
 * @param written people who were written to in them
 */
export const isTooMuch = (complained: number, written: number): boolean =>
  complained >= FEWEST && complained > written * SHARE;
