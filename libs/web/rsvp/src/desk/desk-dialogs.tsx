import type { Invitation, RsvpStats } from '@smachot/contracts';
import { lazy, Suspense } from 'react';
import { AddGuestsDialog } from '../guest/add-guests.dialog';
import { DeleteInvitationDialog } from '../invitations/delete-invitation.dialog';
import { readKind } from '../send/message-kind';
import { useMayEdit } from '../may-edit';
import { useAddressPatch } from '../use-address-patch';
import type { ChosenGuests } from './selection/chosen-guests';
import { DeleteGuestsDialog } from './selection/delete-guests.dialog';
import { FiltersDialog } from './filters/filters.dialog';
import { MoveGuestsDialog } from './selection/move-guests.dialog';
import type { GuestListState } from './guests/use-guest-list';

const SendDialog = lazy(async () => ({ default: (await import('../send/send.dialog')).SendDialog }));

const MergeGuestsDialog = lazy(async () => ({
  default: (await import('../duplicates/merge-guests.dialog')).MergeGuestsDialog,
}));

const CohostsDialog = lazy(async () => ({
  default: (await import('../cohosts/cohosts.dialog')).CohostsDialog,
}));

type Props = { invitation: Invitation; stats: RsvpStats; list: GuestListState; chosen: ChosenGuests };

const tablesIn = (list: GuestListState): string[] =>
  [...new Set(list.rows.flatMap(({ tableName }) => tableName ?? []))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );

/** Read-only dialogs. */
const OF_READERS = new Set(['filters', 'cohosts']);

function NamedDialog({ name, invitation, stats, list, chosen }: Props & { name: string | null }) {
  const eventId = invitation._id;
  switch (name) {
    case 'add':
      return <AddGuestsDialog eventId={eventId} language={invitation.language} tables={tablesIn(list)} />;
    case 'move':
      return <MoveGuestsDialog eventId={eventId} list={list} chosen={chosen} tables={tablesIn(list)} />;
    case 'delete':
      return <DeleteGuestsDialog eventId={eventId} chosen={chosen} />;
    case 'filters':
      return <FiltersDialog tables={tablesIn(list)} />;
    case 'duplicates':
      return <MergeGuestsDialog eventId={eventId} />;
    case 'cohosts':
      return <CohostsDialog invitation={invitation} />;
    case 'delete-invitation':
      return (
        <DeleteInvitationDialog
          invitation={invitation}
          records={stats.records}
          answered={stats.attending.records + stats.declined.records}
          toTell={stats.toTell}
        />
      );
    default:
      return null;
  }
}

/** The open dialog is in the address; at most one is open. */
export function DeskDialogs(props: Props) {
  const { params } = useAddressPatch();
  const mayEdit = useMayEdit();
  const kind = mayEdit ? readKind(params.get('send')) : null;
  const open = params.get('open') ?? '';
  return (
    <Suspense fallback={null}>
      {kind ? (
        <SendDialog invitation={props.invitation} kind={kind} chosen={props.chosen} />
      ) : (
        <NamedDialog name={mayEdit || OF_READERS.has(open) ? open : null} {...props} />
      )}
    </Suspense>
  );
}
