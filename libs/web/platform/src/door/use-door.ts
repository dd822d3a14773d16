import { MINUTE_MS } from '@smachot/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Door, type DoorSource, type DoorState } from './door';
import { doorDeviceId, doorName } from './door-identity';
import { deviceDoors, type DoorStorage } from './door-storage';

const SYNC_MS = 4_000;

/** The door of an event while its screen is open. `source.key` stays the same for the component's life. */
export const useDoor = (source: DoorSource, storage: DoorStorage = deviceDoors): [Door, DoorState] => {
  const [door] = useState(() => new Door(source, storage, { deviceId: doorDeviceId(), door: doorName.read }));
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
