import type { ArgumentsOf, choosePlanKeeping } from '@smachot/contracts';
import { moved, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useChoosePlanKeepingMutation } from '../subscription/subscriptions-api';

/** The order as it is being chosen, and its saving. */
export const useKeepOrder = <T>(
  list: readonly T[],
  toBody: (ordered: readonly T[]) => ArgumentsOf<typeof choosePlanKeeping>['body'],
) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [wanted, setWanted] = useState<readonly T[] | null>(null);
  const [choose, { isLoading: busy, error: problem }] = useChoosePlanKeepingMutation();
  const ordered = wanted ?? list;
  const save = async () => {
    const { error } = await choose({ params: { partner }, body: toBody(ordered) });
    if (error) return;
    setWanted(null);
    say(t('keeping.saved'));
  };
  return {
    ordered,
    changed: wanted !== null,
    move: (from: number, to: number) => setWanted(moved(ordered, from, to)),
    save: () => void save(),
    busy,
    problem,
  };
};
export type KeepOrder = Pick<ReturnType<typeof useKeepOrder>, 'changed' | 'save' | 'busy' | 'problem'>;
