import type { PricingUnit, PricingUnitDraft, PricingUnitId } from '@smachot/contracts';
import { problemOf, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { UnitPictures } from '../pictures/unit-pictures';
import { useUnitDraftQuery } from '../publishing/draft-api';
import { PublishBar } from '../publishing/publish-bar';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { ConflictDialog } from './conflict.dialog';
import { SaveProblem, SaveState } from './save-state';
import { UnitActs } from './unit-acts';
import { UnitBody } from './unit-body';
import { useUnitEditor } from './use-unit-editor';

/** pricing-unit/:pricingUnitId and edit/pricing-unit/:pricingUnitId */
export function UnitEditorScreen() {
  const { t } = useTranslation('dashboard');
  const { pricingUnitId = '' } = useParams<{ pricingUnitId: PricingUnitId }>();
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
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const editor = useUnitEditor(draft);
  const { values, state, pictures } = editor;
  const { pricingUnitId } = draft.pricingUnit;
  const startAnew = () => {
    editor.forgetDraft();
    onReload();
  };
  useTitle(values.name || t('unit.edit'));
  return (
    <Page>
      <EditorHead unit={draft.pricingUnit} editor={editor} />
      <EditorState editor={editor} onReload={startAnew} />
      <UnitBody
        values={values}
        faults={editor.faults}
        pictures={pictures}
        readOnly={!isOwner}
        onEdit={editor.change}
        picturesPart={
          <UnitPictures pricingUnitId={pricingUnitId} pictures={pictures} onSaved={editor.keepServer} />
        }
      />
      {state === 'conflict' ? (
        <ConflictDialog
          pricingUnitId={pricingUnitId}
          mine={values}
          onMine={editor.overwrite}
          onTheirs={startAnew}
        />
      ) : null}
    </Page>
  );
}

type Editor = ReturnType<typeof useUnitEditor>;

function EditorHead({ unit, editor }: { unit: PricingUnit; editor: Editor }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const { partnerUsername } = useOwnStore();
  const { values, state, server } = editor;
  const archive = () => {
    editor.change({ do: 'set', values: { visibility: 'archived' } });
    editor.saveNow();
  };
  return (
    <PageHead
      title={values.name || t('preview.noName')}
      back={`/dashboard/${partnerUsername}/pricing-unit`}
      actions={
        isOwner ? (
          <>
            <SaveState state={state} isDraft={server.isDraft} />
            <UnitActs unit={unit} archived={values.visibility === 'archived'} onArchive={archive} />
          </>
        ) : null
      }
    />
  );
}

/** Whether the values are the person's to change, saved and published, with the actions for it. */
function EditorState({ editor, onReload }: { editor: Editor; onReload: () => void }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const { state, faults } = editor;
  return (
    <>
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
        onReload={onReload}
      />
    </>
  );
}
