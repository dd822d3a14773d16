import { problemOf, useDraft, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Dock, Note, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoriesField } from '../become/steps';
import { useEditOwnStoreMutation } from '../dashboard-api';
import { StoreState } from '../home/store-state';
import { WhereFields } from '../place/where-fields';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { usePart } from '../shell/use-part';
import { isSound, NO_FIELD_ERRORS, type FieldErrors } from '../values/field-errors';
import { goToFirstFault } from '../values/first-fault';
import { KashrutPart } from '../content/kashrut-part';
import { AboutPart, LinksPart, PolicyPart } from './profile-parts';
import { profileBody, profileFaults, profileValues, type ProfileValues } from './profile-values';
import { PaymentTermsPart } from './payment-terms-part';
import { RulesPart } from './rules-part';
import { StorePictures } from './store-pictures';
import { FactsPart } from './facts-part';
import { VatPart } from './vat-part';
import styles from '../dashboard.module.css';

/** edit-profile and edit: all fields of a store's profile. */
export function ProfileScreen() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const isOwner = useIsOwner();
  useTitle(t('places.profile'));
  return (
    <Page width="narrow">
      <PageHead
        title={t('places.profile')}
        note={t('profile.note')}
        actions={
          <Button kind="line" icon="eye" to={`/partner/${store.partnerUsername}`}>
            {t('home.asCustomer')}
          </Button>
        }
      />
      {isOwner ? null : <Note icon="lock">{t('ownersOnly')}</Note>}
      <StoreState />
      <StorePictures />
      <ProfileForm key={store.partnerId} readOnly={!isOwner} />
    </Page>
  );
}

/** Sub-paths of edit-profile. */
const PARTS = [
  'pictures',
  'about',
  'what',
  'where',
  'kashrut',
  'policy',
  'paying',
  'rules',
  'vat',
  'links',
  'media',
];

const useSaveProfile = () => {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const say = useSnackbar();
  const [edit, editing] = useEditOwnStoreMutation();
  const save = async (values: ProfileValues): Promise<boolean> => {
    const body = profileBody(values, store.settings.isPublic);
    const { error } = await edit({ params: { partner: store.partnerUsername }, body });
    if (!error) say(t('profile.saved'));
    return !error;
  };
  return { save, busy: editing.isLoading, problem: editing.error };
};

function ProfileForm({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const say = useFieldText();
  const store = useOwnStore();
  const [values, keep, forget, restored] = useDraft<ProfileValues>(
    `store:${store.partnerId}`,
    profileValues(store),
  );
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState(restored);
  const { save, busy, problem } = useSaveProfile();
  const found = profileFaults(values, store.settings.isPublic);
  const faults: FieldErrors = tried
    ? { ...found, ...(problem ? problemOf(problem).fields : {}) }
    : NO_FIELD_ERRORS;
  const set = (change: Partial<ProfileValues>) => {
    setTyped(true);
    keep({ ...values, ...change });
  };
  const submit = async () => {
    setTried(true);
    if (!isSound(found)) return goToFirstFault();
    if (!(await save(values))) return;
    forget();
    setTyped(false);
    setTried(false);
  };
  const discard = () => {
    keep(profileValues(store));
    forget();
    setTyped(false);
    setTried(false);
  };
  usePart('edit-profile', PARTS);
  const part = { values, faults, onChange: set };
  return (
    <>
      {restored && typed ? <Note>{t('save.draft')}</Note> : null}
      <fieldset className={styles.stack} disabled={readOnly || busy} aria-label={t('places.profile')}>
        <AboutPart {...part} />
        <section className={clsx('card', styles.part)} id="what" aria-label={t('become.categories')}>
          <CategoriesField
            value={values.categories}
            error={say(faults['categories'])}
            onChange={(categories) => set({ categories })}
          />
        </section>
        <section className={clsx('card', styles.part)} id="where" aria-labelledby="pr-where">
          <h2 id="pr-where">{t('profile.where')}</h2>
          <WhereFields values={values} faults={faults} onChange={set} />
        </section>
        <KashrutPart {...part} />
        <FactsPart {...part} />
        <PolicyPart {...part} />
        <PaymentTermsPart {...part} />
        <RulesPart {...part} />
        <VatPart {...part} />
        <LinksPart {...part} />
      </fieldset>
      {typed && !readOnly ? (
        <Dock
          main={
            <div className={styles.act}>
              {problem ? <Note tone="bad">{words(problem)}</Note> : null}
              {tried && !isSound(found) ? <Note tone="bad">{say('request.invalid')}</Note> : null}
              <Button size="large" block busy={busy} onClick={() => void submit()}>
                {t('profile.save')}
              </Button>
            </div>
          }
        >
          <Button kind="ghost" onClick={discard}>
            {t('profile.discard')}
          </Button>
        </Dock>
      ) : null}
    </>
  );
}
