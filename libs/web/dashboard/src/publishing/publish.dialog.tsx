import type { PricingUnitDraft } from '@smachot/contracts';
import { problemOf, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Note, SkeletonRows, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../editor/autosave.flow';
import { ChangeList } from './change-list';
import { usePublishUnitMutation } from './draft-api';
import { unitChanges } from './unit-changes';
import styles from '../dashboard.module.css';

type Props = {
  draft: PricingUnitDraft;
  /** Only a saved draft is published. */
  state: AutosaveState;
  onPublished: (draft: PricingUnitDraft) => void;
  /** Another person published or edited meanwhile: the comparison here is outdated. */
  onReload: () => void;
  onClose: () => void;
};

const usePublish = ({ draft: { pricingUnit, revision }, onPublished }: Props) => {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const [send, { isLoading, error }] = usePublishUnitMutation();
  const publish = async () => {
    const { pricingUnitId, version, name } = pricingUnit;
    const done = await send({ params: { pricingUnitId }, body: { version, revision } });
    if (!done.data) return;
    say(t('publishing.done', { name }));
    onPublished(done.data);
  };
  return { publish, busy: isLoading, error };
};

/** The changes to be published, for confirmation. */
export function PublishDialog(props: Props) {
  const { draft, state, onReload, onClose } = props;
  const { t } = useTranslation('dashboard');
  const { publish, busy, error } = usePublish(props);
  const conflict = error && problemOf(error).code === 'conflict.version';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('publishing.title')}
      actions={
        conflict ? (
          <Button onClick={onReload}>{t('conflict.theirs')}</Button>
        ) : (
          <>
            <Button kind="accent" disabled={state !== 'clean'} busy={busy} onClick={() => void publish()}>
              {t('publishing.publish')}
            </Button>
            <Button kind="line" onClick={onClose}>
              {t('publishing.goOn')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        {error ? <Refused error={error} /> : null}
        <Compared draft={draft} state={state} />
      </div>
    </Dialog>
  );
}

function Compared({ draft: { published, pricingUnit }, state }: Pick<Props, 'draft' | 'state'>) {
  const { t } = useTranslation('dashboard');
  if (state === 'waiting' || state === 'judging' || state === 'saving') return <SkeletonRows count={3} />;
  if (state !== 'clean') return <Note tone="bad">{t('publishing.notSaved')}</Note>;
  if (!published) return <p>{t('publishing.first')}</p>;
  return (
    <>
      <p className="muted">{t('publishing.text')}</p>
      <ChangeList changes={unitChanges(published, pricingUnit)} />
    </>
  );
}

function Refused({ error }: { error: unknown }) {
  const words = useProblemText();
  const fieldText = useFieldText();
  const { t } = useTranslation('dashboard');
  const { code, fields = {} } = problemOf(error);
  if (code === 'conflict.version') return <Note tone="bad">{t('publishing.conflict')}</Note>;
  return (
    <Note tone="bad">
      {words(error)}
      <ul>
        {[...new Set(Object.values(fields))].map((one) => (
          <li key={one}>{fieldText(one) ?? one}</li>
        ))}
      </ul>
    </Note>
  );
}
