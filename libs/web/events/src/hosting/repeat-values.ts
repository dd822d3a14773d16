import type { Repeat } from '@smachot/kernel';

/** How an event repeats, as typed; `repeatEvery` empty: it takes place once. */
export type RepeatValues = {
  repeatEvery: Repeat | '';
  repeatEnd: 'times' | 'until';
  repeatTimes: string;
  repeatUntil: string;
  leaveOut: string[];
};

export const ONCE: RepeatValues = {
  repeatEvery: '',
  repeatEnd: 'times',
  repeatTimes: '',
  repeatUntil: '',
  leaveOut: [],
};

/** Where fields stand in the body of a call. */
export const REPEAT_PATHS = { repeatTimes: 'repeats.times', repeatUntil: 'repeats.until' };

/** The repetition as it is sent; null: it takes place once. */
export const repeatsOf = ({ repeatEvery, repeatEnd, repeatTimes, repeatUntil, leaveOut }: RepeatValues) =>
  repeatEvery === ''
    ? null
    : {
        every: repeatEvery,
        times: repeatEnd === 'times' ? repeatTimes.trim() : null,
        until: repeatEnd === 'until' ? repeatUntil : null,
        leaveOut,
      };
