import type { EventId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { Button, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../parts/act-dialog';
import { InvitationChoice } from './invitation-choice';
import type { LinkedDialogProps } from './linked-dialog-props';
import { useFollowable } from './use-followable';
import { useLinkedWords } from './use-linked-words';

type ChoiceProps = Pick<LinkedDialogProps, 'order'> & {
  followable: ReturnType<typeof useFollowable>;
  chosen: string | null;
  onChoose: (eventId: EventId) => void;
};

/** The events to link to; without one, the way to open one. */
function EventChoice({ order, followable: { query, invitations }, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  if (invitations.length === 0)
    return (
      <EmptyState
        art="empty-guests"
        title={t('linked.none')}
        text={t('linked.noneText')}
        action={<Button to="/me/rsvps/new">{t('linked.open')}</Button>}
      />
    );
  return (
    <>
      <p>
        {t('linked.ask.followText', {
          store: isolate(order.store.businessName),
          participants: words.guests(order.orderSummary.eventInfo.participants),
        })}
      </p>
      <InvitationChoice invitations={invitations} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

/** Links an approved order to the guests of one of its customer's events. */
export function FollowDialog({ order, busy, problem, onMake, onClose }: LinkedDialogProps) {
  const { t } = useTranslation('orders');
  const followable = useFollowable();
  const { query, invitations } = followable;
  const [wanted, setWanted] = useState<string | null>(null);
  // most people have only one upcoming event, so it is preselected
  const chosen = wanted ?? (invitations.length === 1 ? (invitations[0]?._id ?? null) : null);
  const none = query.data !== undefined && invitations.length === 0;
  const follow = () => chosen && onMake({ act: 'follow', eventId: chosen });
  return (
    <ActDialog
      title={t('linked.ask.follow')}
      problem={problem}
      onClose={onClose}
      action={
        none ? null : (
          <Button busy={busy} disabled={chosen === null} onClick={follow}>
            {t('linked.ask.followDo')}
          </Button>
        )
      }
    >
      <EventChoice order={order} followable={followable} chosen={chosen} onChoose={setWanted} />
    </ActDialog>
  );
}
