import { useTranslation } from 'react-i18next';
import type { Ask, EventInfo } from './event-info';
import { EventDialog } from './event.dialog';

type StoredEventDialogProps = {
  ask: Ask | null;
  event: EventInfo;
  onSave: (event: EventInfo) => void;
  onClose: () => void;
};

/** The dialog that changes the event of the visitor, and closes. */
export function StoredEventDialog({ ask, event, onSave, onClose }: StoredEventDialogProps) {
  const { t } = useTranslation('stores');
  return (
    <EventDialog
      ask={ask}
      info={event}
      save={t('event.save')}
      onSave={(info) => {
        onSave(info);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
