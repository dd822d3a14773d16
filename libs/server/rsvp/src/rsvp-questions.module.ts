import { Module } from '@nestjs/common';
import { SeatsOfHandler } from './ports/seats-of';
import { WishesOfHandler } from './ports/wishes-of';

/** What other contexts may ask about invitations and their guests. */
@Module({ providers: [SeatsOfHandler, WishesOfHandler] })
export class RsvpQuestionsModule {}
