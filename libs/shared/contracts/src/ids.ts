import type * as z from 'zod/mini';
import { idOf } from './primitives';

/** An event's invitation, the aggregate of the rsvp context. */
export const EventId = idOf<'Event'>();
export type EventId = z.infer<typeof EventId>;
/** A guest of an event. */
export const RsvpId = idOf<'Rsvp'>();
export type RsvpId = z.infer<typeof RsvpId>;
export const CampaignId = idOf<'Campaign'>();
export type CampaignId = z.infer<typeof CampaignId>;
/** A table of guests that a host uploaded. */
export const UploadId = idOf<'Upload'>();
export type UploadId = z.infer<typeof UploadId>;
/** A reply that a host wrote to a guest. */
export const ReplyId = idOf<'Reply'>();
export type ReplyId = z.infer<typeof ReplyId>;
/** A change of an event that its guests have not heard of. */
export const ChangeId = idOf<'Change'>();
export type ChangeId = z.infer<typeof ChangeId>;
export const CohostId = idOf<'Cohost'>();
export type CohostId = z.infer<typeof CohostId>;
export const CohostInvitationId = idOf<'CohostInvitation'>();
export type CohostInvitationId = z.infer<typeof CohostInvitationId>;
/** An account; hosts, customers, owners of stores, crew and admins are accounts. */
export const UserId = idOf<'User'>();
export type UserId = z.infer<typeof UserId>;
export const SessionId = idOf<'Session'>();
export type SessionId = z.infer<typeof SessionId>;
export const ChallengeId = idOf<'Challenge'>();
export type ChallengeId = z.infer<typeof ChallengeId>;
/** A store, `partnerId` on the wire. */
export const StoreId = idOf<'Store'>();
export type StoreId = z.infer<typeof StoreId>;
export const PricingUnitId = idOf<'PricingUnit'>();
export type PricingUnitId = z.infer<typeof PricingUnitId>;
export const PictureId = idOf<'Picture'>();
export type PictureId = z.infer<typeof PictureId>;
export const CrewMemberId = idOf<'CrewMember'>();
export type CrewMemberId = z.infer<typeof CrewMemberId>;
export const CrewInvitationId = idOf<'CrewInvitation'>();
export type CrewInvitationId = z.infer<typeof CrewInvitationId>;
export const ThreadId = idOf<'Thread'>();
export type ThreadId = z.infer<typeof ThreadId>;
export const ThreadMessageId = idOf<'ThreadMessage'>();
export type ThreadMessageId = z.infer<typeof ThreadMessageId>;
export const ReportId = idOf<'Report'>();
export type ReportId = z.infer<typeof ReportId>;
export const OrderId = idOf<'Order'>();
export type OrderId = z.infer<typeof OrderId>;
export const CheckoutId = idOf<'Checkout'>();
export type CheckoutId = z.infer<typeof CheckoutId>;
export const AmendmentId = idOf<'Amendment'>();
export type AmendmentId = z.infer<typeof AmendmentId>;
export const ChangeRequestId = idOf<'ChangeRequest'>();
export type ChangeRequestId = z.infer<typeof ChangeRequestId>;
export const BookingId = idOf<'Booking'>();
export type BookingId = z.infer<typeof BookingId>;
export const BookingLinkId = idOf<'BookingLink'>();
export type BookingLinkId = z.infer<typeof BookingLinkId>;
export const PaymentId = idOf<'Payment'>();
export type PaymentId = z.infer<typeof PaymentId>;
export const LedgerEntryId = idOf<'LedgerEntry'>();
export type LedgerEntryId = z.infer<typeof LedgerEntryId>;
export const BillId = idOf<'Bill'>();
export type BillId = z.infer<typeof BillId>;
export const CardId = idOf<'Card'>();
export type CardId = z.infer<typeof CardId>;
export const NotificationId = idOf<'Notification'>();
export type NotificationId = z.infer<typeof NotificationId>;
/** A message that was received by WhatsApp. */
export const InboundId = idOf<'Inbound'>();
export type InboundId = z.infer<typeof InboundId>;
/** An event that is open to the public, of the hosted-events context. */
export const PublicEventId = idOf<'PublicEvent'>();
export type PublicEventId = z.infer<typeof PublicEventId>;
