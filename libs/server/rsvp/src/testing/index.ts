export { aGuest } from './a-guest';
export { anInvitation, anInvitationForm } from './an-invitation';
