import { Module } from '@nestjs/common';
import { SeatsOfHandler } from './adapters/seats-of';
import { WishesOfHandler } from './adapters/wishes-of';

/** Queries about invitations and their guests that other contexts may execute. */
@Module({ providers: [SeatsOfHandler, WishesOfHandler] })
export class RsvpQuestionsModule {}
