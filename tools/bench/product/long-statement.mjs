const profile = {
  businessName: 'המטבח של הדפים',
  categories: ['catering'],
  isMobile: false,
  businessCity: 'חיפה',
  businessPhone: '0531234567',
  businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
};

/** A store of the host whose ledger has so many lines: of three, two payments of customers and a commission. */
export async function aLongStatement(host, sql, lines) {
  const partnerUsername = `ledger-${lines}-${Date.now().toString(36)}`;
  const { partnerId } = await host.call('POST', '/v1/partners', { partnerUsername, ...profile });
  await sql.query(
    `insert into payouts.postings (id, key, at)
     select md5($1::text || n)::uuid, 'bench:' || $1 || ':' || n, now() - (($2::int - n) * interval '1 minute') from generate_series(1, $2::int) n`,
    [partnerId, lines],
  );
  // the two entries of a posting, of the store and of its counterpart
  await sql.query(
    `insert into payouts.entries (id, posting_id, account, kind, amount, at, store_id, line, balance)
     select gen_random_uuid(), md5($1::text || n)::uuid, account, case when n % 3 = 0 then 'commission' else 'captured' end, sum,
       now() - (($2::int - n) * interval '1 minute'), $1::uuid, line, line * 100
     from generate_series(1, $2::int) n, lateral (values ('store', case when n % 3 = 0 then -1000 else 10000 end, n),
       (case when n % 3 = 0 then 'commission' else 'clearing' end, case when n % 3 = 0 then 1000 else -10000 end, null)) both_sides (account, sum, line)`,
    [partnerId, lines],
  );
  await sql.query(
    'insert into payouts.store_accounts (store_id, balance, frozen, lines) values ($1, $2, 0, $3)',
    [partnerId, lines * 100, lines],
  );
  return partnerUsername;
}
