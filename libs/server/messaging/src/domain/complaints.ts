import { isOptOut, requestParts } from './opt-out';
import { ASIDES, STRANGER } from './opt-out-requests';

const isStranger = (part: string): boolean => STRANGER.some((one) => one.test(part));
const isAside = (part: string): boolean => ASIDES.some((one) => one.test(part));

/** "I don't know this host", or a wrong number: every part of the text has to say so, or to add nothing to it. */
export const saysStranger = (text: string): boolean => {
  const parts = requestParts(text);
  return parts.some(isStranger) && parts.every((part) => isStranger(part) || isAside(part));
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
