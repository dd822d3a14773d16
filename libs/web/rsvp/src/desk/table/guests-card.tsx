import { exportGuests, type Invitation, type RsvpStats } from '@smachot/contracts';
import { saveFile, useAddressParams, useDebouncedSearch, useProblemText } from '@smachot/web-platform';
import { Button, EmptyState, IconButton, QueryStatus, SearchField, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@smachot/contracts';
import { clsx } from 'clsx';
import { useMayEdit } from '../../may-edit';
import { useAddressPatch } from '../../use-address-patch';
import type { ChosenGuests } from '../selection/chosen-guests';
import { DeskProblem, useDeskProblem } from '../desk-problem';
import { filterQuery, isFiltered, writeFilter, type GuestFilter } from '../filters/filters';
import { GuestFilters } from '../filters/guest-filters';
import { GuestTable, type GuestTableProps } from './guest-table';
import { ChooseFiltered } from '../selection/select-all';
import { SelectionBar } from '../selection/selection-bar';
import type { GuestListState } from '../guests/use-guest-list';
import deskStyles from '../desk.module.css';
import styles from './guests-card.module.css';

/** The longest text that the filter takes. */
const MAX_SEARCH = 100;

type Shown = { invitation: Invitation; filter: GuestFilter };

/** Saves the guests that the filter shows as a spreadsheet. */
function ExportButton({ invitation: { _id: eventId, title }, filter }: Shown) {
  const { t, i18n } = useTranslation('rsvp');
  const words = useProblemText();
  const tell = useDeskProblem();
  const save = () =>
    saveFile(exportGuests, `${title}.xlsx`, {
      params: { eventId },
      query: { ...filterQuery(filter), language: i18n.language as Language },
    }).catch((error: unknown) => tell(words(error)));
  return (
    <IconButton
      icon="download"
      label={t(isFiltered(filter) ? 'guests.exportShown' : 'guests.export')}
      onClick={() => void save()}
    />
  );
}

/** Prints the guests that the filter shows, also those further down than anybody scrolled. */
function PrintButton({ readAll }: Pick<GuestListState, 'readAll'>) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const tell = useDeskProblem();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    if (busy) return;
    setBusy(true);
    const error = await readAll();
    setBusy(false);
    if (error) return tell(words(error));
    // the last page is drawn first
    requestAnimationFrame(() => window.print());
  };
  return (
    <span className="only-wide">
      <IconButton icon="file" label={t('guests.print')} aria-busy={busy} onClick={() => void print()} />
    </span>
  );
}

function Tools({ list, ...shown }: Shown & { list: GuestListState }) {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  const mayEdit = useMayEdit();
  const { typed, type } = useDebouncedSearch(MAX_SEARCH);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          shortcut
          label={t('guests.search')}
          placeholder={t('guests.searchHint')}
          value={typed}
          onChange={type}
        />
      </div>
      {mayEdit ? (
        <>
          <span className="only-wide">
            <Button
              kind="soft"
              icon="plus"
              aria-label={t('guests.add')}
              onClick={() => open({ open: 'add' })}
            >
              {t('guests.addShort')}
            </Button>
          </span>
          <IconButton icon="upload" label={t('guests.upload')} to="upload" />
        </>
      ) : null}
      <ExportButton {...shown} />
      <PrintButton readAll={list.readAll} />
    </div>
  );
}

function Nothing({ filter }: { filter: GuestFilter }) {
  const { t } = useTranslation('rsvp');
  const [, setParams] = useAddressParams();
  return (
    <EmptyState
      art="empty-search"
      title={t('guests.nobodyFound')}
      text={filter.search ? t('guests.nobodyFoundFor', { text: filter.search }) : t('guests.nobodyFoundText')}
      action={
        <Button
          kind="soft"
          onClick={() =>
            setParams((before) => writeFilter(before, {}), { replace: true, preventScrollReset: true })
          }
        >
          {t('filters.showAll')}
        </Button>
      }
    />
  );
}

export function FirstGuests() {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  return (
    <section className={clsx('card', deskStyles.first)}>
      <EmptyState
        art="empty-guests"
        title={t('guests.none')}
        text={t('guests.noneText')}
        action={
          <>
            <Button kind="accent" icon="upload" to="upload">
              {t('guests.uploadList')}
            </Button>
            <Button kind="soft" icon="plus" onClick={() => open({ open: 'add' })}>
              {t('guests.addByHand')}
            </Button>
          </>
        }
      />
    </section>
  );
}

/** The table of the guests the filter lets through, or why there is none. */
function FilteredGuests(props: GuestTableProps) {
  const { query, rows } = props.list;
  if (!query.data || query.isError)
    return <QueryStatus query={query} skeleton={<SkeletonRows count={8} />} />;
  return rows.length > 0 ? <GuestTable {...props} /> : <Nothing filter={props.filter} />;
}

type Props = {
  invitation: Invitation;
  stats: RsvpStats;
  filter: GuestFilter;
  list: GuestListState;
  chosen: ChosenGuests;
};

export function GuestsCard({ invitation, stats, filter, list, chosen }: Props) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const { query, rows, hasMore } = list;
  const table = { eventId: invitation._id, filter, list, chosen };
  return (
    <section className={clsx('card', styles.third)} aria-labelledby="desk-guests">
      <h2 id="desk-guests" className="sr">
        {t('guests.title')}
      </h2>
      <Tools invitation={invitation} filter={filter} list={list} />
      <GuestFilters eventId={invitation._id} stats={stats} />
      <div className={styles.count}>
        <DeskProblem />
        {mayEdit ? <ChooseFiltered {...table} /> : null}
        <span className="sr" role="status">
          {query.data && !hasMore ? t('guestCount', { count: rows.length }) : null}
        </span>
      </div>
      <FilteredGuests {...table} />
      {mayEdit && chosen.selection.size > 0 ? <SelectionBar {...table} /> : null}
    </section>
  );
}
