import { addGuests, type Language } from '@smachot/contracts';
import {
  useContractForm,
  useDraft,
  useProblemText,
  type ContractRules,
  type FieldErrors,
} from '@smachot/web-platform';
import { Button, Dialog, IconButton, Note, useSnackbar } from '@smachot/web-ui';
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
  const told = rows.filter((row) => !isBlank(row));
  const judged = told.length > 0 ? told : rows.slice(0, 1);
  const readings = judged.map((row) => [rows.indexOf(row), readGuestText(row)] as const);
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

type Props = { eventId: string; language: Language; tables: readonly string[] };

const useAddForm = (eventId: string, language: Language) => {
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

export function AddGuestsDialog({ eventId, language }: Props) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const words = useProblemText();
  const [more, setMore] = useState(false);
  const form = useAddForm(eventId, language);
  const { rows } = form.values;
  const setRows = (changed: GuestText[]) => form.change({ rows: changed });
  const change = (index: number, row: GuestText) =>
    setRows(rows.map((old, at) => (at === index ? row : old)));
  const another = () => {
    const last = rows.at(-1);
    setRows([...rows, guestText(language, last ? { group: last.group } : {})]);
  };
  return (
    <Dialog
      open
      title={t('add.title')}
      onClose={() => close('open')}
      actions={
        <>
          <Button type="submit" form="add-guests" kind="primary" busy={form.busy}>
            {t('add.confirm', { count: rows.filter((row) => !isBlank(row)).length || 1 })}
          </Button>
          <Button kind="ghost" icon="plus" onClick={another}>
            {t('add.another')}
          </Button>
        </>
      }
    >
      <form id="add-guests" {...form.props}>
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
        {rows.map((row, index) => (
          <fieldset
            key={index}
            className={styles.addRow}
            aria-label={t('add.guestNumber', { number: index + 1 })}
          >
            {rows.length > 1 ? (
              <div className={styles.addRowHead}>
                <b>{t('add.guestNumber', { number: index + 1 })}</b>
                <IconButton
                  icon="trash"
                  label={t('add.remove', { number: index + 1 })}
                  onClick={() => setRows(rows.filter((_, at) => at !== index))}
                />
              </div>
            ) : null}
            <div className={styles.addRowGrid}>
              <GuestFields
                short={!more}
                autoFocus={index === rows.length - 1}
                value={row}
                problems={problemsOfRow(form.errors, index)}
                onChange={(next) => change(index, next)}
              />
            </div>
          </fieldset>
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
    </Dialog>
  );
}
