import { newId } from '@smachot/kernel';
import { safeStorage } from '../safe-storage';

const DEVICE = 'door-device';
const NAME = 'door-name';

/** This device, for the other devices of a door. */
export const doorDeviceId = (): string => {
  const known = safeStorage.read(DEVICE);
  if (known) return known;
  const made = newId();
  safeStorage.write(DEVICE, made);
  return made;
};

/** What this device's door is called, for the other devices. */
export const doorName = {
  read: (): string => safeStorage.read(NAME) ?? '',
  write: (name: string): void => safeStorage.write(NAME, name),
};
