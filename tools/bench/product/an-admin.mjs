import { outside } from './outside.mjs';
import { aHost } from './host.mjs';
import { until } from './until.mjs';

const password = 'olives and lemons';

/** A super admin who came in with code and password. */
export async function anAdmin(product, sql) {
  const person = await aHost(product, sql);
  await sql.query(
    'update identity.refresh_families set confirmed_at = clock_timestamp() where user_id = $1',
    [person.id],
  );
  await person.call('PUT', '/api/auth/password', { password });
  const { rows } = await sql.query(
    `update identity.users set groups = '{super-admin}' where id = $1 returning phone`,
    [person.id],
  );
  const [{ phone }] = rows;
  // the code of the sign-up was sent just now
  await sql.query(`update identity.otp_challenges set created_at = created_at - interval '1 hour'`);
  const known = (await outside(product).smsTo(phone)).length;
  const { challengeId } = await person.call('POST', '/api/auth/otp', { phone });
  // a notice of the new password may arrive meanwhile
  const code = await until('a code', async () => {
    const texts = await outside(product).smsTo(phone);
    return texts
      .slice(known)
      .map(({ text }) => /\d{6}/.exec(text)?.[0])
      .find(Boolean);
  });
  const { ticket } = await person.call('POST', '/api/auth/otp/verify', {
    challengeId,
    code,
  });
  const { tokens } = await person.call('POST', '/api/auth/login', { ticket, password });
  return { id: person.id, token: tokens.access_token };
}
