import { type AdminHit, adminSearch, maxLengthOf } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import { Button, Field, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminHitsQuery } from './lists-api';
import searching from '../search/admin-search.module.css';
import styles from './lists.module.css';

const LONGEST = maxLengthOf(adminSearch.query.shape.q)!;
type HitsProps = { q: string; of: readonly AdminHit['kind'][]; onPick: (id: string) => void };

function Hits({ q, of, onPick }: HitsProps) {
  const { t } = useTranslation('admin');
  const query = useAdminHitsQuery({ query: { q } });
  const hits = query.currentData?.hits.filter(({ kind }) => of.includes(kind));
  if (!hits) return <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />;
  if (hits.length === 0)
    return (
      <p className="muted" role="status">
        {t('lists.find.none')}
      </p>
    );
  return (
    <ul className={searching.hits} aria-label={t('lists.find.hits', { count: hits.length })}>
      {hits.map(({ kind, id, title, detail }) => (
        <li key={`${kind}-${id}`}>
          <Button kind="ghost" block onClick={() => onPick(id)}>
            <bdi>{title}</bdi> <bdi className="small muted">{detail}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Props = Omit<HitsProps, 'q'> & { label: string };

/** A filter by one person or thing, found by name. It searches when it is sent, because each search is in the audit log. */
export function PickFilter({ label, of, onPick }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(cutText(typed.trim(), LONGEST));
  };
  const pick = (id: string) => {
    setTyped('');
    setAsked('');
    onPick(id);
  };
  return (
    <form className={styles.pick} onSubmit={send}>
      <Field
        type="search"
        label={label}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button kind="soft" icon="search" type="submit">
        {t('lists.search')}
      </Button>
      {asked ? <Hits key={asked} q={asked} of={of} onPick={pick} /> : null}
    </form>
  );
}
