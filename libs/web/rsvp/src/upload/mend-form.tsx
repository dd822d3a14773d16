import { type EventId, mendRow, RowMend, type TableRow, type UploadId } from '@smachot/contracts';
import { api, fetchCall, useAppDispatch, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './upload.module.css';

export type Upload = { eventId: EventId; uploadId: UploadId };

const PROBLEMS_OF: Record<keyof RowMend, readonly TableRow['problems'][number][]> = {
  name: ['name_missing', 'name_unclear'],
  phone: ['phone_invalid'],
  seats: ['seats_invalid'],
};
const FIELDS = Object.keys(PROBLEMS_OF) as (keyof RowMend)[];

/** The cells of a row that cannot be read, or were typed over before, to be typed again; the server judges the row again. */
export function MendForm({ row, upload }: { row: TableRow; upload: Upload }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const said: RowMend = row.notes.said ?? {};
  const form = useContractForm(RowMend, {
    defaults: said,
    draft: `mend:${upload.uploadId}:${row.row}`,
    send: async (body) => {
      try {
        await fetchCall(mendRow, { params: { ...upload, row: row.row }, body });
      } catch (error) {
        return error;
      }
      dispatch(api.util.invalidateTags([{ type: 'TablePreview', id: upload.uploadId }]));
    },
  });
  return (
    <form className={styles.mend} {...form.props} aria-label={t('upload.mendRow', { row: row.row })}>
      {FIELDS.filter((field) => said[field] !== undefined).map((field) => {
        const wrong = row.problems.find((one) => PROBLEMS_OF[field].includes(one));
        const bound = form.field(field);
        const untouched = form.values[field] === said[field];
        return (
          <Field
            key={field}
            ltr={field === 'phone'}
            label={t(`field.${field}`)}
            {...bound}
            error={bound.error ?? (wrong && untouched ? t(`rowProblem.${wrong}`) : undefined)}
          />
        );
      })}
      <Button type="submit" kind="soft" icon="check" busy={form.busy}>
        {t('upload.mend')}
      </Button>
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
    </form>
  );
}
