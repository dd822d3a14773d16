import { MAX_WISHES, type SeatingWish, WishKind } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { newId, nameKey } from '@smachot/kernel';
import {
  Button,
  CheckField,
  Dialog,
  IconButton,
  removesRow,
  SearchField,
  SelectField,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING } from '../plan/pieces';
import { byName } from '../plan/plan-view';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';

const SHOWN = 30;
const MOST_GUESTS = 20;
const isOfSeveral = (kind: WishKind): boolean => kind === 'together' || kind === 'apart';

function WishRow({ wish }: { wish: SeatingWish }) {
  const { t } = useTranslation('seating');
  const { guests, edit } = useRoom();
  const names = listed(wish.rsvpIds.flatMap((id) => guests[id]?.attendeeName ?? []));
  return (
    <li className={styles.seated}>
      <span className="grow">
        <strong>{t(`wishes.kind.${wish.kind}`)}</strong> <bdi>{names || t('wishes.gone')}</bdi>
      </span>
      <IconButton
        icon="trash"
        label={t('wishes.remove', { names })}
        onClick={removesRow(() => edit({ ...NOTHING, wishes: { [wish._id]: null } }))}
      />
    </li>
  );
}

/** Guests to choose from, found by name; those who are chosen stay in sight. */
function GuestChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation('seating');
  const { guests } = useRoom();
  const [search, setSearch] = useState('');
  const key = nameKey(search);
  const found = Object.values(guests)
    .map((guest) => ({ id: guest._id, name: guest.attendeeName }))
    .filter(({ id, name }) => chosen.includes(id) || (key && nameKey(name).includes(key)))
    .sort(byName)
    .slice(0, SHOWN);
  return (
    <>
      <SearchField label={t('wishes.search')} value={search} onChange={setSearch} />
      {found.map(({ id, name }) => (
        <CheckField
          key={id}
          label={<bdi>{name}</bdi>}
          checked={chosen.includes(id)}
          disabled={!chosen.includes(id) && chosen.length >= MOST_GUESTS}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </>
  );
}

function NewWish() {
  const { t } = useTranslation('seating');
  const { edit, plan } = useRoom();
  const [kind, setKind] = useState<WishKind>('together');
  const [chosen, setChosen] = useState<string[]>([]);
  const full = Object.values(plan.wishes).filter(Boolean).length >= MAX_WISHES;
  const enough = chosen.length >= (isOfSeveral(kind) ? 2 : 1);
  const add = () => {
    const _id = newId();
    edit({ ...NOTHING, wishes: { [_id]: { _id, kind, rsvpIds: chosen } } });
    setChosen([]);
  };
  return (
    <section className="ui-flow">
      <h3>{t('wishes.new')}</h3>
      <SelectField
        label={t('wishes.what')}
        value={kind}
        options={WishKind.options.map((value) => ({ value, label: t(`wishes.kind.${value}`) }))}
        onChange={({ target }) => setKind(WishKind.parse(target.value))}
      />
      <GuestChoice chosen={chosen} onChange={setChosen} />
      {enough ? null : <p className="muted small">{t(isOfSeveral(kind) ? 'wishes.two' : 'wishes.one')}</p>}
      <Button kind="soft" icon="plus" disabled={!enough || full} onClick={add}>
        {t('wishes.add')}
      </Button>
    </section>
  );
}

/** What the automatic seating has to respect. */
export function WishesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('seating');
  const { plan } = useRoom();
  const wishes = Object.values(plan.wishes).filter((wish) => wish !== null);
  return (
    <Dialog open onClose={onClose} title={t('wishes.title')}>
      <div className="ui-flow">
        <p className="muted">{t('wishes.text')}</p>
        <ul className={styles.guests}>
          {wishes.map((wish) => (
            <WishRow key={wish._id} wish={wish} />
          ))}
        </ul>
        <NewWish />
      </div>
    </Dialog>
  );
}
