import { TableUploadSchema } from '@smachot/server-guest-import';
import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { BillableFactSchema, BillingLimitSchema, EventBillSchema } from './billing/billing.schema';
import { DoorLinkSchema, GuestArrivalSchema } from './door/door.schema';
import { DistinctGuestSchema, MergedGuestSchema } from './guests/duplicates.schema';
import {
  EarlierPhoneSchema,
  GuestSchema,
  GuestTokenSchema,
  HistorySchema,
  LinkRequestSchema,
  TurnSchema,
} from './guests/guest.schema';
import { NumberDigestSchema } from './guests/number-digests';
import { GiftSchema } from './gifts/gift.schema';
import { HostReplySchema, InboxMessageSchema, ReplyLogSchema } from './replies/inbox.schema';
import { CohostInvitationSchema, CohostSchema } from './invitations/cohost.schema';
import { CampaignSchema, InvitationSchema, RoundSchema } from './invitations/invitation.schema';
import { Rsvp1795000000300 } from './migrations/1795000000300-rsvp';
import { TableUploads1795000000310 } from './migrations/1795000000310-table-uploads';
import { TableContents1795000000320 } from './migrations/1795000000320-table-contents';
import { Complaints1795000000330 } from './migrations/1795000000330-complaints';
import { TableRows1795000000340 } from './migrations/1795000000340-table-rows';
import { Lapsing1795000000350 } from './migrations/1795000000350-lapsing';
import { GuestsOfEvents1795000000360 } from './migrations/1795000000360-guests-of-events';
import { PackedRows1795000000370 } from './migrations/1795000000370-packed-rows';
import { WholeTables1795000000380 } from './migrations/1795000000380-whole-tables';
import { HostNotes1796000060010 } from './migrations/1796000060010-host-notes';
import { Cohosts1796000080010 } from './migrations/1796000080010-cohosts';
import { BillingLimits1796000030020 } from './migrations/1796000030020-billing-limits';
import { EarlierPhones1796000070020 } from './migrations/1796000070020-earlier-phones';
import { FieldVersions1796000080020 } from './migrations/1796000080020-field-versions';
import { ShownTables1796000070030 } from './migrations/1796000070030-shown-tables';
import { MendedRows1796000060020 } from './migrations/1796000060020-mended-rows';
import { ScheduledSends1796000050010 } from './migrations/1796000050010-scheduled-sends';
import { LinkSends1796000050020 } from './migrations/1796000050020-link-sends';
import { Inbox1796000110010 } from './migrations/1796000110010-inbox';
import { Changes1796000050030 } from './migrations/1796000050030-changes';
import { MergedGuests1796000120010 } from './migrations/1796000120010-merged-guests';
import { RemindedGuests1796000130010 } from './migrations/1796000130010-reminded-guests';
import { AutomaticMessages1796000130020 } from './migrations/1796000130020-automatic-messages';
import { HostsLinks1796000120020 } from './migrations/1796000120020-hosts-links';
import { TestMessages1796000201000 } from './migrations/1796000201000-test-messages';
import { PhonesOfEvents1796000213200 } from './migrations/1796000213200-phones-of-events';
import { Door1796000311020 } from './migrations/1796000311020-door';
import { Gifts1796000311300 } from './migrations/1796000311300-gifts';
import { Seating1796000311200 } from './migrations/1796000311200-seating';
import { TableMessages1796000315100 } from './migrations/1796000315100-table-messages';
import { AskedRemovals1796000362010 } from './migrations/1796000362010-asked-removals';
import { GivenEstimates1796000362000 } from './migrations/1796000362000-given-estimates';
import { NamesWithoutMarks1796000363000 } from './migrations/1796000363000-names-without-marks';
import { NumberDigests1796000385000 } from './migrations/1796000385000-number-digests';
import { SeatingKeys1796000400000 } from './migrations/1796000400000-seating-keys';
import { UploadsOfUploaders1796000450000 } from './migrations/1796000450000-uploads-of-uploaders';
import { Occasions1796000460000 } from './migrations/1796000460000-occasions';
import { TableReleases1796000311210 } from './migrations/1796000311210-table-releases';
import { Rides1796000314000 } from './migrations/1796000314000-rides';
import { BusSchema, RideChoiceSchema, RidePlanSchema, RideStopSchema } from './rides/rides.schema';
import {
  SeatingTableSchema,
  SeatingWishSchema,
  SplitSeatsSchema,
  TableReleaseSchema,
} from './seating/seating.schema';
import {
  ChangeSchema,
  LinkSendSchema,
  ScheduledSendSchema,
  SendLogSchema,
  TestMessageSchema,
} from './sending/sending.schema';

export const rsvpPersistence: ContextPersistence = {
  schema: 'rsvp',
  entities: [
    anyEntity(InvitationSchema),
    RoundSchema,
    CampaignSchema,
    CohostSchema,
    CohostInvitationSchema,
    anyEntity(GuestSchema),
    HistorySchema,
    GuestTokenSchema,
    LinkRequestSchema,
    TurnSchema,
    EarlierPhoneSchema,
    MergedGuestSchema,
    DistinctGuestSchema,
    NumberDigestSchema,
    BillableFactSchema,
    BillingLimitSchema,
    EventBillSchema,
    TableUploadSchema,
    ScheduledSendSchema,
    SendLogSchema,
    LinkSendSchema,
    TestMessageSchema,
    ChangeSchema,
    InboxMessageSchema,
    HostReplySchema,
    ReplyLogSchema,
    anyEntity(GuestArrivalSchema),
    DoorLinkSchema,
    GiftSchema,
    anyEntity(SeatingTableSchema),
    anyEntity(SplitSeatsSchema),
    anyEntity(SeatingWishSchema),
    anyEntity(TableReleaseSchema),
    anyEntity(RidePlanSchema),
    anyEntity(RideStopSchema),
    anyEntity(BusSchema),
    anyEntity(RideChoiceSchema),
  ],
  migrations: [
    Rsvp1795000000300,
    TableUploads1795000000310,
    TableContents1795000000320,
    Complaints1795000000330,
    TableRows1795000000340,
    Lapsing1795000000350,
    GuestsOfEvents1795000000360,
    PackedRows1795000000370,
    WholeTables1795000000380,
    HostNotes1796000060010,
    Cohosts1796000080010,
    BillingLimits1796000030020,
    EarlierPhones1796000070020,
    FieldVersions1796000080020,
    ShownTables1796000070030,
    MendedRows1796000060020,
    ScheduledSends1796000050010,
    LinkSends1796000050020,
    Changes1796000050030,
    MergedGuests1796000120010,
    RemindedGuests1796000130010,
    AutomaticMessages1796000130020,
    Inbox1796000110010,
    HostsLinks1796000120020,
    TestMessages1796000201000,
    PhonesOfEvents1796000213200,
    Door1796000311020,
    Gifts1796000311300,
    Seating1796000311200,
    TableReleases1796000311210,
    Rides1796000314000,
    TableMessages1796000315100,
    GivenEstimates1796000362000,
    AskedRemovals1796000362010,
    NamesWithoutMarks1796000363000,
    NumberDigests1796000385000,
    SeatingKeys1796000400000,
    UploadsOfUploaders1796000450000,
    Occasions1796000460000,
  ],
};
