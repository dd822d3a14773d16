import type { PricingUnit, PricingUnitDraft } from '@smachot/contracts';
import { problemOf, useTitle } from '@smachot/web-platform';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useDuplicateUnitMutation } from '../dashboard-api';
import { UnitPictures } from '../pictures/unit-pictures';
import { useUnitDraftQuery } from '../publishing/draft-api';
import { PublishBar } from '../publishing/publish-bar';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { ConflictDialog } from './conflict.dialog';
import { SaveProblem, SaveState } from './save-state';
import { UnitBody } from './unit-body';
import { useUnitEditor } from './use-unit-editor';

/** pricing-unit/:pricingUnitId and edit/pricing-unit/:pricingUnitId */
export function UnitEditorScreen() {
  const { t } = useTranslation('dashboard');
  const { pricingUnitId = '' } = useParams();
  const { partnerId, partnerUsername } = useOwnStore();
  const query = useUnitDraftQuery({ params: { pricingUnitId } }, { refetchOnMountOrArgChange: true });
  // which reading of the unit is under edit: a wanted reload begins anew
  const [reading, setReading] = useState(0);
  const draft = query.currentData;
  const foreign = draft && draft.pricingUnit.partnerId !== partnerId;
  if (foreign || (query.isError && [404, 422].includes(problemOf(query.error).status ?? 0)))
    return (
      <Page width="narrow">
        <EmptyState
          art="empty-search"
          heading="h1"
          title={t('unit.missing')}
          text={t('unit.missingText')}
          action={<Button to={`/dashboard/${partnerUsername}/pricing-unit`}>{t('units.all')}</Button>}
        />
      </Page>
    );
  if (!draft)
    return (
      <Page>
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonForm fields={5} />} />
      </Page>
    );
  return (
    <UnitEditor
      key={`${draft.pricingUnit.pricingUnitId}:${reading}`}
      draft={draft}
      onReload={() => {
        void query.refetch().then(() => setReading((before) => before + 1));
      }}
    />
  );
}

function UnitEditor({ draft, onReload }: { draft: PricingUnitDraft; onReload: () => void }) {
  const unit = draft.pricingUnit;
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const { partnerUsername } = useOwnStore();
  const editor = useUnitEditor(draft);
  const { values, state, faults } = editor;
  const startAnew = () => {
    editor.forgetDraft();
    onReload();
  };
  useTitle(values.name || t('unit.edit'));
  return (
    <Page>
      <PageHead
        title={values.name || t('preview.noName')}
        back={`/dashboard/${partnerUsername}/pricing-unit`}
        actions={
          isOwner ? (
            <>
              <SaveState state={state} isDraft={editor.server.isDraft} />
              <UnitActs
                unit={unit}
                archived={values.visibility === 'archived'}
                onArchive={() => {
                  editor.change({ do: 'set', values: { visibility: 'archived' } });
                  editor.saveNow();
                }}
              />
            </>
          ) : null
        }
      />
      {isOwner ? null : <Note icon="lock">{t('ownersOnly')}</Note>}
      {editor.wasLeft && state !== 'clean' ? <Note>{t('save.draft')}</Note> : null}
      <SaveProblem
        state={state}
        problem={editor.problem}
        faults={Object.keys(faults).length}
        onRetry={editor.saveNow}
      />
      <PublishBar
        draft={editor.server}
        state={state}
        onSave={editor.saveNow}
        onPublished={editor.keepServer}
        onReload={startAnew}
      />
      <UnitBody
        values={values}
        faults={faults}
        pictures={editor.pictures}
        readOnly={!isOwner}
        onEdit={editor.change}
        onRestore={editor.edit}
        picturesPart={
          <UnitPictures
            pricingUnitId={unit.pricingUnitId}
            pictures={editor.pictures}
            onSaved={editor.keepServer}
          />
        }
      />
      {state === 'conflict' ? (
        <ConflictDialog
          pricingUnitId={unit.pricingUnitId}
          mine={values}
          onMine={editor.overwrite}
          onTheirs={startAnew}
        />
      ) : null}
    </Page>
  );
}

function UnitActs({
  unit,
  archived,
  onArchive,
}: {
  unit: PricingUnit;
  archived: boolean;
  onArchive: () => void;
}) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const navigate = useNavigate();
  const { partnerUsername } = useOwnStore();
  const [duplicate, duplicating] = useDuplicateUnitMutation();
  const [asking, setAsking] = useState(false);
  const copy = async () => {
    const made = await duplicate({ params: { pricingUnitId: unit.pricingUnitId } });
    if (!made.data) return;
    say(t('units.duplicated', { name: unit.name }));
    void navigate(`/dashboard/${partnerUsername}/pricing-unit/${made.data.pricingUnitId}`);
  };
  return (
    <>
      <IconButton
        icon="file"
        label={t('units.duplicate')}
        disabled={duplicating.isLoading}
        onClick={() => void copy()}
      />
      {archived ? null : (
        <IconButton icon="trash" label={t('units.archive')} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        title={t('units.archiveTitle', { name: unit.name })}
        text={t('units.archiveText')}
        confirm={t('units.archive')}
        tone="bad"
        onConfirm={() => {
          setAsking(false);
          onArchive();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
