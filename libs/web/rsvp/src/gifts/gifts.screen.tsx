import {
  type AnswerOf,
  type EventId,
  type ExportFormat,
  exportGifts,
  type Gift,
  type Invitation,
  type listGifts,
  LONGEST_REPLY,
} from '@smachot/contracts';
import { api, saveFile, useAppDispatch, useDraft, useLive, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  ChipRow,
  EmptyState,
  ExportButtons,
  Field,
  FilterChip,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { InvitationStatus } from '../invitations/invitation-status';
import { useInvitationQuery } from '../invitations/invitations-api';
import { roleMayEdit } from '../may-edit';
import { GiftEntryForm } from './gift-entry';
import { GiftRow } from './gift-row';
import { GiftTotalsCard } from './gift-totals';
import { useGiftsInfiniteQuery } from './gifts-api';
import { useGiver } from './use-giver';
import styles from './gifts.module.css';

function ExportGifts({ eventId }: { eventId: EventId }) {
  const save = (format: ExportFormat) =>
    saveFile(exportGifts, `gifts.${format}`, { params: { eventId }, query: { format } });
  return <ExportButtons save={save} />;
}

type GiftsQuery = {
  data?: { pages: AnswerOf<typeof listGifts>[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};
type ListProps = {
  eventId: EventId;
  query: GiftsQuery;
  unthanked: boolean;
  show: (unthanked: boolean) => void;
  onEdit: (gift: Gift) => void;
};

function Chips({ unthanked, show }: Pick<ListProps, 'unthanked' | 'show'>) {
  const { t } = useTranslation('rsvp');
  return (
    <ChipRow label={t('gifts.show')}>
      <FilterChip on={!unthanked} onClick={() => show(false)}>
        {t('gifts.showAll')}
      </FilterChip>
      <FilterChip on={unthanked} onClick={() => show(true)}>
        {t('gifts.showUnthanked')}
      </FilterChip>
    </ChipRow>
  );
}

type RowsProps = Pick<ListProps, 'eventId' | 'query' | 'onEdit'> & { thanks: string };

function Rows({ eventId, query, onEdit, thanks }: RowsProps) {
  const { t } = useTranslation('rsvp');
  const gifts = query.data?.pages.flatMap((page) => page.gifts) ?? [];
  if (gifts.length === 0)
    return <EmptyState art="empty-guests" title={t('gifts.none')} text={t('gifts.noneText')} />;
  return (
    <ul className={styles.rows}>
      {gifts.map((gift) => (
        <GiftRow key={gift._id} eventId={eventId} gift={gift} thanks={thanks} onEdit={onEdit} />
      ))}
    </ul>
  );
}

/** The gifts, the latest first, with the text of the thanks above. */
function GiftList({ eventId, query, unthanked, show, onEdit }: ListProps) {
  const { t } = useTranslation('rsvp');
  const usual = t('gifts.thanksText');
  const [thanks, keep] = useDraft(`gift-thanks:${eventId}`, usual);
  return (
    <Card component="section" aria-label={t('gifts.title')} className={styles.list}>
      <Chips unthanked={unthanked} show={show} />
      <Field
        label={t('gifts.text')}
        hint={t('gifts.textHint')}
        multiline
        minRows={2}
        maxLength={LONGEST_REPLY}
        value={thanks}
        onChange={(event) => keep(event.target.value)}
      />
      <Rows eventId={eventId} query={query} onEdit={onEdit} thanks={thanks.trim() || usual} />
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('gifts.more')}
        </Button>
      ) : null}
    </Card>
  );
}

function Gifts({ invitation }: { invitation: Invitation }) {
  const eventId = invitation._id;
  const dispatch = useAppDispatch();
  const [unthanked, show] = useState(false);
  const query = useGiftsInfiniteQuery({ eventId, unthanked });
  const gifts = query.data?.pages.flatMap((page) => page.gifts) ?? [];
  const giver = useGiver(eventId, gifts);
  useLive(`event:${eventId}`, () => dispatch(api.util.invalidateTags([{ type: 'Desk', id: eventId }])));
  const totals = query.data?.pages[0]?.totals;
  return (
    <>
      <GiftEntryForm key={giver.edited?._id ?? 'new'} eventId={eventId} giver={giver} gifts={gifts} />
      {totals?.all.gifts ? <GiftTotalsCard totals={totals} /> : null}
      {query.data ? (
        <GiftList eventId={eventId} query={query} unthanked={unthanked} show={show} onEdit={giver.edit} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />
      )}
    </>
  );
}

/** What each guest gave: fast entry, totals and thanks. For the owner and editors; a viewer is told so. */
export function GiftsScreen() {
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  const { t } = useTranslation('rsvp');
  const query = useInvitationQuery({ params: { eventId } });
  useTitle(t('gifts.title'));
  const invitation = query.data;
  const mayEdit = invitation !== undefined && roleMayEdit(invitation.role);
  return (
    <Page width="narrow">
      {invitation ? (
        <>
          <PageHead
            title={t('gifts.title')}
            note={<bdi>{invitation.title}</bdi>}
            back={`/me/rsvps/${eventId}`}
            actions={mayEdit ? <ExportGifts eventId={eventId} /> : null}
          />
          {mayEdit ? (
            <Gifts key={eventId} invitation={invitation} />
          ) : (
            <Note icon="lock">{t('gifts.notForViewers')}</Note>
          )}
        </>
      ) : (
        <InvitationStatus heading="h1" query={query} skeleton={<SkeletonRows count={5} />} />
      )}
    </Page>
  );
}
