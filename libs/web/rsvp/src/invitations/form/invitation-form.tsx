import type { Invitation, InvitationForm } from '@smachot/contracts';
import { problemOf, useProblemText } from '@smachot/web-platform';
import { Button, Dock, Note, useSnackbar } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AutomaticPart } from './automatic-part';
import { CelebrationPart } from './celebration-part';
import { ImagePart, type ChosenImage } from './image-part';
import { InvitationConflictDialog } from './invitation-conflict.dialog';
import type { InvitationValues } from './invitation-values';
import { fieldOf } from './invitation-resolver';
import { QuestionsPart } from './questions-part';
import { RemindersPart } from './reminders-part';
import { useSaveInvitation } from './use-save-invitation';
import { WhenWherePart } from './when-where-part';
import styles from '../invitations.module.css';

type Props = {
  before: Invitation | null;
  /** Initial values of the fields: the draft, if there is one. */
  start: InvitationValues;
  initial: InvitationValues;
  restored: boolean;
  resolver: Resolver<InvitationValues, unknown, InvitationForm>;
  onTyped: (values: InvitationValues) => void;
  forget: () => void;
};

export function InvitationFormBody({ before, start, initial, restored, resolver, onTyped, forget }: Props) {
  const { t } = useTranslation('rsvp');
  const navigate = useNavigate();
  const say = useSnackbar();
  const words = useProblemText();
  const form = useForm<InvitationValues, unknown, InvitationForm>({
    defaultValues: start,
    resolver,
    mode: 'onTouched',
  });
  const { save, busy, problem, imageProblem } = useSaveInvitation(before);
  const [image, setImage] = useState<ChosenImage | null>(null);
  const [showDraft, setShowDraft] = useState(restored);
  const { subscribe, setError } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  );
  const [conflict, setConflict] = useState<InvitationForm | null>(null);
  const keep = async (values: InvitationForm, version?: number) => {
    const saved = await save(values, image?.file ?? null, version).catch((error: unknown) => {
      if (problemOf(error).code === 'conflict.version') setConflict(values);
      for (const [path, code] of Object.entries(problemOf(error).fields ?? {}))
        setError(fieldOf(path), { message: code });
      return null;
    });
    if (!saved) return;
    forget();
    if (saved.image === 'failed')
      return void navigate(`/me/rsvps/${saved.invitation._id}/edit?image=failed#image`, { replace: true });
    void navigate(`/me/rsvps/${saved.invitation._id}`, { replace: before === null });
    say(before ? t('form.saved') : t('form.created'));
  };
  const submit = form.handleSubmit((values) => keep(values));
  const discard = () => {
    forget();
    form.reset(initial);
    setShowDraft(false);
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {showDraft ? (
          <Note>
            {t('form.draft')}{' '}
            <Button kind="ghost" onClick={discard}>
              {t('form.discard')}
            </Button>
          </Note>
        ) : null}
        <CelebrationPart />
        <WhenWherePart />
        <ImagePart invitation={before} chosen={image} onChoose={setImage} problem={imageProblem} />
        <QuestionsPart />
        <RemindersPart />
        <AutomaticPart />
        <Dock
          main={
            <div className={styles.formAct}>
              {problem ? <Note tone="bad">{words(problem)}</Note> : null}
              <Button type="submit" kind="primary" size="large" block busy={busy}>
                {before ? t('form.save') : t('form.create')}
              </Button>
            </div>
          }
        />
      </form>
      {conflict && before ? (
        <InvitationConflictDialog
          eventId={before._id}
          mine={conflict}
          onTheirs={() => {
            forget();
            void navigate(`/me/rsvps/${before._id}`);
          }}
          onMine={(version) => {
            setConflict(null);
            void keep(conflict, version);
          }}
        />
      ) : null}
    </FormProvider>
  );
}
