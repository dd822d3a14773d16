const day = 86_400_000;

/**
 * A public event of a store whose bank details are verified, so that tickets may be sold.
 * @param {{ host: import('./host.mjs').Host, servers: import('./servers.mjs').Servers }} ground
 * @param {string} partnerUsername
 * @param {{ seats: number, price: number }} form price in shekels
 * @returns {Promise<{ id: string, path: string, ticketTypes: { id: string }[] }>} `path`: of its public page's call
 */
export async function anEventOf({ host, servers }, partnerUsername, { seats, price }) {
  await servers.sql.query(`update stores.stores set bank_status = 'verified' where username = $1`, [
    partnerUsername,
  ]);
  const { now } = await host.call('GET', '/_dev/clock');
  const begins = Date.parse(now) + 30 * day;
  const { data } = await host.call('POST', '/v1/events/host/', {
    ...{ type: 'workshop', title: 'ערב פרחים', description: 'נפגשים וקושרים זרים' },
    startDatetime: new Date(begins).toISOString(),
    endDatetime: new Date(begins + day / 8).toISOString(),
    ...{ locationType: 'in-person', location: 'הסטודיו', address: { address: 'דיזנגוף 50, תל אביב' } },
    ...{ visibility: 'public', partnerUsername },
    registrationOptions: {
      ...{ isRegistrationOpen: true, enableSpecialRequests: true },
      ...{ enableMultipleParticipants: true, requireApproval: false },
    },
    ...{ maxTickets: seats, ticketTypes: [{ name: 'רגיל', price }] },
  });
  // a person opens five events in a day
  await servers.sql.query(`update hosted_events.events set created_at = created_at - interval '2 days'`);
  const path = `/v1/events/public/${encodeURIComponent(data.slug)}`;
  const { id, ticketTypes } = await host.call('GET', path);
  return { id, path, ticketTypes };
}
