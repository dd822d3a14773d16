import { searchKey } from '@smachot/kernel';
import { isOptOut } from './opt-out';

const WORDS = ['לא מכיר', 'לא מכירה', 'לא מכירים', 'מי זה', 'מי אתם', 'ספאם', 'spam', 'who is this', 'i don’t know this host', "i don't know this host", 'i don’t know you', 'я вас не знаю'];
const known = new Set(WORDS.map(searchKey));

/** Whether a message says that its writer should not have been written to; it counts against the host. */
export const isComplaint = (text: string): boolean =>
  isOptOut(text) || known.has(searchKey(text).replace(/[.!?,]/g, '').trim());

/** How many people complain before a host is stopped: few are chance, and large events have a few more. */
const FEWEST = 5;
const SHARE = 0.02;
export const COMPLAINT_DAYS = 7;

/** @param complained people who complained in the last days @param written people who were written to in them */
export const isTooMuch = (complained: number, written: number): boolean => complained >= FEWEST && complained > written * SHARE;
