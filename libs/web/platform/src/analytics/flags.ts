import { useSyncExternalStore } from 'react';
import { addressOf, type ProductTarget } from './product-analytics';

/** Every feature flag, with the value that holds until the service has answered, and when it does not. */
const DEFAULTS = { confetti: true };
export type Flag = keyof typeof DEFAULTS;

/** Timeout in milliseconds. Later answers are ignored, so that the screen does not change long after it was drawn. */
const TIMEOUT_MS = 3000;

let values: Record<Flag, boolean> = DEFAULTS;
let askedFor: string | null = null;
const listeners = new Set<() => void>();

const setValues = (news: Record<Flag, boolean>): void => {
  values = news;
  for (const listener of listeners) listener();
};

/** The service answers `true` or a variant's description. */
const isOn = (answer: unknown): boolean | undefined => {
  if (typeof answer === 'boolean') return answer;
  if (typeof answer === 'object' && answer !== null && 'enabled' in answer) return answer.enabled === true;
  return undefined;
};

const readAnswer = (answer: unknown): Record<Flag, boolean> => {
  const flags = (answer as { flags?: Record<string, unknown> } | null)?.flags ?? {};
  const entries = Object.entries(DEFAULTS).map(([flag, value]) => [flag, isOn(flags[flag]) ?? value]);
  return Object.fromEntries(entries) as Record<Flag, boolean>;
};

/** Reads the flags once per person; until the answer arrives, components use the defaults. */
export const loadFlags = async ({ host, key }: ProductTarget, personId: string): Promise<void> => {
  if (askedFor === personId) return;
  askedFor = personId;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(addressOf(host, '/flags/?v=2'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: key, distinct_id: personId }),
      credentials: 'omit',
      signal: stop.signal,
    });
    const news = answer.ok ? readAnswer(await answer.json()) : DEFAULTS;
    // The consent was withdrawn, or another person signed in.
    if (askedFor === personId && !stop.signal.aborted) setValues(news);
  } catch {
    // away, or too slow: the defaults hold
  } finally {
    clearTimeout(timer);
  }
};

export const resetFlags = (): void => {
  askedFor = null;
  if (values !== DEFAULTS) setValues(DEFAULTS);
};

export const flag = (name: Flag): boolean => values[name];

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether a feature is on; never waits. */
export const useFlag = (name: Flag): boolean =>
  useSyncExternalStore(
    subscribe,
    () => flag(name),
    () => flag(name),
  );
