import type { Rsvp } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { Button, Dialog } from '@smachot/web-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from './guest-row';
import styles from '../desk.module.css';

export type Choice = 'mine' | 'theirs';
type Conflict = { theirs: Rsvp; mine: Changes };
type Ask = (conflict: Conflict) => Promise<Choice>;
const AskContext = createContext<Ask>(() => Promise.resolve('theirs'));

export const useAskConflict = (): Ask => useContext(AskContext);

/** Asks which value counts when two hosts changed the same field of one guest. One question at a time. */
export function ConflictHost({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<(Conflict & { answer: (choice: Choice) => void }) | null>(null);
  const ask = useCallback<Ask>(
    (conflict) =>
      new Promise((resolve) =>
        setOpen((before) => {
          before?.answer('theirs');
          return {
            ...conflict,
            answer: (choice) => {
              setOpen(null);
              resolve(choice);
            },
          };
        }),
      ),
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      {open ? <ConflictDialog {...open} /> : null}
    </AskContext>
  );
}

type Shown = Exclude<keyof Changes, 'version'>;
const shownIn = (mine: Changes): Shown[] =>
  (Object.keys(mine) as (keyof Changes)[]).filter((field): field is Shown => field !== 'version');
const ANSWERS = ['confirmed', 'declined', 'maybe'] as const;
const isAnswer = (value: unknown): value is (typeof ANSWERS)[number] =>
  ANSWERS.some((answer) => answer === value);

type Value = Rsvp[Exclude<Shown, 'answer'>] | undefined;
/** The value of the same field in the fresh record. */
const valueIn = (guest: Rsvp, field: Shown): Value => {
  if (field === 'answer') return guest.rsvpStatus;
  if (field === 'numberOfGuests') return guest.numberOfGuests ?? guest.estimatedNumberOfGuests;
  return guest[field];
};

const useValueWords = () => {
  const { t } = useTranslation('rsvp');
  return (field: Shown, value: Value): string => {
    if (value === null || value === undefined || value === '') return t('conflict.nothing');
    if (field === 'group') return t(`group.${value as 'family'}`);
    if (field === 'side') return t(`side.${value as 'bride'}`);
    if (field === 'answer') return isAnswer(value) ? t(`answer.${value}`) : t('conflict.nothing');
    if (field === 'attendeePhone') return nationalPhone(String(value));
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    return String(value);
  };
};

function ConflictDialog({ theirs, mine, answer }: Conflict & { answer: (choice: Choice) => void }) {
  const { t } = useTranslation('rsvp');
  const words = useValueWords();
  return (
    <Dialog
      open
      onClose={() => answer('theirs')}
      title={t('conflict.title', { name: theirs.attendeeName })}
      actions={
        <>
          <Button kind="primary" onClick={() => answer('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button kind="line" onClick={() => answer('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <dl className={styles.conflict}>
        {shownIn(mine).map((field) => (
          <div key={field}>
            <dt>{t(`conflict.field.${field}`)}</dt>
            <dd>
              {t('conflict.saved')} <bdi>{words(field, valueIn(theirs, field))}</bdi>
            </dd>
            <dd>
              {t('conflict.yours')} <bdi>{words(field, mine[field])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
