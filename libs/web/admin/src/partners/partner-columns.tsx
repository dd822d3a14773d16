import type { AdminPartner, Language } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { Ltr, PhoneText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Column } from '../lists/rows';
import { BankState, PartnerState, Phase } from '../lists/state-badges';
import { When } from '../lists/when';

function State({ partner: { state, suspension } }: { partner: AdminPartner }) {
  return (
    <>
      <PartnerState state={state} />{' '}
      {suspension ? (
        <span className="small muted" dir="auto">
          {suspension.reason}
        </span>
      ) : null}
    </>
  );
}

export const usePartnerColumns = (): [Column<AdminPartner>, ...Column<AdminPartner>[]] => {
  const { t, i18n } = useTranslation('admin');
  return [
    { key: 'name', title: t('lists.columns.partner'), cell: ({ businessName }) => <bdi>{businessName}</bdi> },
    {
      key: 'username',
      title: t('lists.columns.username'),
      cell: ({ partnerUsername }) => <Ltr>{partnerUsername}</Ltr>,
    },
    { key: 'city', title: t('lists.columns.city'), cell: ({ businessCity }) => <bdi>{businessCity}</bdi> },
    {
      key: 'phone',
      title: t('lists.columns.phone'),
      cell: ({ businessPhone }) => (businessPhone ? <PhoneText phone={businessPhone} /> : '–'),
    },
    {
      key: 'state',
      title: t('lists.columns.state'),
      cell: (partner) => <State partner={partner} />,
    },
    {
      key: 'plan',
      title: t('lists.columns.plan'),
      cell: ({ planId, phase }) => (
        <>
          <bdi>{planTexts(planId, i18n.language as Language).name}</bdi> <Phase phase={phase} />
        </>
      ),
    },
    {
      key: 'bank',
      title: t('lists.columns.bank'),
      cell: ({ bankVerification }) => <BankState status={bankVerification} />,
    },
    { key: 'created', title: t('lists.columns.created'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
};
