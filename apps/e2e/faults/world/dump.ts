import type { RealProduct } from './real-product';

/**
 * Everything the product believes about the guests of an event, without ids and without when it learned it: two events
 * to which the same happened give the same.
 */
export const dumpOf = ({ database }: RealProduct, eventId: string): Promise<({ name: string } & object)[]> =>
  database.rows(
    `select g.name, g.status, g.status_before, g.round, g.sends, g.attempts, g.number, g.number_waiting, g.special_requests,
       g.transportation, g.response, g.answered_late, g.billable, g.opted_out, g.trouble, g.last_status,
       g.delivery_confirmed, g.read_confirmed, ${since('g.answered_at')} as answered, ${since('g.first_sent')} as first_sent,
       ${since('g.last_sent')} as last_sent, ${since('g.complained_at')} as complained,
       (select json_object_agg(q.key, json_build_object('value', q.value->'value', 'by', q.value->'by', 'words', q.value->'words',
          'at', ${since("(q.value->>'at')::timestamptz")}) order by q.key) from jsonb_each(g.answers) q) as answers,
       (select json_agg(json_build_object('state', m.state, 'status', m.status, 'code', m.error_code,
          'at', ${since('m.status_at')}, 'history', (
            select json_agg(json_build_object('status', h->>'status', 'at', ${since("(h->>'timestamp')::timestamptz")})
              order by h->>'timestamp', h->>'status')
            from jsonb_array_elements(m.history) h where h->>'status' not in ('accepted'))))
        from messaging.messages m where m.ref_id = g.id and m.lane = 'campaign') as messages,
       (select json_agg(json_build_object('kind', i.kind, 'text', i.text, 'at', ${since('i.provider_at')})
          order by i.provider_at, i.wamid)
        from messaging.inbound i join messaging.inbound_refs r on r.inbound_id = i.id where r.ref_id = g.id) as said,
       (select json_agg(f.channel) from rsvp.billable_facts f where f.rsvp_id = g.id) as billed
     from rsvp.guests g where g.event_id = $1 order by g.name`,
    [eventId],
  );

/** Seconds from the moment everything began, which is the same for all events of a run. */
const since = (moment: string): string =>
  `round(extract(epoch from ${moment} - (select min(provider_at) from messaging.inbound)))::int`;
