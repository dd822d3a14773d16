import type { AdminUserRecord } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useHostActs } from '../bulk/bulk-acts';

/** Stops the messages of this person's events, or lets them go out again. */
export function HostSending({ user: { userId, sendingSuspended } }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  const [stop, allow] = useHostActs();
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
      send={(reason) => act.send([userId], reason)}
    />
  );
}
