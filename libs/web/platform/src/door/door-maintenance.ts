import { MOST_SCANS } from '@smachot/contracts';
import { now } from '../config/product-clock';
import { DOOR_DUE, safeStorage } from '../safe-storage';
import { userOfToken } from '../session/claims';
import { tokenCookies } from '../session/token-cookies';
import { viewedAs } from '../session/viewed-as';
import type { DoorSource } from './door';
import { doorDeviceId, doorName } from './door-identity';
import { deviceDoors } from './door-storage';
import { hostDoorOf } from './host-doors';
import { sendScans } from './send-scans';

/** The server keeps each scan once: a door that is open meanwhile may send the same ones. */
const sendAll = async ({ key, record }: DoorSource): Promise<void> => {
  const scans = await deviceDoors.unsent(key);
  // what others recorded is left to the door, which reads on from here when it is opened
  const after = (await deviceDoors.list(key))?.next ?? 0;
  for (let from = 0; from < scans.length; from += MOST_SCANS) {
    const batch = scans.slice(from, from + MOST_SCANS);
    const device = { deviceId: doorDeviceId(), door: doorName.read() };
    await sendScans(record, { ...device, scans: batch, sentAt: now().toISOString(), after });
    await deviceDoors.forgetUnsent(
      key,
      batch.map(({ scanId }) => scanId),
    );
  }
};

/** Those of a door that is out of reach stay. An admin who views as a host sends nothing in their name. */
const sendUnsent = async (): Promise<void> => {
  const user = userOfToken(tokenCookies.accessToken());
  if (!user || viewedAs.current()) return;
  for (const key of await deviceDoors.unsentKeys()) {
    const door = hostDoorOf(key, user.id);
    if (door) await sendAll(door).catch(() => undefined);
  }
};

/** Deletes what is due, and sends the scans that the signed-in host made at doors of their own events. */
export const maintain = async (): Promise<void> => {
  if (Number(safeStorage.read(DOOR_DUE)) <= Date.now()) {
    safeStorage.remove(DOOR_DUE);
    await deviceDoors.sweep();
  }
  await sendUnsent();
};
