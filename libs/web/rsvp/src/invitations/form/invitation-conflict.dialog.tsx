import type { EventId, Invitation } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Button, Dialog, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useInvitationQuery } from '../invitations-api';
import { type InvitationValues, wireOf } from './invitation-values';
import styles from '../../desk/desk.module.css';

type Props = {
  eventId: EventId;
  /** What was typed here, upon what the other host saved. */
  mineUpon: (theirs: Invitation) => InvitationValues;
  onTheirs: () => void;
  onMine: (theirs: Invitation) => void;
};
const SHOWN = ['title', 'hostName', 'date', 'address', 'closingDate'] as const;
type Shown = (typeof SHOWN)[number];
type Mine = ReturnType<typeof wireOf>;

const valueOf = (invitation: Invitation | Mine, field: Shown): string | null =>
  field === 'address' ? invitation.location.address : (invitation[field] ?? null);

/** Fields the form has a value for that differs from the saved one. */
const differencesOf = (mine: Mine, theirs: Invitation): Shown[] =>
  SHOWN.filter((field) => {
    const own = valueOf(mine, field);
    return own !== null && own !== valueOf(theirs, field);
  });

function Differences({ mine, theirs }: { mine: Mine; theirs: Invitation }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const different = differencesOf(mine, theirs);
  const words = (of: Invitation | Mine, field: Shown): string => {
    const value = valueOf(of, field);
    if (value === null) return t('conflict.nothing');
    return field === 'date' || field === 'closingDate' ? format.dateTime(value) : value;
  };
  return (
    <dl className={styles.conflict}>
      {different.map((field) => (
        <div key={field}>
          <dt>{t(`conflict.form.${field}`)}</dt>
          <dd>
            {t('conflict.saved')} <bdi>{words(theirs, field)}</bdi>
          </dd>
          <dd>
            {t('conflict.yours')} <bdi>{words(mine, field)}</bdi>
          </dd>
        </div>
      ))}
      {different.length === 0 ? <dt>{t('conflict.form.other')}</dt> : null}
    </dl>
  );
}

/** Another host has saved the event: the differences, and the choice of version. The dialog cannot be closed without a choice. */
export function InvitationConflictDialog({ eventId, mineUpon, onTheirs, onMine }: Props) {
  const { t } = useTranslation('rsvp');
  const query = useInvitationQuery({ params: { eventId } }, { refetchOnMountOrArgChange: true });
  const theirs = query.isFetching ? undefined : query.data;
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={t('conflict.invitationTitle')}
      actions={
        <>
          <Button disabled={!theirs} onClick={onTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button kind="line" disabled={!theirs} onClick={() => theirs && onMine(theirs)}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.invitation')}</p>
      {theirs ? (
        <Differences mine={wireOf(mineUpon(theirs))} theirs={theirs} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Dialog>
  );
}
