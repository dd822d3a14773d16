import { GuestForm, type GuestGroup, type Language, type Side } from '@smachot/contracts';
import { nationalPhone, readPhone } from '@smachot/kernel';
import { readForm, type ContractRules } from '@smachot/web-platform';

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
  seats: '',
  language,
  groupLabel: '',
  side: '',
  hostNote: '',
  requests: '',
  income: '',
  ...about,
});

const wireOf = (text: GuestText) => ({
  attendeeName: text.name,
  attendeePhone: text.phone.trim() || null,
  group: text.group,
  tableName: text.table.trim() || null,
  estimatedNumberOfGuests: text.seats === '' ? null : Number(text.seats),
  language: text.language,
  groupLabel: text.groupLabel.trim() || null,
  side: text.side || null,
  hostNote: text.hostNote.trim() || null,
  specialRequests: text.requests.trim() || null,
  income: text.income.trim() === '' ? null : Number(text.income),
});

/** How a guest as typed becomes the contract's. The contract accepts phones that cannot be read, because lists bring them. */
export const guestRules: ContractRules<typeof GuestForm, GuestText> = {
  wireOf,
  paths: {
    name: 'attendeeName',
    phone: 'attendeePhone',
    table: 'tableName',
    seats: 'estimatedNumberOfGuests',
    requests: 'specialRequests',
  },
  refine: (errors, { phone }) =>
    phone.trim() && !readPhone(phone).ok ? { ...errors, phone: 'phone.invalid' } : errors,
};

/** The contract's guest, or the error codes of the text by field. */
export const readGuestText = (text: GuestText): { guest: GuestForm } | { problems: GuestTextProblems } => {
  const { body, errors } = readForm(GuestForm, text, guestRules);
  return body ? { guest: body } : { problems: errors };
};

export const phoneText = (e164: string | null): string => (e164 ? nationalPhone(e164) : '');
