import { isolate } from '@smachot/kernel';
import { Button, Dialog, EmptyState, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationChoice } from './invitation-choice';
import type { LinkedDialogProps } from './linked-dialog-props';
import { useFollowable } from './use-followable';
import { useLinkedWords } from './use-linked-words';

/** Links an approved order to the guests of one of its customer's events. */
export function FollowDialog({ order, busy, problem, onMake, onClose }: LinkedDialogProps) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { query, invitations } = useFollowable();
  const [wanted, setWanted] = useState<string | null>(null);
  // most people have only one upcoming event, so it is preselected
  const chosen = wanted ?? (invitations.length === 1 ? (invitations[0]?._id ?? null) : null);
  const none = query.data !== undefined && invitations.length === 0;
  return (
    <Dialog
      open
      title={t('linked.ask.follow')}
      onClose={onClose}
      actions={
        none ? undefined : (
          <>
            <Button
              busy={busy}
              disabled={chosen === null}
              onClick={() => chosen && onMake({ act: 'follow', eventId: chosen })}
            >
              {t('linked.ask.followDo')}
            </Button>
            <Button kind="ghost" onClick={onClose}>
              {t('moves.keep')}
            </Button>
          </>
        )
      }
    >
      <div className="ui-flow">
        {!query.data ? (
          <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
        ) : none ? (
          <EmptyState
            art="empty-guests"
            title={t('linked.none')}
            text={t('linked.noneText')}
            action={<Button to="/me/rsvps/new">{t('linked.open')}</Button>}
          />
        ) : (
          <>
            <p>
              {t('linked.ask.followText', {
                store: isolate(order.store.businessName),
                participants: words.guests(order.orderSummary.eventInfo.participants),
              })}
            </p>
            <InvitationChoice invitations={invitations} chosen={chosen} onChoose={setWanted} />
          </>
        )}
        {problem ? <Note tone="bad">{problem}</Note> : null}
      </div>
    </Dialog>
  );
}
