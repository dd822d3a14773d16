import type { PricingUnitDraft } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, Icon, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../editor/autosave.flow';
import { useIsOwner } from '../shell/own-store';
import { useDiscardUnitDraftMutation } from './draft-api';
import { PublishDialog } from './publish.dialog';
import { countOf, unitChanges } from './unit-changes';
import styles from './publishing.module.css';

type Props = {
  draft: PricingUnitDraft;
  state: AutosaveState;
  /** Saves the typed values now. */
  onSave: () => void;
  onPublished: (draft: PricingUnitDraft) => void;
  onReload: () => void;
};

/** The unpublished changes of a unit and the actions on them. Renders nothing when the draft equals the published version. */
export function PublishBar({ draft, state, onSave, onPublished, onReload }: Props) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const [publishing, setPublishing] = useState(false);
  const { isDraft, published, pricingUnit } = draft;
  if (!isDraft) return null;
  const publish = () => {
    onSave();
    setPublishing(true);
  };
  const count = published ? countOf(unitChanges(published, pricingUnit)) : 0;
  return (
    <>
      <Note tone="warn" icon="edit">
        <div className={styles.bar}>
          <p>
            <b>{t('publishing.state')}</b>{' '}
            {published ? t('publishing.differs', { count }) : t('publishing.unseen')}
          </p>
          {isOwner ? <Acts draft={draft} onPublish={publish} onReload={onReload} /> : null}
        </div>
      </Note>
      {publishing ? (
        <PublishDialog
          draft={draft}
          state={state}
          onPublished={(done) => {
            setPublishing(false);
            onPublished(done);
          }}
          onReload={onReload}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </>
  );
}

type ActsProps = Pick<Props, 'draft' | 'onReload'> & { onPublish: () => void };

function Acts({ draft, onPublish, onReload }: ActsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.acts}>
      <Button onClick={onPublish}>{t('publishing.open')}</Button>
      {draft.published ? <Discard draft={draft} onDiscarded={onReload} /> : null}
    </div>
  );
}

function Discard({ draft, onDiscarded }: { draft: PricingUnitDraft; onDiscarded: () => void }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const words = useProblemText();
  const [asking, setAsking] = useState(false);
  const [discard, discarding] = useDiscardUnitDraftMutation();
  const { pricingUnitId, version } = draft.pricingUnit;
  const go = async () => {
    setAsking(false);
    const done = await discard({ params: { pricingUnitId }, body: { version } });
    if (!done.data) return;
    say(t('publishing.discarded'));
    onDiscarded();
  };
  return (
    <>
      <Button kind="ghost" busy={discarding.isLoading} onClick={() => setAsking(true)}>
        {t('publishing.discard')}
      </Button>
      {discarding.error ? (
        <span role="alert">
          <Icon name="alert" /> {words(discarding.error)}
        </span>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('publishing.discardTitle')}
        text={t('publishing.discardText')}
        confirm={t('publishing.discard')}
        tone="bad"
        onConfirm={() => void go()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
