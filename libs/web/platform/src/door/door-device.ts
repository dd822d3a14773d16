import { DOOR_DUE, safeStorage } from '../safe-storage';

/** The database of door lists, which hold names. */
export const DOOR_LISTS = 'door-lists';
export const LISTS = 'lists';

/** Notes when something that this device keeps of a door is to be deleted; the earliest moment counts. */
export const noteDoorDue = (at: number): void => {
  const known = Number(safeStorage.read(DOOR_DUE)) || Infinity;
  if (at < known) safeStorage.write(DOOR_DUE, String(at));
};
