import type { AdminPartnerRecord, AdminUserRecord } from '@smachot/contracts';
import { Badge } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Part, PartList } from './facts';
import { When } from './when';

type Complaint = AdminPartnerRecord['complaints'][number] | AdminUserRecord['complaints'][number];

/** Reports about conversations; each leads to the report, where it is read and decided. */
export function Complaints({ complaints }: { complaints: readonly Complaint[] }) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.parts.complaints')}>
      <PartList items={complaints} none={t('lists.parts.noComplaints')} keyOf={({ reportId }) => reportId}>
        {(complaint) => (
          <>
            <Link to={`/admin-panel/reports/${complaint.reportId}`}>
              {t(`lists.complaintBy.${complaint.by}`)}
              {'partnerUsername' in complaint ? (
                <>
                  {' · '}
                  <bdi>{complaint.partnerUsername}</bdi>
                </>
              ) : null}
            </Link>{' '}
            <When at={complaint.createdAt} />{' '}
            {complaint.decision ? null : (
              <Badge tone="warn" icon="clock">
                {t('lists.undecided')}
              </Badge>
            )}
          </>
        )}
      </PartList>
    </Part>
  );
}
