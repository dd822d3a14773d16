import type { AdminPartnerRecord, Language } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { useFormat, useTitle } from '@smachot/web-platform';
import { AddressText, Button, Ltr, PhoneText, QueryStatus, SkeletonForm, LongCode } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Complaints } from '../lists/complaints';
import { type FactItem, Facts, Part, PartList } from '../lists/facts';
import { ScreenFrame } from '../lists/list-screen';
import { useAdminPartnerQuery } from '../lists/lists-api';
import { NewestActs, NewestOrders } from '../lists/newest';
import { BankState, PartnerState, Phase } from '../lists/state-badges';
import { When } from '../lists/when';
import { Notes } from '../notes/notes';
import { PartnerCommission, SuspendPartner } from './partner-acts';
import { PartnerPick } from './partner-pick';
import { PartnerMoves } from './partner-moves';
import '../texts';
import styles from '../lists/lists.module.css';

type Props = { partner: AdminPartnerRecord };

const useBusinessFacts = (partner: AdminPartnerRecord): FactItem[] => {
  const { t } = useTranslation('admin');
  const { email, emailVerified, closedAt, suspension } = partner;
  const verified = t(emailVerified ? 'lists.emailVerified' : 'lists.emailUnverified');
  return [
    { name: t('lists.columns.username'), value: <Ltr>{partner.partnerUsername}</Ltr> },
    { name: t('lists.columns.city'), value: <bdi>{partner.businessCity}</bdi> },
    {
      name: t('lists.columns.phone'),
      value: partner.businessPhone ? <PhoneText phone={partner.businessPhone} /> : '–',
    },
    {
      name: t('lists.columns.email'),
      value: email ? (
        <>
          <AddressText address={email} /> {verified}
        </>
      ) : (
        '–'
      ),
    },
    { name: t('lists.columns.units'), value: <Ltr>{partner.pricingUnits}</Ltr> },
    { name: t('lists.columns.created'), value: <When at={partner.createdAt} /> },
    ...(suspension
      ? [
          { name: t('lists.columns.suspendedSince'), value: <When at={suspension.since} /> },
          { name: t('lists.columns.suspendedWhy'), value: <bdi className="lines">{suspension.reason}</bdi> },
        ]
      : []),
    ...(closedAt ? [{ name: t('lists.states.partners.closed'), value: <When at={closedAt} /> }] : []),
    { name: t('lists.columns.id'), value: <LongCode className="small">{partner.partnerId}</LongCode> },
  ];
};

function Business({ partner }: Props) {
  const { t } = useTranslation('admin');
  const facts = useBusinessFacts(partner);
  return (
    <Part
      title={t('lists.parts.business')}
      action={
        partner.closedAt ? null : (
          <div className={styles.acts}>
            <Button kind="soft" to={`/dashboard/${partner.partnerUsername}`}>
              {t('lists.parts.lookInside')}
            </Button>
            <SuspendPartner partner={partner} />
          </div>
        )
      }
    >
      <div>
        <PartnerState state={partner.state} />
      </div>
      <Facts items={facts} />
    </Part>
  );
}

function Plan({ partner: { partnerId, planId, phase, subscription } }: Props) {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();
  return (
    <Part
      title={t('lists.titles.subscriptions')}
      action={
        subscription ? (
          <Button kind="soft" to={`/admin-panel/subscriptions/${partnerId}`}>
            {t('lists.parts.subscription')}
          </Button>
        ) : null
      }
    >
      <div>
        <bdi>{planTexts(planId, i18n.language as Language).name}</bdi> <Phase phase={phase} />
      </div>
      {subscription ? (
        <Facts
          items={[
            { name: t('lists.columns.billing'), value: t(`lists.states.billing.${subscription.billing}`) },
            {
              name: t('lists.columns.until'),
              value: subscription.endDate ? <bdi>{format.date(subscription.endDate)}</bdi> : '–',
            },
            { name: t('lists.columns.created'), value: <When at={subscription.createdAt} /> },
          ]}
        />
      ) : null}
    </Part>
  );
}

function Bank({ partner: { bankVerification, bankDetails } }: Props) {
  const { t } = useTranslation('admin');
  const list = { in_process: '', rejected: 'state=rejected&', verified: 'state=verified&' };
  return (
    <Part
      title={t('lists.columns.bank')}
      action={
        bankDetails && bankVerification ? (
          <Button
            kind="soft"
            to={`/admin-panel/bank-details?${list[bankVerification]}case=${bankDetails.id}`}
          >
            {t('lists.parts.bankCase')}
          </Button>
        ) : null
      }
    >
      <div>
        <BankState status={bankVerification} />
      </div>
      {bankDetails ? (
        <Facts
          items={[
            { name: t('lists.columns.submitted'), value: <When at={bankDetails.submittedAt} /> },
            ...(bankDetails.decidedAt
              ? [{ name: t('lists.columns.decided'), value: <When at={bankDetails.decidedAt} /> }]
              : []),
          ]}
        />
      ) : null}
    </Part>
  );
}

function Crew({ partner: { crew, closedAt } }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.parts.crew')}>
      <PartList items={crew} none={t('lists.parts.noCrew')} keyOf={({ userId }) => userId}>
        {({ userId, firstName, lastName, role }) => (
          <>
            <Link to={`/admin-panel/users/${userId}`}>
              <bdi>{`${firstName} ${lastName}`.trim() || t('lists.erased')}</bdi>
            </Link>{' '}
            {t(`lists.roles.${role}`)}{' '}
            {role === 'Owner' && !closedAt ? (
              <Link to={`/admin-panel/view-as?user=${userId}`}>{t('viewAs.begin')}</Link>
            ) : null}
          </>
        )}
      </PartList>
    </Part>
  );
}

function Store({ partner }: Props) {
  useTitle(partner.businessName);
  return (
    <ScreenFrame title={<bdi>{partner.businessName}</bdi>} back="/admin-panel/partners">
      <div className={styles.parts}>
        <Business partner={partner} />
        <Notes about={{ partnerId: partner.partnerId }} gone={partner.closedAt !== null} />
        <Plan partner={partner} />
        <Bank partner={partner} />
        {partner.closedAt ? null : <PartnerCommission partner={partner} />}
        {partner.closedAt ? null : <PartnerPick partner={partner} />}
        <PartnerMoves partnerId={partner.partnerId} />
        <Crew partner={partner} />
        <NewestOrders filter={{ store: partner.partnerId }} />
        <Complaints complaints={partner.complaints} />
        <NewestActs filter={{ about: partner.partnerId }} />
      </div>
    </ScreenFrame>
  );
}

/** /admin-panel/partners/{partnerId}: what is known of one store. Reading it is in the audit log. */
export function PartnerScreen() {
  const { partnerId = '' } = useParams();
  const query = useAdminPartnerQuery({ params: { partner: partnerId } });
  if (!query.currentData)
    return <QueryStatus query={query} heading="h1" skeleton={<SkeletonForm fields={6} />} />;
  return <Store partner={query.currentData} />;
}
