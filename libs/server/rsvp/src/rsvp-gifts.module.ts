import { Module } from '@nestjs/common';
import { GiftsController } from './http/gifts.controller';
import { GiftQueries } from './persistence/gifts/gift.queries';
import { RsvpModule } from './rsvp.module';
import { GiftThanks } from './services/gift-thanks';
import { GiftWriter } from './services/gift-writer';
import { DeleteGiftHandler } from './use-cases/gifts/delete-gift';
import { AddEnvelopeHandler, ChangeEnvelopeHandler } from './use-cases/gifts/envelopes';
import { ExportGiftsHandler } from './use-cases/gifts/export-gifts';
import { ListGiftsHandler } from './use-cases/gifts/list-gifts';
import { RecordGiftHandler } from './use-cases/gifts/record-gift';
import { ThankForGiftHandler } from './use-cases/gifts/thank-for-gift';

/** What guests gave, for the owner of an event and its editors. */
@Module({
  imports: [RsvpModule],
  controllers: [GiftsController],
  providers: [
    ...[GiftQueries, GiftWriter, GiftThanks],
    ...[ListGiftsHandler, ExportGiftsHandler, RecordGiftHandler, DeleteGiftHandler],
    ...[AddEnvelopeHandler, ChangeEnvelopeHandler, ThankForGiftHandler],
  ],
})
export class RsvpGiftsModule {}
