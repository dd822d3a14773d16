import type { StoreDay } from '@smachot/contracts';

/** Whether a store takes orders for that hour of that day. */
export const isOpenAt = ({ state, hours }: StoreDay, time: string): boolean =>
  state === 'open' && hours.some(({ from, to }) => from <= time && time < to);
