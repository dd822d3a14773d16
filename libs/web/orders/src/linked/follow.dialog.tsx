import type { EventId, LinkedCount } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { Button, Choice, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../parts/act-dialog';
import { InvitationChoice } from './invitation-choice';
import type { LinkedDialogProps } from './linked-dialog-props';
import { useFollowable } from './use-followable';
import { useLinkedWords } from './use-linked-words';
import { useOrderedStoreQuery } from '../orders-api';

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

type CountProps = Pick<LinkedDialogProps, 'order'> & {
  counts: LinkedCount;
  onChange: (counts: LinkedCount) => void;
};

/** Whose seats count, for an order of transportation: of all who come, or of those who need a ride. */
function CountChoice({ order, counts, onChange }: CountProps) {
  const { t } = useTranslation('orders');
  const store = useOrderedStoreQuery({ params: { partner: order.store.partnerUsername } });
  if (!store.data?.categories.includes('transport')) return null;
  return (
    <Choice
      labelled
      label={t('linked.counts.label')}
      value={counts}
      options={(['guests', 'rides'] as const).map((value) => ({ value, label: t(`linked.counts.${value}`) }))}
      onChange={onChange}
    />
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
  const [counts, count] = useState<LinkedCount>('guests');
  const none = query.data !== undefined && invitations.length === 0;
  // only guests who are asked say whether they need a ride
  const asksRides = invitations.some(
    ({ _id, rsvpConfig }) => _id === chosen && rsvpConfig.questions.includes('transportation'),
  );
  const follow = () =>
    chosen && onMake({ act: 'follow', eventId: chosen, counts: asksRides ? counts : 'guests' });
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
      {asksRides ? <CountChoice order={order} counts={counts} onChange={count} /> : null}
    </ActDialog>
  );
}
