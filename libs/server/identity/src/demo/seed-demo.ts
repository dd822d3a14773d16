import { type DataSource } from 'typeorm';
import { SUPER_ADMIN } from '../domain/account';
import { hashPassword } from '../passwords/passwords';

export const DEMO_HOST_ID = '01940000-0000-7000-8000-000000000001';
export const DEMO_ADMIN_ID = '01940000-0000-7000-8000-000000000002';

const people = [
  {
    id: DEMO_HOST_ID,
    username: 'demo-host',
    phone: '+972502345678',
    name: ['נועה', 'ברק'],
    groups: [] as string[],
  },
  {
    id: DEMO_ADMIN_ID,
    username: 'demo-admin',
    phone: '+972509876543',
    name: ['Amit', 'Sela'],
    groups: [SUPER_ADMIN],
    password: 'smachot-admin-demo',
  },
];

/** A host and a super admin, signed up already. Leaves alone what is there. */
export const seedIdentityDemo = async (source: DataSource): Promise<{ hostId: string; adminId: string }> => {
  for (const { id, username, phone, name, groups, password } of people) {
    const made: unknown[] = await source.query(
      `insert into identity.users (id, username, phone, first_name, last_name, language, groups, terms_accepted_at)
       values ($1, $2, $3, $4, $5, 'he', $6, now()) on conflict do nothing returning id`,
      [id, username, phone, ...name, groups],
    );
    if (made.length && password)
      await source.query('insert into identity.passwords (user_id, hash) values ($1, $2)', [
        id,
        await hashPassword(password),
      ]);
  }
  return { hostId: DEMO_HOST_ID, adminId: DEMO_ADMIN_ID };
};
