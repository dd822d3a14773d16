import type { Rides } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Card, CheckField, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { useReleaseRidesMutation } from './rides-api';

/** Whether guests' pages show times, places and buses. */
export function RideRelease({ rides: { eventId, releasedAt, stops } }: { rides: Rides }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useProblemText();
  const mayEdit = useMayEdit();
  const [release, { isLoading, error }] = useReleaseRidesMutation();
  if (stops.length === 0) return null;
  return (
    <Card component="section" aria-label={t('rides.release.title')}>
      <CheckField
        kind="switch"
        label={t('rides.release.title')}
        hint={
          releasedAt
            ? t('rides.release.since', { when: format.dateTime(releasedAt) })
            : t('rides.release.text')
        }
        checked={releasedAt !== null}
        disabled={!mayEdit}
        onChange={({ target }) => {
          if (!isLoading) void release({ params: { eventId }, body: { released: target.checked } });
        }}
      />
      {error ? <Note tone="bad">{words(error)}</Note> : null}
    </Card>
  );
}
