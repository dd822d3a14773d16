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

/** Runs first on a rendered page, before its content: what a visitor does is heard from the first moment. */
keepEarlyActs();
startWhenWanted();
hideAnsweredQuestion();
