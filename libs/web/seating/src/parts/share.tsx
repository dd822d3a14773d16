import { Button } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoom } from '../plan/seating-context';
import { ShareDialog } from './share.dialog';

/** The way to paper, and to guests' pages. */
export function Share() {
  const { t } = useTranslation('seating');
  const { eventId, mayEdit } = useRoom();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button kind="line" icon="share" onClick={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      {open ? <ShareDialog eventId={eventId} mayEdit={mayEdit} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
