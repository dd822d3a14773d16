import { lengthAt, SimplePricingUnitForm } from '@smachot/contracts';
import { Button, Field, IconButton, removesRow } from '@smachot/web-ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';

const MOST_TAGS = 20;

type Props = { tags: string[]; error: string | undefined; onChange: (tags: string[]) => void };

/** The tags of a unit, and the next one: Enter or a comma adds it. */
export function TagsField({ tags, error, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <div>
      <NewTag
        error={error}
        onAdd={(tag) => {
          if (tag && !tags.includes(tag)) onChange([...tags, tag].slice(0, MOST_TAGS));
        }}
      />
      <ul className="row wrap">
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            <bdi>{tag}</bdi>
            <IconButton
              icon="x"
              label={t('remove', { name: tag })}
              onClick={removesRow(() => onChange(tags.filter((other) => other !== tag)))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewTag({ error, onAdd }: { error: string | undefined; onAdd: (tag: string) => void }) {
  const { t } = useTranslation('dashboard');
  const [tag, setTag] = useState('');
  const add = () => {
    onAdd(tag.trim());
    setTag('');
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.quick}>
      <div className="grow">
        <Field
          label={t('unit.tags')}
          hint={t('unit.tagsHint')}
          placeholder={t('unit.tagExample')}
          value={tag}
          maxLength={lengthAt(SimplePricingUnitForm, 'tags.0')}
          error={error}
          onChange={(event) => setTag(event.target.value)}
          onKeyDown={addByKey}
        />
      </div>
      <Button kind="soft" disabled={!tag.trim()} onClick={add}>
        {t('unit.addTag')}
      </Button>
    </div>
  );
}
