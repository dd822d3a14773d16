import { useFormat } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { SendPreview } from '../send.flow';

/** "250 today, 510 on the next two days": shown before the sending, with the last day. */
export function SendLater({ preview, chosen }: { preview: SendPreview; chosen: boolean }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { later, sendable, dailyLimit } = preview;
  const last = later.at(-1);
  if (!last || dailyLimit === null || (chosen && later.length === 1)) return null;
  const count = later.reduce((sum, { rsvpIds }) => sum + rsvpIds.length, 0);
  const late = later.reduce((sum, one) => sum + (one.afterClosing ? one.rsvpIds.length : 0), 0);
  return (
    <Note tone="warn" icon="clock">
      <p>
        {sendable.length > 0
          ? t('send.splitNow', { today: sendable.length, count, last: format.dayAndDate(last.at) })
          : t('send.splitLater', { count, last: format.dayAndDate(last.at) })}
      </p>
      <p className="small">{t('send.splitWhy', { limit: dailyLimit })}</p>
      {late > 0 ? <p className="small">{t('send.splitAfterClosing', { count: late })}</p> : null}
    </Note>
  );
}
