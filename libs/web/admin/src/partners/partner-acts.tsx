import type { AdminPartnerRecord } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { Ltr, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useCommissionsQuery, useSetStoreSuspensionMutation } from '../acts/acts-api';
import { Part } from '../lists/facts';
import { CommissionForm } from '../money/commission-form';

type Props = { partner: AdminPartnerRecord };

/** Takes the store off the site, or puts it back. */
export function SuspendPartner({ partner: { partnerId, businessName, suspension } }: Props) {
  const { t } = useTranslation('admin');
  const [set] = useSetStoreSuspensionMutation();
  const move = suspension ? 'lift' : 'suspend';
  const reasons = suspension
    ? [t('suspensions.why.settled'), t('suspensions.why.mistake')]
    : [t('suspensions.why.complaints'), t('suspensions.why.fraud'), t('suspensions.why.licence')];
  return (
    <ActButton
      kind="line"
      icon="lock"
      danger={!suspension}
      title={t(`suspensions.ask.${move}`, { store: isolate(businessName) })}
      text={t(`suspensions.askText.${move}`)}
      confirm={t(`suspensions.do.${move}`)}
      done={t(`suspensions.done.${move}`)}
      reasons={reasons}
      send={(reason) => set({ params: { partner: partnerId }, body: { suspended: !suspension, reason } })}
    />
  );
}

/** The rate that holds for the store now: its own, or the one of all. */
function Rate({ partner: { partnerId } }: Props) {
  const { t } = useTranslation('admin');
  const query = useCommissionsQuery(undefined);
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />;
  const valid = query.data.commissions.filter(({ validFrom }) => new Date(validFrom) <= now());
  const newest = (of: string | null) => valid.find((one) => one.partnerId === of)?.basisPoints ?? null;
  const own = newest(partnerId);
  return (
    <p>
      <Ltr>{`${(own ?? newest(null) ?? 0) / 100}%`}</Ltr>{' '}
      <span className="muted">{t(own === null ? 'commissions.asAll' : 'commissions.own')}</span>
    </p>
  );
}

/** What the platform takes of the store's orders, and the form that changes it. */
export function PartnerCommission({ partner }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('commissions.one')}>
      <Rate partner={partner} />
      <CommissionForm partnerId={partner.partnerId} />
    </Part>
  );
}
