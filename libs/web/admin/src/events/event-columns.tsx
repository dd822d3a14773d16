import type { AdminEvent } from '@smachot/contracts';
import { Badge } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../lists/rows';
import { EventState } from '../lists/state-badges';
import { When } from '../lists/when';

export const eventPath = ({ eventId }: Pick<AdminEvent, 'eventId'>) => `/admin-panel/events/${eventId}`;

const hostPath = ({ partnerId, hostUserId }: AdminEvent): string | null => {
  if (partnerId) return `/admin-panel/partners/${partnerId}`;
  return hostUserId && `/admin-panel/users/${hostUserId}`;
};

function Host({ event }: { event: AdminEvent }) {
  const { t } = useTranslation('admin');
  const path = hostPath(event);
  const name = <bdi>{event.hostName || t('events.nobody')}</bdi>;
  return path ? (
    <Link className="tap-line" to={path}>
      {name}
    </Link>
  ) : (
    name
  );
}

export const useEventColumns = (): [Column<AdminEvent>, ...Column<AdminEvent>[]] => {
  const { t } = useTranslation('admin');
  return [
    { key: 'title', title: t('events.event'), cell: ({ title }) => <bdi>{title}</bdi> },
    { key: 'state', title: t('lists.columns.state'), cell: ({ state }) => <EventState state={state} /> },
    {
      key: 'reports',
      title: t('events.reports'),
      cell: ({ reports, standing }) =>
        standing === 'reported' ? (
          <Badge tone="warn" icon="alert">
            {t('events.reportCount', { count: reports })}
          </Badge>
        ) : (
          reports
        ),
    },
    { key: 'host', title: t('events.host'), cell: (event) => <Host event={event} /> },
    {
      key: 'startsAt',
      title: t('lists.columns.startsAt'),
      cell: ({ startDatetime }) => <When at={startDatetime} />,
    },
    { key: 'registered', title: t('events.registered'), cell: ({ registered }) => registered },
    { key: 'created', title: t('lists.columns.created'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
};
