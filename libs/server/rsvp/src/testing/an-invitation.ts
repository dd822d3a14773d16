import type { InvitationForm } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Invitation, type InvitationState } from '../domain/invitations/invitation';

/** Form of a wedding on Thursday 20 May 2027 at 19:30 in Israel, as a host fills it in. */
export const anInvitationForm = (form: Partial<InvitationForm> = {}): InvitationForm => ({
  title: 'החתונה של נועה ואיתי',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  recipient: 'guests',
  date: '2027-05-20T16:30:00.000Z',
  location: { address: 'גן האירועים השקמה, ראשון לציון', geocode: { lat: 31.9635, lng: 34.8044 } },
  rsvpConfig: { questions: ['headcount', 'special_requests', 'transportation'] },
  isRegistrationOpen: true,
  language: 'he',
  quietCalendar: 'jewish',
  reminderRounds: [{ daysBeforeClosing: 7 }, { daysBeforeClosing: 2 }],
  ...form,
});

/** Invitation of the same form, opened on Thursday 1 April 2027; any field may be overridden. */
export const anInvitation = (
  state: Partial<InvitationState> = {},
  form: Partial<InvitationForm> = {},
): Invitation => {
  const opened = Invitation.open(
    anInvitationForm(form),
    state.hostId ?? newId(),
    new Date('2027-04-01T09:00:00Z'),
  );
  if (!opened.ok) throw new Error(opened.code);
  return new Invitation({ ...opened.value.state, ...state });
};
