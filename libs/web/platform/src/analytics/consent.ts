import { useSyncExternalStore } from 'react';
import { safeStorage } from '../safe-storage';

export type Consent = 'unasked' | 'granted' | 'denied';
const KEY = 'consent';
const listeners = new Set<() => void>();

export const consent = (): Consent => {
  const saved = safeStorage.read(KEY);
  return saved === 'granted' || saved === 'denied' ? saved : 'unasked';
};
export const answerConsent = (answer: 'granted' | 'denied'): void => {
  safeStorage.write(KEY, answer);
  for (const listener of listeners) listener();
};
export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** A page that is rendered by the server asks everybody; a browser that has its answer hides the question before it is drawn. */
const RENDERED: Consent = 'unasked';

export const useConsent = (): Consent => useSyncExternalStore(onConsent, consent, () => RENDERED);
