import { Module } from '@nestjs/common';
import { CampaignsController } from './http/campaigns.controller';
import { CohostsController } from './http/cohosts.controller';
import { DoorController } from './http/door.controller';
import { GuestLinksController } from './http/guest-links.controller';
import { GuestPageController } from './http/guest-page.controller';
import { InboxController } from './http/inbox.controller';
import { InvitationsController } from './http/invitations.controller';
import { RsvpsController } from './http/rsvps.controller';
import { RsvpExport } from './rsvp-export';
import { RsvpGiftsModule } from './rsvp-gifts.module';
import { RsvpRidesModule } from './rsvp-rides.module';
import { RsvpSeatingModule } from './rsvp-seating.module';
import { RsvpTablesModule } from './rsvp-tables.module';
import { RsvpModule } from './rsvp.module';

@Module({
  imports: [RsvpModule, RsvpSeatingModule, RsvpTablesModule, RsvpGiftsModule, RsvpRidesModule],
  controllers: [
    InvitationsController,
    CohostsController,
    RsvpsController,
    InboxController,
    CampaignsController,
    GuestPageController,
    GuestLinksController,
    DoorController,
  ],
  providers: [RsvpExport],
})
export class RsvpHttpModule {}
