import { InvitationForm, type Invitation } from '@smachot/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { wireOf, type InvitationValues } from './invitation-values';

/** Where the contract's fields stand on the form. */
const FIELD: Record<string, keyof InvitationValues> = {
  date: 'day',
  'location.address': 'address',
  location: 'address',
  closingDate: 'closingDay',
  reminderRounds: 'reminders',
  rsvpConfig: 'questions',
};
export const fieldOf = (path: string): keyof InvitationValues => {
  const known = FIELD[path] ?? FIELD[path.split('.')[0]!];
  return known ?? (path.split('.')[0] as keyof InvitationValues);
};

type Context = { before: Invitation | null; now: Date };

/** Rules the schema of one body cannot know: they depend on the clock and on each other. */
const relations = (
  form: InvitationForm,
  { before, now }: Context,
): [keyof InvitationValues, string] | null => {
  const moved = !before || new Date(before.date).getTime() !== new Date(form.date).getTime();
  if (moved && new Date(form.date) <= now) return ['day', 'invitation.date_passed'];
  if (form.closingDate && new Date(form.closingDate) > new Date(form.date))
    return ['closingDay', 'invitation.closing_after_start'];
  return null;
};

const errors = (
  found: Iterable<readonly [keyof InvitationValues, string]>,
): FieldErrors<InvitationValues> => {
  const result: Record<string, { type: string; message: string }> = {};
  // the first problem of a field is the one to say
  for (const [field, code] of found) result[field] ??= { type: 'contract', message: code };
  return result as FieldErrors<InvitationValues>;
};

/** The contract's own schema judges the form; its paths are turned into the form's fields, its codes stay codes. */
export const invitationResolver =
  (context: Context): Resolver<InvitationValues, unknown, InvitationForm> =>
  (values) => {
    const missing: [keyof InvitationValues, string][] = [
      ...(values.day && values.time
        ? []
        : ([[values.day ? 'time' : 'day', 'field.required']] as const).map(
            ([f, c]) => [f, c] as [keyof InvitationValues, string],
          )),
      ...(values.closing === 'own' && !values.closingDay
        ? [['closingDay', 'field.required'] as [keyof InvitationValues, string]]
        : []),
    ];
    const parsed = InvitationForm.safeParse(wireOf(values, context.before));
    if (!parsed.success || missing.length > 0) {
      const issues = parsed.success
        ? []
        : parsed.error.issues.map((issue) => [fieldOf(issue.path.join('.')), issue.message] as const);
      return { values: {}, errors: errors([...missing, ...issues]) };
    }
    const broken = relations(parsed.data, context);
    if (broken) return { values: {}, errors: errors([broken]) };
    return { values: parsed.data, errors: {} };
  };
