import type { Invitation, InvitationForm } from '@smachot/contracts';
import { problemOf, rebased, useProblemText } from '@smachot/web-platform';
import { Button, Dock, DraftNote, Note, useSnackbar } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AutomaticPart } from './automatic-part';
import { CelebrationPart } from './celebration-part';
import { type ChosenImage, ImagePart, useChosenImage } from './image-part';
import { InvitationConflictDialog } from './invitation-conflict.dialog';
import { type InvitationValues, valuesOf } from './invitation-values';
import { fieldOf } from './invitation-resolver';
import { QuestionsPart } from './questions-part';
import { RemindersPart } from './reminders-part';
import { useSaveInvitation } from './use-save-invitation';
import { WhenWherePart } from './when-where-part';
import styles from '../invitations.module.css';

type Props = {
  before: Invitation | null;
  /** The version the fields were filled from. */
  version: number | undefined;
  /** Initial values of the fields: the draft, if there is one. */
  start: InvitationValues;
  /** What is typed upon. */
  saved: InvitationValues;
  initial: InvitationValues;
  restored: boolean;
  /** The name under which what is typed is kept. */
  draftKey: string;
  resolver: Resolver<InvitationValues, unknown, InvitationForm>;
  onTyped: (values: InvitationValues) => void;
  forget: () => void;
  /** From what is saved by now, when the draft is thrown away. */
  startAnew: () => void;
  /** From now on upon what another host saved. */
  typeUpon: (theirs: Invitation) => void;
};

type Form = UseFormReturn<InvitationValues, unknown, InvitationForm>;

/** Reports every change of a value, for the draft. */
const useReportedChanges = ({ subscribe }: Form, onTyped: Props['onTyped']) =>
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  );

/** Saves the form and leaves it. `conflict`: it stands against another host's change, until the person chooses. */
const useSubmit = (
  { before, version: seen, forget }: Pick<Props, 'before' | 'version' | 'forget'>,
  { setError }: Form,
  image: ChosenImage | null,
) => {
  const { t } = useTranslation('rsvp');
  const navigate = useNavigate();
  const say = useSnackbar();
  const { save, ...state } = useSaveInvitation(before, seen);
  const [conflict, setConflict] = useState(false);
  const submit = async (values: InvitationForm, version?: number) => {
    const saved = await save(values, image?.file ?? null, version).catch((error: unknown) => {
      if (problemOf(error).code === 'conflict.version') setConflict(true);
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
  return { submit, conflict, settle: () => setConflict(false), ...state };
};

function SubmitDock({ text, busy, problem }: { text: string; busy: boolean; problem: unknown }) {
  const words = useProblemText();
  return (
    <Dock
      main={
        <div className={styles.formAct}>
          {problem ? <Note tone="bad">{words(problem)}</Note> : null}
          <Button type="submit" kind="primary" size="large" block busy={busy}>
            {text}
          </Button>
        </div>
      }
    />
  );
}

type Saving = Pick<ReturnType<typeof useSubmit>, 'submit' | 'settle'> & Pick<Props, 'forget'>;

/** The two ways out of a conflict: what was typed is sent upon theirs, or given up for theirs. */
const useChoice = (
  { before, saved, typeUpon }: Props,
  { getValues, reset, handleSubmit }: Form,
  { submit, settle, forget }: Saving,
) => {
  const navigate = useNavigate();
  const mineUpon = (theirs: Invitation) => rebased(saved, getValues(), valuesOf(theirs));
  const onMine = (theirs: Invitation) => {
    settle();
    typeUpon(theirs);
    reset(mineUpon(theirs));
    void handleSubmit((values) => submit(values, theirs.version))();
  };
  const onTheirs = () => {
    forget();
    void navigate(`/me/rsvps/${before!._id}`);
  };
  return { mineUpon, onMine, onTheirs };
};

/** The fields, the picture and what is made of them; both are kept until they are saved. */
const useInvitationForm = (props: Props) => {
  const { before, version, start, initial, draftKey, resolver, onTyped } = props;
  const form = useForm<InvitationValues, unknown, InvitationForm>({
    defaultValues: start,
    resolver,
    mode: 'onTouched',
  });
  const picture = useChosenImage(draftKey);
  const forget = () => {
    props.forget();
    picture.forget();
  };
  useReportedChanges(form, onTyped);
  const discard = () => {
    picture.choose(null);
    forget();
    props.startAnew();
    form.reset(initial);
  };
  const { submit, settle, ...state } = useSubmit({ before, version, forget }, form, picture.image);
  const choice = useChoice(props, form, { submit, settle, forget });
  return { form, picture, draft: { restored: props.restored, discard }, submit, choice, ...state };
};

export function InvitationFormBody(props: Props) {
  const { before } = props;
  const { t } = useTranslation('rsvp');
  const { form, picture, draft, submit, choice, conflict, busy, problem, imageProblem } =
    useInvitationForm(props);
  const onSubmit = form.handleSubmit((values) => submit(values));
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <DraftNote form={draft} />
        <CelebrationPart />
        <WhenWherePart />
        <ImagePart
          invitation={before}
          chosen={picture.image}
          onChoose={picture.choose}
          problem={imageProblem}
        />
        <QuestionsPart />
        <RemindersPart />
        <AutomaticPart />
        <SubmitDock text={before ? t('form.save') : t('form.create')} busy={busy} problem={problem} />
      </form>
      {conflict && before ? <InvitationConflictDialog eventId={before._id} {...choice} /> : null}
    </FormProvider>
  );
}
