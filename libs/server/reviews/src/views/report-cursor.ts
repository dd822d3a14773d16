import { isId } from '@smachot/kernel';

/** A cursor of a list by a moment: the moment and the id of the last row. An invalid one is the beginning. */
export const momentOf = (cursor: string | undefined): [Date | null, string | null] => {
  const [at = '', id = ''] = (cursor ?? '').split('_');
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) || !isId(id) ? [null, null] : [moment, id];
};

export const cursorOf = (at: Date, id: string): string => `${at.toISOString()}_${id}`;
