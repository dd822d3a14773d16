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
/** A list with filters that an admin keeps. */
export const SavedViewId = idOf<'SavedView'>();
export type SavedViewId = z.infer<typeof SavedViewId>;
export const SessionId = idOf<'Session'>();
export type SessionId = z.infer<typeof SessionId>;
/** A super admin looking through the eyes of an account. */
export const ViewId = idOf<'View'>();
export type ViewId = z.infer<typeof ViewId>;
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
/** A refund of an order that admins give by hand. */
export const ManualRefundId = idOf<'ManualRefund'>();
export type ManualRefundId = z.infer<typeof ManualRefundId>;
export const AmendmentId = idOf<'Amendment'>();
export type AmendmentId = z.infer<typeof AmendmentId>;
/** An agreement to settle an order by who arrived. */
export const AttendanceId = idOf<'Attendance'>();
export type AttendanceId = z.infer<typeof AttendanceId>;
export const ChangeRequestId = idOf<'ChangeRequest'>();
export type ChangeRequestId = z.infer<typeof ChangeRequestId>;
export const BookingId = idOf<'Booking'>();
export type BookingId = z.infer<typeof BookingId>;
export const BookingLinkId = idOf<'BookingLink'>();
export type BookingLinkId = z.infer<typeof BookingLinkId>;
/** A note of a store's crew about a customer. */
export const CustomerNoteId = idOf<'CustomerNote'>();
export type CustomerNoteId = z.infer<typeof CustomerNoteId>;
/** An entry of the shared library of terms. */
export const TermId = idOf<'Term'>();
export type TermId = z.infer<typeof TermId>;
/** A term of a store. */
export const StoreTermId = idOf<'StoreTerm'>();
export type StoreTermId = z.infer<typeof StoreTermId>;
export const ProposalId = idOf<'Proposal'>();
export type ProposalId = z.infer<typeof ProposalId>;
export const CouponId = idOf<'Coupon'>();
export type CouponId = z.infer<typeof CouponId>;
export const PaymentId = idOf<'Payment'>();
export type PaymentId = z.infer<typeof PaymentId>;
export const LedgerEntryId = idOf<'LedgerEntry'>();
export type LedgerEntryId = z.infer<typeof LedgerEntryId>;
export const BillId = idOf<'Bill'>();
export type BillId = z.infer<typeof BillId>;
/** A charge that its cardholder disputed at the card company. */
export const ChargebackId = idOf<'Chargeback'>();
export type ChargebackId = z.infer<typeof ChargebackId>;
/** A nightly comparison with the card provider, and a difference it found. */
export const ReconciliationId = idOf<'Reconciliation'>();
export type ReconciliationId = z.infer<typeof ReconciliationId>;
export const DifferenceId = idOf<'Difference'>();
export type DifferenceId = z.infer<typeof DifferenceId>;
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
/** The dates of a hosted event that repeats. */
export const EventSeriesId = idOf<'EventSeries'>();
export type EventSeriesId = z.infer<typeof EventSeriesId>;
/** A kind of ticket of a hosted event. */
export const TicketTypeId = idOf<'TicketType'>();
export type TicketTypeId = z.infer<typeof TicketTypeId>;
/** A question that a hosted event asks its registrants. */
export const EventQuestionId = idOf<'EventQuestion'>();
export type EventQuestionId = z.infer<typeof EventQuestionId>;
/** Somebody's place at a hosted event. */
export const RegistrationId = idOf<'Registration'>();
export type RegistrationId = z.infer<typeof RegistrationId>;
/** The bank details of a store, the aggregate of the verification context. */
export const BankDetailsId = idOf<'BankDetails'>();
export type BankDetailsId = z.infer<typeof BankDetailsId>;
/** An insurance, a licence or a certificate of kashrut that a store filed. */
export const BusinessDocumentId = idOf<'BusinessDocument'>();
export type BusinessDocumentId = z.infer<typeof BusinessDocumentId>;
/** A sum that a store is paid from its balance. */
export const PayoutId = idOf<'Payout'>();
export type PayoutId = z.infer<typeof PayoutId>;
/** The payouts of one week. */
export const PayoutBatchId = idOf<'PayoutBatch'>();
export type PayoutBatchId = z.infer<typeof PayoutBatchId>;
/** An uploaded document of ownership. */
export const DocumentId = idOf<'Document'>();
export type DocumentId = z.infer<typeof DocumentId>;
/** The subscription of a store to a plan. */
export const SubscriptionId = idOf<'Subscription'>();
export type SubscriptionId = z.infer<typeof SubscriptionId>;
/** The charge of one period of a subscription; also the id of its payment. */
export const SubscriptionChargeId = idOf<'SubscriptionCharge'>();
export type SubscriptionChargeId = z.infer<typeof SubscriptionChargeId>;
/** A tax invoice of a charge, or a credit note. */
export const InvoiceId = idOf<'Invoice'>();
export type InvoiceId = z.infer<typeof InvoiceId>;
/** A help article, with its versions in every language. */
export const ArticleId = idOf<'Article'>();
export type ArticleId = z.infer<typeof ArticleId>;
/** One version of an article in one language. */
export const ArticleVersionId = idOf<'ArticleVersion'>();
export type ArticleVersionId = z.infer<typeof ArticleVersionId>;
/** An article that a store wrote. */
export const StoreArticleId = idOf<'StoreArticle'>();
export type StoreArticleId = z.infer<typeof StoreArticleId>;
export const StoreArticleVersionId = idOf<'StoreArticleVersion'>();
export type StoreArticleVersionId = z.infer<typeof StoreArticleVersionId>;
/** A customer's review of a done order. */
export const ReviewId = idOf<'Review'>();
export type ReviewId = z.infer<typeof ReviewId>;
export const NewsletterId = idOf<'Newsletter'>();
export type NewsletterId = z.infer<typeof NewsletterId>;
/** Somebody's agreement to advertising of a store. */
export const NewsletterConsentId = idOf<'NewsletterConsent'>();
export type NewsletterConsentId = z.infer<typeof NewsletterConsentId>;
export const NewsletterMailId = idOf<'NewsletterMail'>();
export type NewsletterMailId = z.infer<typeof NewsletterMailId>;
/** One seat of an approved registration for a public event. */
export const TicketId = idOf<'Ticket'>();
export type TicketId = z.infer<typeof TicketId>;
/** What hosts of a public event wrote to its attendees. */
export const AttendeeMessageId = idOf<'AttendeeMessage'>();
export type AttendeeMessageId = z.infer<typeof AttendeeMessageId>;
/** Somebody's arrival at an event, or its undoing; made by the device that records it. */
export const ScanId = idOf<'Scan'>();
export type ScanId = z.infer<typeof ScanId>;
/** A link that opens the door list of an event for helpers without an account. */
export const DoorLinkId = idOf<'DoorLink'>();
export type DoorLinkId = z.infer<typeof DoorLinkId>;
/** A guest's gift, whose id is the guest's, or an envelope of somebody who is not on the list. */
export const GiftId = idOf<'Gift'>();
export type GiftId = z.infer<typeof GiftId>;
/** A table of an event's seating plan. */
export const SeatingTableId = idOf<'SeatingTable'>();
export type SeatingTableId = z.infer<typeof SeatingTableId>;
/** A wish for the automatic seating. */
export const SeatingWishId = idOf<'SeatingWish'>();
export type SeatingWishId = z.infer<typeof SeatingWishId>;
/** A browser to which notices of an account are pushed. */
export const PushDeviceId = idOf<'PushDevice'>();
export type PushDeviceId = z.infer<typeof PushDeviceId>;
/** A stop of the buses that take guests to an event. */
export const RideStopId = idOf<'RideStop'>();
export type RideStopId = z.infer<typeof RideStopId>;
/** A bus to an event or back, on one way. */
export const BusId = idOf<'Bus'>();
export type BusId = z.infer<typeof BusId>;
/** A super admin's note about an account, a store or an order. */
export const AdminNoteId = idOf<'AdminNote'>();
export type AdminNoteId = z.infer<typeof AdminNoteId>;
