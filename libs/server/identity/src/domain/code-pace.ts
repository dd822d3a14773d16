import { DAY_SECONDS } from '@smachot/kernel';

/** Seconds to wait after the first, second and every further code of a series. */
const STEPS = [30, 60, 120] as const;
/** A pause of this many seconds begins a new series. */
const SERIES_SECONDS = 30 * 60;
const LIMITS = [
  { codes: 3, seconds: 10 * 60 },
  { codes: 10, seconds: DAY_SECONDS },
] as const;
/** For all networks together that the phone's owner is not known at: a stranger's codes leave room for the owner's. */
const LIMITS_OF_STRANGERS = [
  { codes: 6, seconds: 10 * 60 },
  { codes: 20, seconds: DAY_SECONDS },
] as const;

export type Pace = { code: 'otp.too_soon' | 'otp.too_many'; waitSeconds: number };

/** Seconds for which earlier codes of a phone count. */
export const PACE_MEMORY_SECONDS = LIMITS[1].seconds;

type Limits = readonly { codes: number; seconds: number }[];
const waitFor = (ages: readonly number[], limits: Limits): number =>
  Math.max(
    ...limits.map(({ codes, seconds }) => {
      const oldest = ages[codes - 1];
      return oldest === undefined ? 0 : seconds - oldest;
    }),
  );

/**
 * Whether one more code may be sent to a phone at one network's request: undefined when it may, else the refusal and its
 * wait.
 * @param ages seconds since each code this network had sent to this phone, newest first
 */
export const paceOf = (ages: readonly number[]): Pace | undefined => {
  const inSeries = ages.filter((age) => age < SERIES_SECONDS).length;
  const step = STEPS[Math.min(inSeries, STEPS.length) - 1];
  const soon = step === undefined ? 0 : step - ages[0]!;
  const many = waitFor(ages, LIMITS);
  const waitSeconds = Math.ceil(Math.max(soon, many));
  if (waitSeconds <= 0) return undefined;
  return { code: many > soon ? 'otp.too_many' : 'otp.too_soon', waitSeconds };
};

/** The same for all networks from which the phone's owner never signed in. */
export const paceOfStrangers = (ages: readonly number[]): Pace | undefined => {
  const waitSeconds = Math.ceil(waitFor(ages, LIMITS_OF_STRANGERS));
  return waitSeconds > 0 ? { code: 'otp.too_many', waitSeconds } : undefined;
};
