import { isSound, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Dock, DraftNote, Note, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { StoreState } from '../home/store-state';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { PartList } from './part-list';
import { faultyParts, PARTS, PROFILE_PARTS, type ProfilePart, usePartTitles } from './parts';
import { StorePictures } from './store-pictures';
import { useProfileForm } from './use-profile-form';
import styles from '../dashboard.module.css';

/** edit-profile and edit: the parts of a store's profile, each a page of a few fields, all saved as one. */
export function ProfileScreen() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const isOwner = useIsOwner();
  const { '*': rest = '' } = useParams();
  const named = rest.replace(/\/+$/, '');
  const part = PROFILE_PARTS.find((one) => one === named);
  useTitle(t('places.profile'));
  const at = `/dashboard/${store.partnerUsername}/edit-profile`;
  if (named && !part) return <Navigate to={at} replace />;
  return (
    <Page width="narrow">
      <PageHead
        title={t('places.profile')}
        {...(part ? { back: at } : { note: t('profile.note') })}
        actions={
          <Button kind="line" icon="eye" to={`/partner/${store.partnerUsername}`}>
            {t('home.asCustomer')}
          </Button>
        }
      />
      {isOwner ? null : <Note icon="lock">{t('ownersOnly')}</Note>}
      <ProfileForm key={store.partnerId} part={part} readOnly={!isOwner} />
    </Page>
  );
}

type FormProps = { part: ProfilePart | undefined; readOnly: boolean };

function ProfileForm({ part, readOnly }: FormProps) {
  const titles = usePartTitles();
  const { form, typed, restored, merged, discard } = useProfileForm();
  const { values, errors, change, busy } = form;
  const Fields = part && PARTS[part].Fields;
  return (
    <>
      {part ? null : <StoreState />}
      <DraftNote form={{ restored: restored && typed, discard }} />
      {part ? null : <PartList faults={errors} />}
      {part === 'pictures' ? <StorePictures /> : null}
      {part && Fields ? (
        <fieldset className={styles.stack} disabled={readOnly || busy} aria-label={titles[part]}>
          <Fields values={values} faults={errors} onChange={change} />
        </fieldset>
      ) : null}
      {typed && !readOnly ? <SaveDock form={form} part={part} merged={merged} onDiscard={discard} /> : null}
    </>
  );
}

/** The ways to fields with an error that are on other pages. */
function FaultsElsewhere({ parts }: { parts: readonly ProfilePart[] }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const titles = usePartTitles();
  return (
    <p className="small">
      {t('profile.parts.wrong')}:{' '}
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 ? ' · ' : ''}
          <Link to={`/dashboard/${partnerUsername}/edit-profile/${part}`}>{titles[part]}</Link>
        </span>
      ))}
    </p>
  );
}

type DockProps = {
  form: ReturnType<typeof useProfileForm>['form'];
  /** The one that is shown. */
  part: ProfilePart | undefined;
  /** What somebody else saved was put into the form: it is asked to be looked at. */
  merged: boolean;
  onDiscard: () => void;
};

function SaveDock({ form, part, merged, onDiscard }: DockProps) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const say = useFieldText();
  const { problem, errors, busy } = form;
  const elsewhere = faultyParts(errors).filter((one) => one !== part);
  return (
    <Dock
      main={
        <div className={styles.act}>
          {merged ? <Note tone="warn">{t('profile.merged')}</Note> : null}
          {problem ? <Note tone="bad">{words(problem)}</Note> : null}
          {!problem && !isSound(errors) ? <Note tone="bad">{say('request.invalid')}</Note> : null}
          {elsewhere.length > 0 ? <FaultsElsewhere parts={elsewhere} /> : null}
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
