import { checkUsername, PartnerUsername } from '@smachot/contracts';
import { fetchCall } from '@smachot/web-platform';
import { useEffect, useState } from 'react';
import { otherUsernames } from './username';

const WAIT_MS = 350;

export type UsernameCheck =
  | { state: 'idle' | 'checking' | 'free' | 'unknown' }
  /** `others`: near it and free. */
  | { state: 'refused'; code: string; others: string[] };
type Known = { username: string; check: UsernameCheck };

const ask = (partnerUsername: string, signal: AbortSignal) =>
  fetchCall(checkUsername, { params: { partnerUsername } }, signal);

const look = async (username: string, city: string, signal: AbortSignal): Promise<UsernameCheck> => {
  const { free, code } = await ask(username, signal);
  if (free) return { state: 'free' };
  const near = await Promise.all(
    otherUsernames(username, city).map(async (other) => ((await ask(other, signal)).free ? [other] : [])),
  );
  return { state: 'refused', code: code ?? 'username.taken', others: near.flat().slice(0, 3) };
};

/** Whether the username is available, checked after a pause in typing. A missing answer blocks nothing: opening the store checks again. */
export const useUsernameCheck = (username: string, city: string): UsernameCheck => {
  const [known, setKnown] = useState<Known | null>(null);
  const possible = PartnerUsername.safeParse(username).success;
  useEffect(() => {
    if (!possible) return;
    const aborted = new AbortController();
    const keep = (check: UsernameCheck) => aborted.signal.aborted || setKnown({ username, check });
    const wait = setTimeout(() => {
      look(username, city, aborted.signal).then(keep, () => keep({ state: 'unknown' }));
    }, WAIT_MS);
    return () => {
      clearTimeout(wait);
      aborted.abort();
    };
  }, [username, city, possible]);
  if (!username) return { state: 'idle' };
  if (!possible) return { state: 'refused', code: 'username.invalid', others: [] };
  return known?.username === username ? known.check : { state: 'checking' };
};
