import { Module } from '@nestjs/common';
import { SeatsOfHandler } from './adapters/seats-of';
import { WishesOfHandler } from './adapters/wishes-of';
import { ConfirmedGuestQueries } from './persistence/guests/confirmed-guest.queries';

/** Queries about invitations and their guests that other contexts may execute. */
@Module({ providers: [SeatsOfHandler, WishesOfHandler, ConfirmedGuestQueries] })
export class RsvpQuestionsModule {}
