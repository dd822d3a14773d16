import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventId, RsvpId, StoreId, UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { ArrivedSeatsOf, type ArrivedSeats, AttendanceOf } from '@smachot/server-rsvp';
import { StoresGateway } from './stores-gateway';

/** Who a guest is beside that; undefined of an account: their phone has none. */
export type RatingGuest = { userId: UserId | undefined; mayRate: (storeId: StoreId) => boolean };

/** Queries of this context to rsvp. Never inside a transaction: each query takes a connection of its own. */
@Injectable()
export class GuestsGateway {
  constructor(
    private readonly queries: QueryBus,
    private readonly directory: UserDirectory,
    private readonly stores: StoresGateway,
  ) {}

  /** A guest who was checked in and is no host; undefined: there is none. Who works, or worked, at a store may not rate it. */
  async guest(eventId: EventId, rsvpId: RsvpId): Promise<RatingGuest | undefined> {
    const attendance = await this.queries.execute(new AttendanceOf(eventId, rsvpId));
    if (!attendance?.arrived) return undefined;
    const { phone, hostIds } = attendance;
    const userId = phone ? (await this.directory.byPhone(phone))?.id : undefined;
    if (!userId) return { userId, mayRate: () => true };
    if (hostIds.includes(userId)) return undefined;
    const isCrew = await this.stores.crewsEver([userId]);
    return { userId, mayRate: (storeId) => !isCrew(userId, storeId) };
  }

  /** How many arrived at celebrations; those that were deleted are left out. */
  arrived(eventIds: EventId[]): Promise<ArrivedSeats[]> {
    return this.queries.execute(new ArrivedSeatsOf(eventIds));
  }
}
