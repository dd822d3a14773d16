import { GuestGroup, type RsvpStats, type StatsGroup } from '@smachot/contracts';
import type { StatsRow } from '../persistence/guests/guest-stats';

export const statsView = (row: StatsRow): RsvpStats => {
  const group = (name: StatsGroup) => ({ records: row[`${name}Records`]!, seats: row[`${name}Seats`]! });
  return {
    attending: group('attending'),
    awaitingResponse: group('awaitingResponse'),
    awaitingSend: group('awaitingSend'),
    declined: group('declined'),
    sendable: row['sendable']!,
    remindable: row['remindable']!,
    maybe: row['maybe']!,
    toThank: row['toThank']!,
    toTell: row['toTell']!,
    seatsConfirmed: row['attendingSeats']!,
    invitedSeats: row['invitedSeats']!,
    records: row['records']!,
    facets: {
      groups: Object.fromEntries(GuestGroup.options.map((name) => [name, row[`in_${name}`]!])),
      withoutTable: row['withoutTable']!,
      maybe: row['maybe']!,
      ride: row['ride']!,
      requests: row['requests']!,
      aboveInvited: row['aboveInvited']!,
    },
  };
};
