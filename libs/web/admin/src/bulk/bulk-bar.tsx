import { BULK_ACT_MAX, type BulkPreview, type BulkResult } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAct } from './bulk-acts';
import { BulkDialog, ResultDialog } from './bulk-dialog';
import type { Selection } from './use-selection';
import { type AllOfFilter, useChooseAll } from './use-choose-all';
import styles from './bulk.module.css';

type Props = {
  acts: readonly BulkAct[];
  selection: Selection;
  all: AllOfFilter;
  /** Reads the list anew. */
  onChanged: () => unknown;
};
type Asking = { act: BulkAct; preview: BulkPreview };

/** Chooses rows of a list, and does the same to all of them. */
export function BulkBar({ acts, selection, all, onChanged }: Props) {
  const { t } = useTranslation('admin');
  const { choosing, chooseAll } = useChooseAll(all, selection);
  const bulk = useBulk(selection, onChanged);
  const count = selection.ids.size;
  return (
    <section className={styles.bar} aria-label={t('lists.bulk.title')}>
      <Button kind="line" busy={choosing} onClick={() => void chooseAll()}>
        {t('lists.bulk.all', { most: BULK_ACT_MAX })}
      </Button>
      <span role="status">{count ? t('lists.bulk.chosen', { count }) : ''}</span>
      {count ? (
        <>
          {acts.map((act) => (
            <Button
              key={act.name}
              kind="soft"
              danger={act.danger}
              disabled={count > BULK_ACT_MAX}
              busy={bulk.reading === act.name}
              onClick={() => void bulk.ask(act)}
            >
              {t(`lists.bulk.do.${act.name}`)}
            </Button>
          ))}
          <Button kind="ghost" onClick={() => selection.choose([])}>
            {t('lists.bulk.clear')}
          </Button>
        </>
      ) : null}
      {count > BULK_ACT_MAX ? (
        <Note tone="warn">{t('lists.bulk.tooMany', { most: BULK_ACT_MAX })}</Note>
      ) : null}
      {bulk.dialogs}
    </section>
  );
}

/** Preview, question and result of an act. */
const useBulk = (selection: Selection, onChanged: () => unknown) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const words = useProblemText();
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const [asking, setAsking] = useState<Asking>();
  const [result, setResult] = useState<BulkResult>();
  const ask = async (act: BulkAct) => {
    setReading(act.name);
    const { data, error } = await act.preview([...selection.ids]);
    setReading(undefined);
    setProblem(error);
    if (data) setAsking({ act, preview: data });
  };
  const done = (answer: BulkResult) => {
    const { rows } = answer;
    setAsking(undefined);
    // failed rows stay chosen, so that the act can be sent again
    selection.choose(rows.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));
    if (rows.every(({ outcome }) => outcome === 'done')) say(t('lists.bulk.done', { count: rows.length }));
    else setResult(answer);
    onChanged();
  };
  const dialogs = (
    <>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      {asking ? <BulkDialog {...asking} onDone={done} onClose={() => setAsking(undefined)} /> : null}
      {result ? <ResultDialog result={result} onClose={() => setResult(undefined)} /> : null}
    </>
  );
  return { ask, reading, dialogs };
};
