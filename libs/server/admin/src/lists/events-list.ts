import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminEvent, AdminEventFilter, AdminEventState } from '@smachot/contracts';
import { EventPage, type HostedListedEvent } from '@smachot/server-hosted-events';
import { type ListPage, type ListPosition, periodOf, readSearch } from '@smachot/server-platform';
import type { RowList } from './row-list';

const stateOf = ({ canceled, standing, visibility }: HostedListedEvent): AdminEventState => {
  if (canceled) return 'canceled';
  return standing === 'off' ? 'off' : visibility;
};

const eventView = (event: HostedListedEvent): AdminEvent => {
  const { canceled: _, storeId, hostUserId, startDatetime, createdAt, ...rest } = event;
  return {
    ...rest,
    state: stateOf(event),
    startDatetime: startDatetime.toISOString(),
    createdAt: createdAt.toISOString(),
    partnerId: storeId,
    hostUserId: storeId ? null : hostUserId,
  };
};

/** Public events of all hosts. */
@Injectable()
export class EventsList implements RowList<AdminEventFilter, AdminEvent> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { q, since, until, ...filter }: AdminEventFilter,
    position: ListPosition,
  ): Promise<ListPage<AdminEvent>> {
    const { rows, ...end } = await this.queries.execute(
      new EventPage({ ...filter, words: readSearch(q), ...periodOf({ since, until }) }, position),
    );
    return { rows: rows.map(eventView), ...end };
  }
}
