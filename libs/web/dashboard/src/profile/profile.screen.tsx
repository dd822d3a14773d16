import { isSound, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Dock, Note, Page, PageHead } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { CategoriesField } from '../become/steps';
import { StoreState } from '../home/store-state';
import { WhereFields } from '../place/where-fields';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { usePart } from '../shell/use-part';
import { KashrutPart } from '../content/kashrut-part';
import { AboutPart, LinksPart, PolicyPart } from './profile-parts';
import type { PartProps } from './part-props';
import { PaymentTermsPart } from './payment-terms-part';
import { RulesPart } from './rules-part';
import { StorePictures } from './store-pictures';
import { FactsPart } from './facts-part';
import { useProfileForm } from './use-profile-form';
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

function ProfileForm({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('dashboard');
  const { form, typed, restored, merged, discard } = useProfileForm();
  usePart('edit-profile', PARTS);
  const part = { values: form.values, faults: form.errors, onChange: form.change };
  return (
    <>
      {restored && typed ? <Note>{t('save.draft')}</Note> : null}
      <fieldset className={styles.stack} disabled={readOnly || form.busy} aria-label={t('places.profile')}>
        <ProfileParts {...part} />
      </fieldset>
      {typed && !readOnly ? <SaveDock form={form} merged={merged} onDiscard={discard} /> : null}
    </>
  );
}

function ProfileParts(part: PartProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const { values, faults, onChange } = part;
  return (
    <>
      <AboutPart {...part} />
      <section className={clsx('card', styles.part)} id="what" aria-label={t('become.categories')}>
        <CategoriesField
          value={values.categories}
          error={say(faults['categories'])}
          onChange={(categories) => onChange({ categories })}
        />
      </section>
      <Part id="where" headingId="pr-where" title={t('profile.where')}>
        <WhereFields values={values} faults={faults} onChange={onChange} />
      </Part>
      <KashrutPart {...part} />
      <FactsPart {...part} />
      <PolicyPart {...part} />
      <PaymentTermsPart {...part} />
      <RulesPart {...part} />
      <VatPart {...part} />
      <LinksPart {...part} />
    </>
  );
}

type DockProps = {
  form: ReturnType<typeof useProfileForm>['form'];
  /** What somebody else saved was put into the form: it is asked to be looked at. */
  merged: boolean;
  onDiscard: () => void;
};

function SaveDock({ form, merged, onDiscard }: DockProps) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const say = useFieldText();
  const { problem, errors, busy } = form;
  return (
    <Dock
      main={
        <div className={styles.act}>
          {merged ? <Note tone="warn">{t('profile.merged')}</Note> : null}
          {problem ? <Note tone="bad">{words(problem)}</Note> : null}
          {!problem && !isSound(errors) ? <Note tone="bad">{say('request.invalid')}</Note> : null}
          <Button size="large" block busy={busy} onClick={() => void form.submit()}>
            {t('profile.save')}
          </Button>
        </div>
      }
    >
      <Button kind="ghost" onClick={onDiscard}>
        {t('profile.discard')}
      </Button>
    </Dock>
  );
}
