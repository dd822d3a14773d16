import { MINUTE_MS } from '@smachot/kernel';
import type { Snapshot } from 'xstate';
import type { SignInSnapshot } from './sign-in.flow';
import type { SignInActor } from './use-sign-in';

const KEY = 'signInFlow';
/** Steps where a person may stop and reload. In the other steps a call is running that must not be made a second time. */
const RESTING: readonly SignInSnapshot['value'][] = ['phone', 'code', 'signUp', 'password', 'secondFactor'];
/** As long as a challenge and its ticket live. */
const KEPT_MS = 10 * MINUTE_MS;

type Saved = { at: number; snapshot: Snapshot<unknown> };

const keep = (flow: SignInActor, state: SignInSnapshot): void => {
  try {
    if (state.context.signedIn) sessionStorage.removeItem(KEY);
    if (!RESTING.includes(state.value)) return;
    const saved: Saved = { at: Date.now(), snapshot: flow.getPersistedSnapshot() };
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // without storage a reload starts again at the phone
  }
};

/** The conversation survives a reload of this tab: on phones the SMS app often pushes the page out of memory. */
export const flowMemory = {
  keepWhileOpen: (flow: SignInActor): (() => void) => {
    const watching = flow.subscribe((state) => keep(flow, state));
    return () => watching.unsubscribe();
  },
  recall: (): { snapshot?: Snapshot<unknown> } => {
    try {
      const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Saved | null;
      return saved && Date.now() - saved.at < KEPT_MS ? { snapshot: saved.snapshot } : {};
    } catch {
      return {};
    }
  },
};
