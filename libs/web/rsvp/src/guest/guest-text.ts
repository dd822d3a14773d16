import { GuestForm, type GuestGroup, type Language, type Side } from '@smachot/contracts';
import { nationalPhone, readPhone } from '@smachot/kernel';

/** A guest as typed: all fields are text, so that drafts keep incomplete values. */
export type GuestText = {
  name: string;
  phone: string;
  group: GuestGroup;
  table: string;
  seats: string;
  language: Language;
  groupLabel: string;
  side: Side | '';
  hostNote: string;
  requests: string;
  income: string;
};
export type GuestTextProblems = Partial<Record<keyof GuestText, string>>;

export const guestText = (language: Language, about: Partial<GuestText> = {}): GuestText => ({
  name: '',
  phone: '',
  group: 'general',
  table: '',
  seats: '1',
  language,
  groupLabel: '',
  side: '',
  hostNote: '',
  requests: '',
  income: '',
  ...about,
});

const FIELD_OF: Record<string, keyof GuestText> = {
  attendeeName: 'name',
  attendeePhone: 'phone',
  tableName: 'table',
  estimatedNumberOfGuests: 'seats',
  groupLabel: 'groupLabel',
  hostNote: 'hostNote',
  specialRequests: 'requests',
  income: 'income',
  group: 'group',
  language: 'language',
};

/** The contract's guest, or the error codes of the text by field. */
export const readGuestText = (text: GuestText): { guest: GuestForm } | { problems: GuestTextProblems } => {
  const problems: GuestTextProblems = {};
  if (text.phone.trim() && !readPhone(text.phone).ok) problems.phone = 'phone.invalid';
  const parsed = GuestForm.safeParse({
    attendeeName: text.name,
    attendeePhone: text.phone.trim() || null,
    group: text.group,
    tableName: text.table.trim() || null,
    estimatedNumberOfGuests: Number(text.seats || 'NaN'),
    language: text.language,
    groupLabel: text.groupLabel.trim() || null,
    side: text.side || null,
    hostNote: text.hostNote.trim() || null,
    specialRequests: text.requests.trim() || null,
    income: text.income.trim() === '' ? null : Number(text.income),
  });
  if (parsed.success && !problems.phone) return { guest: parsed.data };
  for (const issue of parsed.error?.issues ?? []) {
    const field = FIELD_OF[String(issue.path[0])];
    if (field) problems[field] ??= issue.message;
  }
  return { problems };
};

export const phoneText = (e164: string | null): string => (e164 ? nationalPhone(e164) : '');
