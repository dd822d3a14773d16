import { type AdminList, type SavedView, SavedViewForm } from '@smachot/contracts';
import { useConfirmed, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, ChipRow, Dialog, Field, FilterChip, Note, useSnackbar } from '@smachot/web-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteViewMutation, useSavedViewsQuery, useSaveViewMutation } from './lists-api';
import type { Filters } from './use-filters';
import styles from './lists.module.css';

type Props = { list: AdminList; filters: Pick<Filters, 'query' | 'show'> };

function SaveDialog({ list, query, onClose }: { list: AdminList; query: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const words = useProblemText();
  const confirmed = useConfirmed();
  const [save] = useSaveViewMutation();
  const id = useId();
  const form = useContractForm(SavedViewForm, {
    defaults: { list, query, name: '' },
    send: async (body) => {
      const { error } = await confirmed(() => save({ body }));
      if (error) return error;
      say(t('lists.views.saved'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.views.save')}
      actions={
        <Button type="submit" form={id} busy={form.busy}>
          {t('lists.views.saveNow')}
        </Button>
      }
    >
      <form id={id} className={styles.saveForm} {...form.props}>
        <Field
          label={t('lists.views.name')}
          hint={t('lists.views.nameHint')}
          autoFocus
          {...form.field('name')}
        />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}

/** Removes the view that is shown; the list stays as it is. */
function DeleteView({ view }: { view: SavedView }) {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [remove, { isLoading, error }] = useDeleteViewMutation();
  const words = useProblemText();
  const press = async () => {
    const done = await confirmed(() => remove({ params: { viewId: view.viewId } }));
    if (!done.error) say(t('lists.views.deleted'));
  };
  return (
    <>
      <Button kind="ghost" icon="trash" busy={isLoading} onClick={() => void press()}>
        {t('lists.views.delete', { name: view.name })}
      </Button>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
    </>
  );
}

/** The views that the admin keeps of a list: a press shows its filters again. */
export function SavedViews({ list, filters: { query, show } }: Props) {
  const { t } = useTranslation('admin');
  const [saving, setSaving] = useState(false);
  const views = useSavedViewsQuery().data?.views.filter((view) => view.list === list) ?? [];
  const shown = views.find((view) => view.query === query);
  if (!views.length && !query) return null;
  return (
    <div className={styles.views}>
      {views.length ? (
        <ChipRow label={t('lists.views.title')}>
          {views.map((view) => (
            <FilterChip key={view.viewId} on={view === shown} onClick={() => show(view.query)}>
              <bdi>{view.name}</bdi>
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      {query && !shown ? (
        <Button kind="ghost" icon="plus" onClick={() => setSaving(true)}>
          {t('lists.views.save')}
        </Button>
      ) : null}
      {shown ? <DeleteView key={shown.viewId} view={shown} /> : null}
      {query ? (
        <Button kind="ghost" icon="x" onClick={() => show('')}>
          {t('lists.clear')}
        </Button>
      ) : null}
      {saving ? <SaveDialog list={list} query={query} onClose={() => setSaving(false)} /> : null}
    </div>
  );
}
