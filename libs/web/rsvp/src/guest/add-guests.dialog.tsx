import { addGuests, type EventId, type Language } from '@smachot/contracts';
import {
  useContractForm,
  useDraft,
  useProblemText,
  type ContractRules,
  type FieldErrors,
} from '@smachot/web-platform';
import { Button, Dialog, IconButton, Note, removesRow, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddGuestsMutation } from '../desk/guests/guests-api';
import { useAddressPatch } from '../use-address-patch';
import { GuestFields } from './guest-fields';
import { guestText, readGuestText, type GuestText, type GuestTextProblems } from './guest-text';
import styles from './guest.module.css';

const isBlank = (text: GuestText) => text.name.trim() === '' && text.phone.trim() === '';

/** Reads the filled rows; a lone blank row is validated too, so that its errors show. */
export const readRows = (rows: readonly GuestText[]) => {
  const filled = rows.filter((row) => !isBlank(row));
  const validated = filled.length > 0 ? filled : rows.slice(0, 1);
  const readings = validated.map((row) => [rows.indexOf(row), readGuestText(row)] as const);
  const problems = new Map<number, GuestTextProblems>();
  for (const [index, reading] of readings) if ('problems' in reading) problems.set(index, reading.problems);
  return { problems, guests: readings.flatMap(([, reading]) => ('guest' in reading ? reading.guest : [])) };
};

type Rows = { rows: GuestText[] };
const rules: ContractRules<typeof addGuests.body, Rows> = {
  wireOf: ({ rows }) => ({ guests: readRows(rows).guests }),
  // the errors of the rows as they stand on the screen, the blank ones among them
  refine: (_, { rows }) =>
    Object.fromEntries(
      [...readRows(rows).problems].flatMap<[string, string]>(([index, problems]) =>
        Object.entries(problems).flatMap<[string, string]>(([field, code]) =>
          code ? [[`rows.${index}.${field}`, code]] : [],
        ),
      ),
    ),
};
const problemsOfRow = (errors: FieldErrors, index: number): GuestTextProblems => {
  const start = `rows.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap<[string, string]>(([path, code]) =>
      path.startsWith(start) ? [[path.slice(start.length), code]] : [],
    ),
  );
};

type Props = { eventId: EventId; language: Language; tables: readonly string[] };

const useAddForm = (eventId: EventId, language: Language) => {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const say = useSnackbar();
  const [drafts, keep, forget] = useDraft<GuestText[]>(`add-guests:${eventId}`, [guestText(language)]);
  const [add] = useAddGuestsMutation();
  return useContractForm(addGuests.body, {
    ...rules,
    // a draft may be older than the fields of today
    defaults: { rows: drafts.map((draft) => guestText(language, draft)) },
    onTyped: ({ rows }) => keep(rows),
    send: async (body) => {
      const { data, error } = await add({ params: { eventId }, body });
      if (error) return error;
      forget();
      close('open');
      say(t('add.done', { count: data.rsvps.length }));
    },
  });
};

type AddForm = ReturnType<typeof useAddForm>;

/** The rows being typed, one for each guest. */
const rowsOf = ({ values: { rows }, change }: AddForm, language: Language) => ({
  rows,
  replace: (index: number, row: GuestText) =>
    change({ rows: rows.map((old, at) => (at === index ? row : old)) }),
  remove: (index: number) => change({ rows: rows.filter((_, at) => at !== index) }),
  add: () => {
    const last = rows.at(-1);
    change({ rows: [...rows, guestText(language, last ? { group: last.group } : {})] });
  },
});

type Guests = ReturnType<typeof rowsOf>;
type AddRowProps = {
  guests: Guests;
  index: number;
  problems: GuestTextProblems;
  short: boolean;
};

function AddRow({ guests, index, problems, short }: AddRowProps) {
  const { t } = useTranslation('rsvp');
  const number = index + 1;
  const count = guests.rows.length;
  return (
    <fieldset className={styles.addRow} aria-label={t('add.guestNumber', { number })}>
      {count > 1 ? (
        <div className={styles.addRowHead}>
          <b>{t('add.guestNumber', { number })}</b>
          <IconButton
            icon="trash"
            label={t('add.remove', { number })}
            onClick={removesRow(() => guests.remove(index))}
          />
        </div>
      ) : null}
      <div className={styles.addRowGrid}>
        <GuestFields
          short={short}
          autoFocus={number === count}
          value={guests.rows[index]!}
          problems={problems}
          onChange={(row) => guests.replace(index, row)}
        />
      </div>
    </fieldset>
  );
}

function AddGuestsForm({ form, guests }: { form: AddForm; guests: Guests }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [more, setMore] = useState(false);
  return (
    <form id="add-guests" {...form.props}>
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      {guests.rows.map((_, index) => (
        <AddRow
          key={index}
          guests={guests}
          index={index}
          problems={problemsOfRow(form.errors, index)}
          short={!more}
        />
      ))}
      <Button kind="ghost" icon={more ? 'up' : 'down'} aria-expanded={more} onClick={() => setMore(!more)}>
        {t('guest.moreDetails')}
      </Button>
      <p className="small muted">
        {t('add.many')}{' '}
        <Button kind="ghost" icon="upload" to="upload">
          {t('guests.uploadList')}
        </Button>
      </p>
    </form>
  );
}

export function AddGuestsDialog({ eventId, language }: Props) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const form = useAddForm(eventId, language);
  const guests = rowsOf(form, language);
  return (
    <Dialog
      open
      title={t('add.title')}
      onClose={() => close('open')}
      actions={
        <>
          <Button type="submit" form="add-guests" kind="primary" busy={form.busy}>
            {t('add.confirm', { count: guests.rows.filter((row) => !isBlank(row)).length || 1 })}
          </Button>
          <Button kind="ghost" icon="plus" onClick={guests.add}>
            {t('add.another')}
          </Button>
        </>
      }
    >
      <AddGuestsForm form={form} guests={guests} />
    </Dialog>
  );
}
