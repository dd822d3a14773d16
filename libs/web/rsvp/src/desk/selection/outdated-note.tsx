import type { AnswerOf, changeGuests } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

export type Outdated = AnswerOf<typeof changeGuests>['outdated'];
const NAMED = 10;

/** Guests another host, or they themselves, changed meanwhile: they were left as they are. */
export function OutdatedNote({ outdated }: { outdated: Outdated }) {
  const { t } = useTranslation('rsvp');
  if (outdated.length === 0) return null;
  const named = outdated.slice(0, NAMED).map(({ attendeeName }) => attendeeName);
  const more = outdated.length - named.length;
  return (
    <Note tone="warn">
      <p>{t('outdated.text', { count: outdated.length })}</p>
      <p>
        <bdi>{listed(named)}</bdi>
        {more > 0 ? ` ${t('outdated.more', { count: more })}` : null}
      </p>
      <p>{t('outdated.again')}</p>
    </Note>
  );
}
