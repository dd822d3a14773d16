import type { CalendarAnswer, ChangeRequest } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { type AgreedMenu, agreedLinesOf } from '../domain/changes/agreed-menu';
import type { ChangeRequestState } from '../domain/changes/change-requests';

/** @param calendar the store's answer for an open request */
export const changeView = (change: ChangeRequestState, calendar: CalendarAnswer | null): ChangeRequest => ({
  requestId: change.id,
  by: change.by,
  status: change.status,
  from: {
    datetime: change.wasStartsAt.toISOString(),
    location: change.wasLocation,
    participants: change.wasParticipants,
    ...chosenView(change.wasMenu),
  },
  to: {
    datetime: change.startsAt.toISOString(),
    location: change.location ?? change.wasLocation,
    participants: change.participants,
    ...chosenView(change.menu),
  },
  difference: toShekels(change.difference),
  calendar,
  proposedAt: change.proposedAt.toISOString(),
  respondBy: change.respondBy.toISOString(),
  answeredAt: change.answeredAt?.toISOString() ?? null,
});

const chosenView = (chosen: AgreedMenu | null): Pick<ChangeRequest['to'], 'menu' | 'lines'> => ({
  menu: chosen?.menu ?? null,
  lines: chosen && agreedLinesOf(chosen.rates),
});
