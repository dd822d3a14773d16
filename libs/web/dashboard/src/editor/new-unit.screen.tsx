import { uploadPricingUnitImage } from '@smachot/contracts';
import {
  problemOf,
  uploadFile,
  useDraft,
  useFieldText,
  useProblemText,
  useTitle,
} from '@smachot/web-platform';
import { Button, Note, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateUnitMutation } from '../dashboard-api';
import { ChosenPictures } from '../pictures/chosen-pictures';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { emptyUnit, type UnitValues } from '../units/unit-values';
import { editUnit } from '../units/unit-edits';
import { unitFaults, unitForm } from '../units/unit-wire';
import { isSound, NO_FIELD_ERRORS } from '../values/field-errors';
import { goToFirstFault } from '../values/first-fault';
import { UnitBody } from './unit-body';
import styles from '../dashboard.module.css';

/** pricing-unit/new: a local draft until it is created; from then on it is saved automatically. */
export function NewUnitScreen() {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  useTitle(t('units.new'));
  const store = useOwnStore();
  return (
    <Page>
      <PageHead
        title={t('units.new')}
        note={t('units.newNote')}
        back={`/dashboard/${store.partnerUsername}/pricing-unit`}
      />
      {isOwner ? <NewUnit partner={store.partnerUsername} /> : <Note icon="lock">{t('ownersOnly')}</Note>}
    </Page>
  );
}

const useMakeUnit = (partner: string) => {
  const [create, creating] = useCreateUnitMutation();
  const [sending, setSending] = useState(false);
  const make = async (values: UnitValues, files: readonly File[]) => {
    const made = await create({ params: { partner }, body: unitForm(values) });
    if (!made.data) return null;
    const { pricingUnitId } = made.data;
    setSending(true);
    let arrived = true;
    try {
      for (const file of files) await uploadFile(uploadPricingUnitImage, { params: { pricingUnitId }, file });
    } catch {
      arrived = false;
    }
    setSending(false);
    return { pricingUnitId, arrived };
  };
  return { make, busy: creating.isLoading || sending, problem: creating.error };
};

function NewUnit({ partner }: { partner: string }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const say = useSnackbar();
  const words = useProblemText();
  const fieldText = useFieldText();
  const { language } = useOwnStore();
  const [values, setValues, forget, restored] = useDraft<UnitValues>(
    `pricing-unit:new:${partner}`,
    emptyUnit(language),
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const { make, busy, problem } = useMakeUnit(partner);
  const found = unitFaults(values);
  const submit = async () => {
    setTried(true);
    if (!isSound(found)) return goToFirstFault();
    const made = await make(values, files);
    if (!made) return;
    forget();
    say(t(made.arrived ? 'units.created' : 'units.createdNoPictures'));
    void navigate(`/dashboard/${partner}/pricing-unit/${made.pricingUnitId}`, { replace: true });
  };
  return (
    <>
      {restored ? <Note>{t('save.draft')}</Note> : null}
      <UnitBody
        values={values}
        faults={tried ? { ...found, ...(problem ? problemOf(problem).fields : {}) } : NO_FIELD_ERRORS}
        pictures={[]}
        readOnly={busy}
        onEdit={(edit) => setValues(editUnit(values, edit))}
        onRestore={setValues}
        picturesPart={
          <section className={clsx('card', styles.part)} aria-labelledby="ed-pictures">
            <h2 id="ed-pictures">{t('pictures.title')}</h2>
            <ChosenPictures files={files} onChange={setFiles} />
          </section>
        }
        main={
          <div className={styles.act}>
            {problem ? <Note tone="bad">{words(problem)}</Note> : null}
            {tried && !isSound(found) ? <Note tone="bad">{fieldText('request.invalid')}</Note> : null}
            <Button kind="accent" size="large" block busy={busy} onClick={() => void submit()}>
              {t('units.create')}
            </Button>
          </div>
        }
      />
    </>
  );
}
