import { LONGEST_TAG, type UserId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Button, Card, Field, Note, removesRow } from '@smachot/web-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { Tags } from './customer-rows';
import { useChangeCustomerTagsMutation } from './customers-api';
import dashboardStyles from '../dashboard.module.css';
import styles from './customers.module.css';

/** Adds one tag at a time. */
function NewTag({ busy, onAdd }: { busy: boolean; onAdd: (tag: string) => Promise<boolean> }) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && (await onAdd(typed))) setTyped('');
  };
  return (
    <form className={dashboardStyles.stack} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('customers.tags.new')}
        hint={t('customers.tags.hint')}
        value={typed}
        maxLength={LONGEST_TAG}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {t('customers.tags.add')}
        </Button>
      </div>
    </form>
  );
}

function RemovableTag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button
      kind="soft"
      icon="x"
      aria-label={t('customers.tags.remove', { tag: isolate(tag) })}
      onClick={removesRow(onRemove)}
    >
      <bdi>{tag}</bdi>
    </Button>
  );
}

type Props = { customerId: UserId; tags: readonly string[]; mayWrite: boolean };

/** The tags of one customer: each can be removed. */
export function CustomerTags({ customerId, tags, mayWrite }: Props) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const { partnerUsername: partner } = useOwnStore();
  const [change, changing] = useChangeCustomerTagsMutation();
  const send = async (add: string[], remove: string[]): Promise<boolean> => {
    const { error } = await change({ params: { partner, customerId }, body: { add, remove } });
    return !error;
  };
  return (
    <Card component="section" aria-labelledby="cu-tags" className={dashboardStyles.stack}>
      <h2 id="cu-tags">{t('customers.tags.title')}</h2>
      {tags.length === 0 ? <p className="muted">{t('customers.tags.none')}</p> : null}
      <div className={styles.tags}>
        {mayWrite ? (
          tags.map((tag) => <RemovableTag key={tag} tag={tag} onRemove={() => void send([], [tag])} />)
        ) : (
          <Tags tags={tags} />
        )}
      </div>
      {changing.error ? <Note tone="bad">{words(changing.error)}</Note> : null}
      {mayWrite ? <NewTag busy={changing.isLoading} onAdd={(tag) => send([tag], [])} /> : null}
    </Card>
  );
}
