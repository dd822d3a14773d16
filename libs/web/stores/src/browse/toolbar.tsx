import { BrowseSort } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';
import { ChipRow, FilterChip, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { narrowings, type BrowseSearch } from './browse-search';
import { FiltersDialog } from './filters.dialog';
import { Narrowed } from './narrowed';
import type { ChangeSearch } from './use-browse-search';

type ToolbarProps = { search: BrowseSearch; onChange: ChangeSearch };

function MapChip({ search, onChange }: ToolbarProps) {
  const { t } = useTranslation('stores');
  const map = search.view === 'map';
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={map}
      onClick={() => onChange({ view: map ? 'list' : 'map' }, { push: true })}
    >
      <Icon name="nav" size={18} />
      {t('browse.map')}
    </button>
  );
}

function FiltersChip({ search, onOpen }: { search: BrowseSearch; onOpen: () => void }) {
  const { t } = useTranslation('stores');
  const narrowed = narrowings(search);
  return (
    <button type="button" className="chip" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="filter" size={18} />
      {t('browse.filter')}
      {narrowed > 0 ? <span className="n">{narrowed}</span> : null}
    </button>
  );
}

/** Controls for the sort order, the filters, and the list or map view. */
export function Toolbar({ search, onChange }: ToolbarProps) {
  const { t } = useTranslation('stores');
  const [open, setOpen] = useAddress<'yes' | ''>('filters', '');
  const sorts = BrowseSort.options.filter((sort) => sort !== 'distance' || search.location?.geocode);
  return (
    <>
      <ChipRow label={t('browse.order')}>
        <MapChip search={search} onChange={onChange} />
        <FiltersChip search={search} onOpen={() => setOpen('yes', { push: true })} />
        <FilterChip
          on={search.kosher !== null}
          onClick={() => onChange({ kosher: search.kosher ? null : 'any' }, { push: true })}
        >
          {t('filters.kosher.label')}
        </FilterChip>
        {sorts.map((sort) => (
          <FilterChip key={sort} on={search.sort === sort} onClick={() => onChange({ sort })}>
            {t(`sort.${sort}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <Narrowed search={search} onChange={onChange} />
      <FiltersDialog
        open={open === 'yes'}
        search={search}
        onClose={() => setOpen(null)}
        onChange={(to) => onChange(to, { close: true })}
      />
    </>
  );
}
