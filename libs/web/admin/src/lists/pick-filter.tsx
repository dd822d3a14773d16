import { type AdminHit, adminSearch, maxLengthOf } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import { Button, Field } from '@smachot/web-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchHits } from '../search/search-hits';
import styles from './lists.module.css';

const LONGEST = maxLengthOf(adminSearch.query.shape.q)!;
type Props = { label: string; of: readonly AdminHit['kind'][]; onPick: (id: string) => void };

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
      {asked ? (
        <SearchHits key={asked} q={asked} of={of}>
          {({ id, title, detail }) => (
            <Button kind="ghost" block onClick={() => pick(id)}>
              <bdi>{title}</bdi> <bdi className="small muted">{detail}</bdi>
            </Button>
          )}
        </SearchHits>
      ) : null}
    </form>
  );
}
