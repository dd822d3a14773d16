import { seats } from '../guests/guest-stats';

/**
 * SQL of the guests of the placeholder's event who come and need a ride, as `p`-rows with the columns below. A choice of more persons
 * than the household has now counts as all of it; a bus counts only for a way that is ridden.
 */
export const passengersOf = (event: string): string => `
  select g.id as rsvp_id, g.event_id, g.name, g.phone, s.seats, least(coalesce(c.persons, s.seats), s.seats) as persons,
    coalesce(c.ways, 'both') as ways, c.stop_id, coalesce(c.again, false) as again, c.lost_stop,
    case when c.ways <> 'back' then c.there_bus_id end as there_bus_id,
    case when c.ways <> 'there' then c.back_bus_id end as back_bus_id, coalesce(c.version, 0) as version
  from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
    cross join lateral (select (${seats(`i.questions @> '{headcount}'`)}) as seats) s
    left join rsvp.ride_choices c on c.rsvp_id = g.id
  where g.event_id = ${event} and g.deleted_at is null and g.status = 'confirmed' and g.transportation`;

export const passengerSelection = `p.rsvp_id as "rsvpId", p.name, p.phone, p.seats, p.persons, p.ways, p.stop_id as "stopId",
  p.again, p.lost_stop as "lostStop", p.there_bus_id as "thereBusId", p.back_bus_id as "backBusId", p.version`;
