import { PricingUnitForm, type PricingUnitId, uploadPricingUnitImage } from '@smachot/contracts';
import {
  isSound,
  uploadFile,
  useContractForm,
  useDraftFiles,
  useFieldText,
  useTitle,
} from '@smachot/web-platform';
import { Button, DraftNote, Note, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateUnitMutation } from '../dashboard-api';
import { ChosenPictures } from '../pictures/chosen-pictures';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { Refusal } from '../subscription/refusal';
import { emptyUnit } from '../units/unit-values';
import { editUnit } from '../units/unit-edits';
import { unitFaults, unitWire } from '../units/unit-wire';
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

/** Uploads one after the other; false when one of them did not arrive. */
const uploadPictures = async (pricingUnitId: PricingUnitId, files: readonly File[]): Promise<boolean> => {
  try {
    for (const file of files) await uploadFile(uploadPricingUnitImage, { params: { pricingUnitId }, file });
    return true;
  } catch {
    return false;
  }
};

const useNewUnitForm = (partner: string) => {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const say = useSnackbar();
  const { language } = useOwnStore();
  const draft = `pricing-unit:new:${partner}`;
  const pictures = useDraftFiles(draft);
  const [create] = useCreateUnitMutation();
  const form = useContractForm(PricingUnitForm, {
    wireOf: unitWire,
    refine: (_, values) => unitFaults(values),
    defaults: emptyUnit(language),
    draft,
    send: async (body) => {
      const { data, error } = await create({ params: { partner }, body });
      if (error) return error;
      const arrived = await uploadPictures(data.pricingUnitId, pictures.files);
      pictures.forget();
      say(t(arrived ? 'units.created' : 'units.createdNoPictures'));
      void navigate(`/dashboard/${partner}/pricing-unit/${data.pricingUnitId}`, { replace: true });
    },
  });
  return { form, pictures };
};

function NewUnit({ partner }: { partner: string }) {
  const { t } = useTranslation('dashboard');
  const fieldText = useFieldText();
  const { form, pictures } = useNewUnitForm(partner);
  const { values, errors, problem, busy } = form;
  return (
    <>
      <DraftNote form={form} />
      <UnitBody
        values={values}
        faults={errors}
        pictures={[]}
        readOnly={busy}
        onEdit={(edit) => form.change((now) => editUnit(now, edit))}
        picturesPart={
          <section className={clsx('card', styles.part)} aria-labelledby="ed-pictures">
            <h2 id="ed-pictures">{t('pictures.title')}</h2>
            <ChosenPictures files={pictures.files} onChange={pictures.choose} />
          </section>
        }
        main={
          <div className={styles.act}>
            {problem ? <Refusal problem={problem} /> : null}
            {!problem && !isSound(errors) ? <Note tone="bad">{fieldText('request.invalid')}</Note> : null}
            <Button kind="accent" size="large" block busy={busy} onClick={() => void form.submit()}>
              {t('units.create')}
            </Button>
          </div>
        }
      />
    </>
  );
}
