import { withoutClickIds } from '@smachot/contracts';
import { keepEarlyActs } from './early-acts';
import { startWhenWanted } from './later-start';

/** A question that this browser has answered is not shown again; `analytics/consent.ts` keeps the answer. */
const hideAnsweredQuestion = (): void => {
  try {
    if (localStorage.getItem('consent')) document.documentElement.dataset['consent'] = 'answered';
  } catch {
    // no storage: nothing was answered
  }
};

/** The page was rendered for its address without them, and begins as that. */
const forgetClickIds = (): void => {
  const { pathname, search, hash } = location;
  const address = withoutClickIds(pathname + search);
  if (address !== pathname + search) history.replaceState(history.state, '', address + hash);
};

/** Runs first on a rendered page, before its content: what a visitor does is heard from the first moment. */
forgetClickIds();
keepEarlyActs();
startWhenWanted();
hideAnsweredQuestion();
