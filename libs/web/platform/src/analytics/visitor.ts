import { DAY_MS } from '@smachot/kernel';
import { safeStorage } from '../safe-storage';

const DAYS_365 = 365 * DAY_MS;
const SESSION_IDLE_MS = 1800 * 1000;
/** One random id for each service, so that the two cannot be joined. */
const KEYS = { product: 'analyticsPerson', web: 'analyticsClient' } as const;

let visit = { id: '', startedAt: 0, lastAt: 0 };

/** The random id by which a service recognises this browser; stored for a year. */
export const anonymousId = (service: keyof typeof KEYS): string => {
  const [id, since] = (safeStorage.read(KEYS[service]) ?? '').split('|');
  if (id && Date.now() - Number(since) < DAYS_365) return id;
  const made = crypto.randomUUID();
  safeStorage.write(KEYS[service], `${made}|${Date.now()}`);
  return made;
};

/** A visit ends with half an hour of inactivity. */
export const currentVisit = (): { id: string; startedAt: number } => {
  const at = Date.now();
  const isNew = at - visit.lastAt > SESSION_IDLE_MS;
  visit = isNew ? { id: crypto.randomUUID(), startedAt: at, lastAt: at } : { ...visit, lastAt: at };
  return visit;
};

export const forgetVisitor = (): void => {
  visit = { id: '', startedAt: 0, lastAt: 0 };
  for (const key of Object.values(KEYS)) safeStorage.remove(key);
};
