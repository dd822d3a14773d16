import { mendRow, type RowMend, type TableRow } from '@smachot/contracts';
import { api, fetchCall, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './upload.module.css';

export type Upload = { eventId: string; uploadId: string };

const PROBLEMS_OF: Record<keyof RowMend, readonly TableRow['problems'][number][]> = {
  name: ['name_missing', 'name_unclear'],
  phone: ['phone_invalid'],
  seats: ['seats_invalid'],
};
const FIELDS = Object.keys(PROBLEMS_OF) as (keyof RowMend)[];

/** The cells of a faulty row that cannot be read, as they are, to be typed over; the server judges the row again. */
export function MendForm({ row, upload }: { row: TableRow; upload: Upload }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const said = row.notes.said ?? {};
  const [typed, setTyped] = useState<RowMend>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await fetchCall(mendRow, { params: { ...upload, row: row.row }, body: { ...said, ...typed } });
      dispatch(api.util.invalidateTags([{ type: 'TablePreview', id: upload.uploadId }]));
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.mend}
      noValidate
      aria-label={t('upload.mendRow', { row: row.row })}
      onSubmit={(event) => void save(event)}
    >
      {FIELDS.filter((field) => said[field] !== undefined).map((field) => {
        const wrong = row.problems.find((one) => PROBLEMS_OF[field].includes(one));
        return (
          <Field
            key={field}
            ltr={field === 'phone'}
            label={t(`field.${field}`)}
            value={typed[field] ?? said[field] ?? ''}
            error={wrong && typed[field] === undefined ? t(`rowProblem.${wrong}`) : undefined}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        );
      })}
      <Button type="submit" kind="soft" icon="check" busy={busy}>
        {t('upload.mend')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </form>
  );
}
