import type { EventId } from '@smachot/contracts';
import { Badge, Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { useArrivedQuery } from './door-api';

/** How many arrived, beside how many confirmed, and the way to the door. Nothing before anybody arrived, but the way. */
export function ArrivedLine({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const { arrived = 0, inDoubt = 0 } = useArrivedQuery({ params: { eventId } }).currentData ?? {};
  return (
    <div className="row wrap">
      {arrived > 0 ? (
        <Badge tone="ok" icon="check">
          {t('door.arrived', { count: arrived })}
        </Badge>
      ) : null}
      {inDoubt > 0 ? (
        <Badge tone="warn" icon="alert">
          {t('door.inDoubt', { count: inDoubt })}
        </Badge>
      ) : null}
      {mayEdit ? (
        <Button kind="ghost" icon="users" to="door">
          {t('door.open')}
        </Button>
      ) : null}
    </div>
  );
}
