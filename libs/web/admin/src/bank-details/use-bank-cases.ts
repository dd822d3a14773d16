import type { BankDetailsCase, BankDetailsId } from '@smachot/contracts';
import { useConfirmed } from '@smachot/web-platform';
import { useEffect, useRef, useState } from 'react';
import { useBankCasesInfiniteQuery, useDecideBankCaseMutation, type CaseList } from './bank-details-api';
import { queueItemId } from './case-queue';
import type { Decision } from './decision';
import { useCaseAddress, type CaseAddress } from './use-case-address';
import { useDecisions } from './use-decisions';

const POLL_MS = 60_000;

/** The case a step away from the current one; the current one itself at either end of the list. */
const caseBeside = (
  cases: readonly BankDetailsCase[],
  current: BankDetailsId | null,
  step: 1 | -1,
): BankDetailsId | null => {
  const at = cases.findIndex(({ id }) => id === current);
  return (cases[at + step] ?? cases[at])?.id ?? null;
};

type Seen = Pick<Decision, 'id' | 'version'>;
const seenAs =
  ({ id, version }: Seen) =>
  (other: Seen) =>
    other.id === id && other.version === version;

/** Decisions on the cases of the screen. Sent ones stay out of the queue while it is read again. */
const useCaseDecisions = () => {
  const [sent, setSent] = useState<readonly Decision[]>([]);
  const [send] = useDecideBankCaseMutation();
  const confirmed = useConfirmed();
  const { decided, decide, undoLast } = useDecisions<Decision>(async ({ id, status, notes, version }) => {
    const query = { verification_status: status, version, ...(notes ? { notes } : {}) };
    const { error } = await confirmed(() => send({ params: { id }, query }));
    if (error) throw error as Error;
  });
  return {
    decided,
    undoLast,
    isDecided: (one: Seen) => decided.some(({ decision }) => seenAs(one)(decision)) || sent.some(seenAs(one)),
    decide: (decision: Decision, onUndone: () => void) =>
      decide(decision, (end) => {
        if (end === 'sent') setSent((all) => [...all, decision]);
        if (end === 'undone') onUndone();
      }),
  };
};

/** Opens a case and moves the focus to it in the queue: its name is read out, and the pressed button is gone with the case before. */
const useFocusedMove = (current: BankDetailsId | null, go: (address: CaseAddress) => void) => {
  const moved = useRef(false);
  // an undone decision moves with the function of the rendering it was made in
  const latest = useRef(current);
  useEffect(() => {
    if (moved.current && current) document.getElementById(queueItemId(current))?.focus();
    moved.current = false;
    latest.current = current;
  }, [current]);
  return (address: CaseAddress) => {
    moved.current = address.id !== latest.current;
    go(address);
  };
};

/** The list and the case that the address names, and the decisions that are not settled. */
export const useBankCases = () => {
  const { list, id, addressOf, go } = useCaseAddress();
  const query = useBankCasesInfiniteQuery(list, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
  });
  const { decided, isDecided, decide, undoLast } = useCaseDecisions();
  const all = query.currentData?.pages.flatMap(({ bankDetails }) => bankDetails);
  const cases = list === 'waiting' ? all?.filter((one) => !isDecided(one)) : all;
  const current = id ?? cases?.[0]?.id ?? null;
  const move = useFocusedMove(current, go);
  return {
    ...{ list, query, cases, current, decided, addressOf, undoLast },
    showList: (next: CaseList) => go({ list: next, id: null }),
    show: (decision: Decision) => move({ list, id: decision.id }),
    step: (by: 1 | -1) => move({ list, id: caseBeside(cases ?? [], current, by) }),
    decide: (decision: Decision) => {
      // pressed again before the next case is on the screen
      if (isDecided(decision)) return;
      const next = caseBeside(cases ?? [], decision.id, 1);
      decide(decision, () => move({ list: 'waiting', id: decision.id }));
      move({ list, id: next === decision.id ? null : next });
    },
  };
};
