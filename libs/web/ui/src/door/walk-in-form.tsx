import { MAX_HEADCOUNT, Scan } from '@smachot/contracts';
import type { Door } from '@smachot/web-platform';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { useSnackbar } from '../feedback/snackbar';
import { Field } from '../forms/field';
import { Card } from '../layout/card';
import styles from './door.module.css';

/** What was typed; null: it has no name, or no sound number. */
const walkInOf = (name: string, people: string): { name: string; people: number } | null => {
  const read = Scan.shape.name.safeParse(name);
  const count = Number(people);
  const isSound = Number.isInteger(count) && count >= 1 && count <= MAX_HEADCOUNT;
  return isSound && read.success && read.data !== '' ? { name: read.data, people: count } : null;
};

/** Somebody who came without being on the list. */
export function WalkInForm({ door }: { door: Door }) {
  const { t } = useTranslation('door');
  const say = useSnackbar();
  const [name, setName] = useState('');
  const [people, setPeople] = useState('1');
  const read = walkInOf(name, people);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!read) return;
    void door.admitWalkIn(read.name, read.people);
    say(t('walkInAdded', { name: read.name }));
    setName('');
    setPeople('1');
  };
  return (
    <Card component="section" className={styles.stack} aria-labelledby="door-walk-in">
      <h2 id="door-walk-in">{t('walkInTitle')}</h2>
      <form className={styles.typed} onSubmit={submit}>
        <Field
          label={t('walkInName')}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          ltr
          type="number"
          inputMode="numeric"
          label={t('walkInPeople')}
          value={people}
          onChange={(event) => setPeople(event.target.value)}
        />
        <Button type="submit" kind="line" icon="plus" disabled={!read}>
          {t('walkInAdd')}
        </Button>
      </form>
    </Card>
  );
}
