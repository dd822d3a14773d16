import { MINUTE_MS, newId } from '@smachot/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { safeStorage } from '../safe-storage';
import { Door, type DoorSource, type DoorState } from './door';
import { deviceDoors, type DoorStorage } from './door-storage';

const DEVICE = 'door-device';
const NAME = 'door-name';
const SYNC_MS = 4_000;

const deviceId = (): string => {
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

/** The door of an event while its screen is open. `source.key` stays the same for the component's life. */
export const useDoor = (source: DoorSource, storage: DoorStorage = deviceDoors): [Door, DoorState] => {
  const [door] = useState(() => new Door(source, storage, { deviceId: deviceId(), door: doorName.read }));
  useEffect(() => {
    void door.open();
    const isSeen = () => document.visibilityState === 'visible' && !door.now().isGone;
    const syncing = setInterval(() => isSeen() && void door.sync(), SYNC_MS);
    const reading = setInterval(() => isSeen() && void door.refresh(), MINUTE_MS);
    const online = () => void door.sync();
    window.addEventListener('online', online);
    return () => {
      clearInterval(syncing);
      clearInterval(reading);
      window.removeEventListener('online', online);
    };
  }, [door]);
  return [door, useSyncExternalStore(door.subscribe, door.now)];
};
