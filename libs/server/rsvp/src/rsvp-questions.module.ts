import { Module } from '@nestjs/common';
import { SeatsOfHandler } from './adapters/seats-of';
import { WishesOfHandler } from './adapters/wishes-of';

/** What other contexts may ask about invitations and their guests. */
@Module({ providers: [SeatsOfHandler, WishesOfHandler] })
export class RsvpQuestionsModule {}
