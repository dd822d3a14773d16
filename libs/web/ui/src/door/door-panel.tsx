import { DoorName, maxLengthOf } from '@smachot/contracts';
import { type Door, doorName, type DoorState, useFormat, useProblemText } from '@smachot/web-platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts';
import { EmptyState } from '../feedback/empty-state';
import { Note } from '../feedback/note';
import { SkeletonRows } from '../feedback/skeletons';
import { Field } from '../forms/field';
import { Card } from '../layout/card';
import { Badge } from '../text/badge';
import { DoorDoubts } from './door-doubts';
import { DoorEntries, type GroupText } from './door-list';
import styles from './door.module.css';

function Counts({ state }: { state: DoorState }) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const sum = (of: (row: DoorState['rows'][number]) => number) =>
    state.rows.reduce((total, row) => total + of(row), 0);
  const { unsent } = state;
  return (
    <Card component="section" className={styles.stack} aria-label={t('arrived')}>
      <p className={styles.count} aria-live="polite">
        <span className={styles.number}>{format.number(sum(({ arrived }) => arrived))}</span>
        <b>{t('arrived')}</b>
        <span className="muted">{t('expected', { count: sum(({ seats }) => seats) })}</span>
      </p>
      {unsent > 0 ? (
        <div>
          <Badge tone="warn" icon="clock">
            {t('unsent', { count: unsent })}
          </Badge>
        </div>
      ) : null}
    </Card>
  );
}

function Notes({ state }: { state: DoorState }) {
  const { t } = useTranslation('door');
  const words = useProblemText();
  return (
    <>
      {state.isOnline ? null : <Note tone="warn">{t('offline')}</Note>}
      {state.isKept ? null : <Note tone="warn">{t('notKept')}</Note>}
      {state.refused > 0 ? <Note tone="warn">{t('refused', { count: state.refused })}</Note> : null}
      {state.problem ? <Note tone="bad">{words(state.problem)}</Note> : null}
    </>
  );
}

/** Scans that were not sent when the list was closed to this person would else be lost in silence. */
function Gone({ unsent }: Pick<DoorState, 'unsent'>) {
  const { t } = useTranslation('door');
  return (
    <>
      <EmptyState art="empty-guests" title={t('goneTitle')} text={t('goneText')} />
      {unsent > 0 ? <Note tone="warn">{t('unsent', { count: unsent })}</Note> : null}
    </>
  );
}

function DoorNameField() {
  const { t } = useTranslation('door');
  const [name, setName] = useState(doorName.read);
  return (
    <Field
      label={t('doorName')}
      hint={t('doorNameHint')}
      value={name}
      maxLength={DOOR_NAME_MAX}
      autoComplete="off"
      onChange={(event) => {
        setName(event.target.value);
        doorName.write(event.target.value);
      }}
    />
  );
}

export type DoorPanelProps = {
  door: Door;
  state: DoorState;
  groupText?: GroupText;
  /** Before the list: the reader of tickets. */
  before?: ReactNode;
  /** Behind the list. */
  children?: ReactNode;
};

const DOOR_NAME_MAX = maxLengthOf(DoorName);
const asItIs: GroupText = (group) => group;

/** The door of an event: how many arrived, what was not sent yet, what is in doubt, and everybody who is expected. */
export function DoorPanel({ door, state, groupText = asItIs, before, children }: DoorPanelProps) {
  if (state.isGone) return <Gone unsent={state.unsent} />;
  return (
    <>
      <Notes state={state} />
      {state.about ? (
        <>
          <Counts state={state} />
          {before}
          <DoorDoubts door={door} rows={state.rows} />
          <DoorEntries door={door} rows={state.rows} groupText={groupText} />
          {children}
          <DoorNameField />
        </>
      ) : state.isOnline && !state.problem ? (
        <SkeletonRows count={5} />
      ) : null}
    </>
  );
}
