import type { GuestForm } from '@smachot/contracts';
import { accept, readPhone, refuse, type Result, toAgorot } from '@smachot/kernel';
import type { GuestDetails } from '../domain/guests/guest-details';

type PhoneDetails = Pick<GuestDetails, 'phone' | 'mobile'>;
/** Guest form of an edit: a field is present only if the host sent it. */
export type GuestEdit = { [Field in keyof GuestForm]?: GuestForm[Field] | undefined };

/** Parses a phone typed by the host; empty means none. Refuses an unreadable one. */
const readGuestPhone = (typed: string | null | undefined): Result<PhoneDetails> => {
  if (!typed?.trim()) return accept({ phone: null, mobile: false });
  const phone = readPhone(typed);
  if (!phone.ok) return refuse('request.invalid', { fields: { attendeePhone: 'phone.invalid' } });
  return accept({ phone: phone.e164, mobile: phone.mobile });
};

const present = <T extends object>(details: T): Partial<T> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Number of guests invited as the host gave it; null: none, so the record counts as one. Absent: unchanged. */
const invitedOf = (given: number | null | undefined): Partial<GuestDetails> =>
  given === undefined ? {} : { estimated: given ?? 1, estimateGiven: given !== null };

/** Empty text is stored as null. */
const filled = (text: string | null | undefined) => (text === '' ? null : text);

/** Converts the submitted form fields to guest details of the domain. */
export const readGuestEdit = (form: GuestEdit): Result<Partial<GuestDetails>> => {
  const phone = form.attendeePhone === undefined ? undefined : readGuestPhone(form.attendeePhone);
  if (phone && !phone.ok) return phone;
  const income = form.income == null ? form.income : toAgorot(form.income);
  const { group, language, side } = form;
  return accept(
    present({
      name: form.attendeeName,
      group,
      language,
      ...invitedOf(form.estimatedNumberOfGuests),
      side,
      groupLabel: filled(form.groupLabel),
      tableName: filled(form.tableName),
      specialRequests: filled(form.specialRequests),
      hostNote: filled(form.hostNote),
      income,
      ...phone?.value,
    }) as Partial<GuestDetails>,
  );
};

/** Reads the form of a new guest. */
export const readGuestForm = (form: GuestForm): Result<GuestDetails> => {
  const edit = readGuestEdit(form);
  if (!edit.ok) return edit;
  return accept({
    ...invitedOf(null),
    phone: null,
    mobile: false,
    groupLabel: null,
    side: null,
    tableName: null,
    specialRequests: null,
    hostNote: null,
    income: null,
    ...edit.value,
  } as GuestDetails);
};
