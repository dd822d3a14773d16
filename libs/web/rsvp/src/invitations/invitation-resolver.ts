import { InvitationForm, type Invitation } from '@smachot/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { wireOf, type InvitationValues } from './invitation-values';

/** The form's field for each path of the contract. */
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

type Context = { before: Invitation | null; now: () => Date };
type Found = readonly [field: keyof InvitationValues, code: string];

/** Missing dates, reported as required: the schema's message about an absent date would not fit. */
const leftOut = (values: InvitationValues): Found[] => {
  const found: Found[] = [];
  if (!values.day) found.push(['day', 'field.required']);
  if (!values.time) found.push(['time', 'field.required']);
  if (values.closing === 'own' && !values.closingDay) found.push(['closingDay', 'field.required']);
  return found;
};

/** Rules the schema of one body cannot know: they depend on the clock and on each other. */
const relations = (form: InvitationForm, { before, now }: Context): Found[] => {
  const start = new Date(form.date);
  const moved = !before || new Date(before.date).getTime() !== start.getTime();
  if (moved && start <= now()) return [['day', 'invitation.date_passed']];
  if (form.closingDate && new Date(form.closingDate) > start)
    return [['closingDay', 'invitation.closing_after_start']];
  return [];
};

const errors = (found: readonly Found[]): FieldErrors<InvitationValues> => {
  const result: Record<string, { type: string; message: string }> = {};
  // Only the first error of a field is shown.
  for (const [field, code] of found) result[field] ??= { type: 'contract', message: code };
  return result;
};

/** The contract's own schema judges the form; its paths are turned into the form's fields, its codes stay codes. */
export const invitationResolver =
  (context: Context): Resolver<InvitationValues, unknown, InvitationForm> =>
  (values) => {
    const parsed = InvitationForm.safeParse(wireOf(values));
    const issues =
      parsed.error?.issues.map((issue): Found => [fieldOf(issue.path.join('.')), issue.message]) ?? [];
    const found = [...leftOut(values), ...issues, ...(parsed.success ? relations(parsed.data, context) : [])];
    if (parsed.success && found.length === 0) return { values: parsed.data, errors: {} };
    return { values: {}, errors: errors(found) };
  };
