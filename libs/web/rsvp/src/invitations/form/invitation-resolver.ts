import { InvitationForm, type Invitation } from '@smachot/contracts';
import { contractResolver, fieldAt, type FieldErrors } from '@smachot/web-platform';
import type { Resolver } from 'react-hook-form';
import { wireOf, type InvitationValues } from './invitation-values';

const PATHS = {
  day: 'date',
  address: 'location.address',
  closingDay: 'closingDate',
  reminders: 'reminderRounds',
  questions: 'rsvpConfig',
};
/** The form's field for a path of the contract; an error inside of a field's value is the field's. */
export const fieldOf = (path: string): keyof InvitationValues =>
  fieldAt(path, PATHS).split('.')[0] as keyof InvitationValues;

type Context = { before: Invitation | null; now: () => Date };

/** Missing dates, reported as required: the schema's message about an absent date would not fit. */
const leftOut = ({ day, time, closing, closingDay }: InvitationValues): FieldErrors => ({
  ...(day ? {} : { day: 'field.required' }),
  ...(time ? {} : { time: 'field.required' }),
  ...(closing === 'own' && !closingDay ? { closingDay: 'field.required' } : {}),
});

/** Rules the schema of one body cannot know: they depend on the clock and on each other. */
const relations = (form: InvitationForm, { before, now }: Context): FieldErrors => {
  const start = new Date(form.date);
  const moved = !before || new Date(before.date).getTime() !== start.getTime();
  if (moved && start <= now()) return { day: 'invitation.date_passed' };
  if (form.closingDate && new Date(form.closingDate) > start)
    return { closingDay: 'invitation.closing_after_start' };
  return {};
};

const ofFields = (errors: FieldErrors): FieldErrors => {
  const result: Record<string, string> = {};
  for (const [path, code] of Object.entries(errors)) result[fieldOf(path)] ??= code;
  return result;
};

export const invitationResolver = (context: Context): Resolver<InvitationValues, unknown, InvitationForm> =>
  contractResolver(InvitationForm, {
    wireOf,
    paths: PATHS,
    refine: (errors, values, body) => ({
      ...(body ? relations(body, context) : {}),
      ...ofFields(errors),
      ...leftOut(values),
    }),
  });
