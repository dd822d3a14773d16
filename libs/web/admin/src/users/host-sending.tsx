import type { AdminUserRecord, BulkResult } from '@smachot/contracts';
import type { CallFailure } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useHostActs } from '../bulk/bulk-acts';

type Sent = { data?: BulkResult; error?: unknown };

/** An act on many answers 200 whatever became of each row; of one row, that it was not changed is the failure of the act. */
const useOnlyRow = () => {
  const { t } = useTranslation('admin');
  return ({ data, error }: Sent): { error?: unknown } => {
    const outcome = data?.rows[0]?.outcome;
    if (outcome !== 'failed' && outcome !== 'gone') return { error };
    const message = t(`lists.bulk.outcomes.${outcome}`);
    return { error: { kind: 'answer', text: message, message } satisfies CallFailure };
  };
};

/** Stops the messages of this person's events, or lets them go out again. */
export function HostSending({ user: { userId, sendingSuspended } }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  const [stop, allow] = useHostActs();
  const onlyRow = useOnlyRow();
  const move = sendingSuspended ? 'lift' : 'suspend';
  const act = (sendingSuspended ? allow : stop)!;
  return (
    <ActButton
      kind="line"
      icon={sendingSuspended ? 'send' : 'pause'}
      danger={act.danger}
      title={t(`sending.ask.${move}`)}
      text={t(`sending.askText.${sendingSuspended ? 'lift' : 'suspendHere'}`)}
      confirm={t(`sending.do.${sendingSuspended ? 'allow' : 'stopHost'}`)}
      done={t(`sending.done.${move}`)}
      reasons={[...act.reasons]}
      send={async (reason) => onlyRow(await act.send([userId], reason))}
    />
  );
}
