import { searchKey } from '@smachot/kernel';
import { isOptOut } from './opt-out';

const PATTERNS = [
  /לא (?:מכיר|מכירה|מכירימ|יודע מי|יודעת מי)(?: |$)/,
  /^מי (?:זה|זאת|אתמ|את|אתה)$/,
  /מספר (?:שגוי|לא נכונ)/,
  /ספאמ|\bspam\b/,
  /\b(?:dont|do not) know (?:you|this|who|these)\b/,
  /^who (?:is this|are you)$/,
  /\bwrong number\b/,
  /не знаю (?:вас|кто)/,
];
const LONGEST = 80;

/** Whether a message says that its writer should not have been written to; it counts against the host. */
export const isComplaint = (text: string): boolean => {
  if (isOptOut(text)) return true;
  const key = searchKey(text)
    .replace(/[.!?,]/g, '')
    .trim();
  return key.length <= LONGEST && PATTERNS.some((pattern) => pattern.test(key));
};

/** How many people complain before a host is stopped: few are chance, and large events have a few more. */
const FEWEST = 5;
const SHARE = 0.02;
export const COMPLAINT_DAYS = 7;

/** @param complained people who complained in the last days @param written people who were written to in them */
export const isTooMuch = (complained: number, written: number): boolean =>
  complained >= FEWEST && complained > written * SHARE;
