import { recordVisit, type VisitStage } from '@smachot/contracts';
import { useEffect } from 'react';
import { sendCall } from '../calls/transport';
import { useUser } from '../session/use-session';
import { sourceOf } from './visit-source';

/** Milliseconds a page has to be shown before it counts as viewed; acts are told as much later. */
const SHOWN_MS = 1_000;
/** What was told since the app was opened; the server counts once a day in any case. */
const told = new Set<string>();

const tell = (partner: string, stage: VisitStage): void => {
  const key = `${partner} ${stage}`;
  if (told.has(key)) return;
  told.add(key);
  // a visit that is lost is no problem of the visitor
  void sendCall(recordVisit, { params: { partner }, body: { stage, source: sourceOf(partner) } });
};

/**
 * Counts a visitor of a store at a stage, once they have reached it. Without any data of the person, and so without consent: see
 * the privacy page. The store's own crew is not counted, nor are super admins.
 */
export const useVisit = (partner: string, stage: VisitStage, reached = true): void => {
  const user = useUser();
  const isOwn = user !== null && (user.isSuperAdmin || user.assignedStores.includes(partner));
  useEffect(() => {
    if (!reached || isOwn) return undefined;
    const timer = setTimeout(() => tell(partner, stage), SHOWN_MS);
    // an act counts although its page is left at once
    return stage === 'view' ? () => clearTimeout(timer) : undefined;
  }, [partner, stage, reached, isOwn]);
};

/** For tests: nothing was told. */
export const forgetVisits = (): void => told.clear();
