import {
  maxLengthOf,
  rangeOf,
  ROTATION_STEP,
  type RsvpId,
  type SeatedAt,
  SeatingTable,
  TableTrait,
} from '@smachot/contracts';
import { Button, CheckField, Choice, Dialog, Field, Stepper } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING, type TableForm } from '../plan/pieces';
import type { TableView } from '../plan/plan-view';
import { useRoom } from '../plan/seating-context';
import { GuestsOfTable } from './guests-of-table';

const { shape } = SeatingTable;
const seatRange = rangeOf(shape.seats);

const formOf = ({ taken: _, guests: __, ...form }: TableView): TableForm => form;

/** The name, saved when the field is left; an empty one and another table's are not taken. */
function NameField({ table }: { table: TableView }) {
  const { t } = useTranslation('seating');
  const { view, changeTable } = useRoom();
  const [name, setName] = useState(table.name);
  const trimmed = name.trim();
  const taken = view.tables.some((other) => other._id !== table._id && other.name === trimmed);
  const error = taken ? t('table.nameTaken') : trimmed ? undefined : t('table.nameMissing');
  return (
    <Field
      label={t('table.name')}
      value={name}
      maxLength={maxLengthOf(shape.name)}
      error={error}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => {
        if (!error && trimmed !== table.name) changeTable({ ...formOf(table), name: trimmed });
      }}
    />
  );
}

function ShapeAndSeats({ table }: { table: TableView }) {
  const { t } = useTranslation('seating');
  const { changeTable } = useRoom();
  const form = formOf(table);
  const turn = () => changeTable({ ...form, rotation: (form.rotation + ROTATION_STEP) % 360 });
  return (
    <>
      <Choice
        label={t('table.shape')}
        labelled
        value={table.shape}
        options={[
          { value: 'round', label: t('table.round') },
          { value: 'long', label: t('table.long') },
        ]}
        onChange={(value) => changeTable({ ...form, shape: value })}
      />
      <Stepper
        of={t('table.seats')}
        value={table.seats}
        min={seatRange.min ?? 1}
        max={seatRange.max ?? 1}
        onChange={(seats) => changeTable({ ...form, seats })}
      />
      <Button kind="line" icon="rotate" onClick={turn}>
        {t('table.turn', { degrees: form.rotation })}
      </Button>
      <Traits table={table} />
    </>
  );
}

function Traits({ table }: { table: TableView }) {
  const { t } = useTranslation('seating');
  const { changeTable } = useRoom();
  const set = (trait: TableTrait, has: boolean) => {
    const others = table.traits.filter((other) => other !== trait);
    changeTable({ ...formOf(table), traits: has ? [...others, trait] : others });
  };
  return TableTrait.options.map((trait) => (
    <CheckField
      key={trait}
      label={t(`trait.${trait}`)}
      checked={table.traits.includes(trait)}
      onChange={({ target }) => set(trait, target.checked)}
    />
  ));
}

/** One table: what it is, and who sits there. */
export function TableDialog({ table }: { table: TableView }) {
  const { t } = useTranslation('seating');
  const { mayEdit, edit, openTable, plan } = useRoom();
  const close = () => openTable(null);
  const remove = () => {
    // the other part of a record at two tables keeps its place
    const seats = table.guests.map(({ guest }): [RsvpId, SeatedAt[]] => {
      const others = (plan.seats[guest._id] ?? []).filter(({ tableId }) => tableId !== table._id);
      return [guest._id, others.map(({ tableId }) => ({ tableId, seats: guest.seats }))];
    });
    edit({ ...NOTHING, tables: { [table._id]: null }, seats: Object.fromEntries(seats) });
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('table.title', { name: table.name })}
      actions={
        mayEdit ? (
          <Button kind="ghost" danger icon="trash" onClick={remove}>
            {t('table.remove')}
          </Button>
        ) : undefined
      }
    >
      <div className="ui-flow">
        {mayEdit ? (
          <>
            <NameField table={table} />
            <ShapeAndSeats table={table} />
          </>
        ) : null}
        <GuestsOfTable table={table} />
      </div>
    </Dialog>
  );
}
