import { safeStorage } from '../safe-storage';
import type { SessionUser } from '../session/claims';
import { consent, onConsent } from './consent';

type Target = { host: string; key: string };
type Properties = Record<string, string | number | boolean | null>;

const PERSON_KEY = 'analyticsPerson';
const DAYS_365 = 365 * 24 * 60 * 60 * 1000;
const SESSION_IDLE_MS = 1800 * 1000;
/** Where guests answer and where cards are entered nothing is watched at all. */
const UNWATCHED = /^\/(rsvp|me\/payments)(\/|$)/;

let target: Target | null = null;
let person: SessionUser | null = null;
let visit = { id: '', lastAt: 0 };

const anonymousId = (): string => {
  const [id, since] = (safeStorage.read(PERSON_KEY) ?? '').split('|');
  if (id && Date.now() - Number(since) < DAYS_365) return id;
  const made = crypto.randomUUID();
  safeStorage.write(PERSON_KEY, `${made}|${Date.now()}`);
  return made;
};

const visitId = (): string => {
  const at = Date.now();
  visit = { id: at - visit.lastAt > SESSION_IDLE_MS ? crypto.randomUUID() : visit.id, lastAt: at };
  return visit.id;
};

const allowed = () => target !== null && consent() === 'granted' && !UNWATCHED.test(location.pathname);

const capture = (event: string, properties: Record<string, unknown>): void => {
  if (!target || !allowed()) return;
  const body = JSON.stringify({
    api_key: target.key,
    event,
    properties: {
      distinct_id: person?.id ?? anonymousId(),
      $lib: 'web',
      $session_id: visitId(),
      ...properties,
    },
    timestamp: new Date().toISOString(),
  });
  void fetch(`${target.host.replace(/\/$/, '')}/e/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};

/** Only after consent, only ids and numbers: no names of guests, no phones, no free text. */
export const track = (event: string, properties: Properties = {}): void => capture(event, properties);

const sayWho = (): void => {
  if (!person) return;
  const name = `${person.firstName} ${person.lastName}`.trim();
  capture('$identify', { $anon_distinct_id: anonymousId(), $set: { name } });
};

/** By id and full name, as the specification says; the name is personal data, so consent comes first here too. */
export const identifyPerson = (user: SessionUser | null): void => {
  const news = user?.id !== person?.id;
  person = user;
  if (news) sayWho();
};

export const resetAnalytics = (): void => {
  person = null;
  visit = { id: '', lastAt: 0 };
  safeStorage.remove(PERSON_KEY);
};

export const startAnalytics = (given: Target | null): void => {
  const first = target === null && given !== null;
  target = given;
  if (first) sayWho();
};

onConsent(() => (consent() === 'granted' ? sayWho() : resetIdentityOnly()));
const resetIdentityOnly = () => safeStorage.remove(PERSON_KEY);
