import {
  type AdminPayout,
  type PayoutBatch,
  type PayoutBatchStatus,
  PayoutReason,
  type PayoutStatus,
} from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Look = { tone: Tone; icon: IconName };
const OF_BATCH: Record<PayoutBatchStatus | 'empty', Look> = {
  planning: { tone: 'neutral', icon: 'clock' },
  planned: { tone: 'warn', icon: 'file' },
  sent: { tone: 'primary', icon: 'send' },
  answered: { tone: 'ok', icon: 'check' },
  empty: { tone: 'neutral', icon: 'x' },
};
const OF_PAYOUT: Record<PayoutStatus, Look> = {
  planned: { tone: 'neutral', icon: 'cal' },
  sent: { tone: 'primary', icon: 'send' },
  paid: { tone: 'ok', icon: 'check' },
  returned: { tone: 'bad', icon: 'undo' },
  canceled: { tone: 'warn', icon: 'x' },
};

/** A batch of which everything was left out waits for nobody. */
export function BatchState({ batch: { status, payouts } }: { batch: PayoutBatch }) {
  const { t } = useTranslation('admin');
  const state = status === 'planned' && payouts.count === 0 ? 'empty' : status;
  return <Badge {...OF_BATCH[state]}>{t(`payouts.batchStates.${state}`)}</Badge>;
}

export function PayoutState({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation('admin');
  return <Badge {...OF_PAYOUT[status]}>{t(`payouts.states.${status}`)}</Badge>;
}

/** Why a payout was left out or came back; an unlisted reason as it is. */
export const useReasonWords = () => {
  const { t } = useTranslation('admin');
  return ({ reason }: AdminPayout): string | null => {
    if (reason === null) return null;
    const listed = PayoutReason.safeParse(reason).data;
    return listed ? t(`payouts.reasons.${listed}`) : reason;
  };
};
