import type { UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { type DataSource } from 'typeorm';
import { SUPER_ADMIN } from '../domain/account';
import { hashPassword } from '../passwords/passwords';

export const DEMO_HOST_ID = '01940000-0000-7000-8000-000000000001';
export const DEMO_ADMIN_ID = '01940000-0000-7000-8000-000000000002';
const DEMO_PARTNER_ID = '01940000-0000-7000-8000-000000000003';

const owner = (number: number, phone: E164, name: [string, string]) => ({
  id: `01940000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  username: `demo-owner-${number}`,
  phone,
  name,
  groups: [] as string[],
});
/** The owners of the other demo stores. */
const owners = {
  smoke: owner(11, '+972504567891', ['קובי', 'אוחיון']),
  sweet: owner(12, '+972504567892', ['מיקה', 'שפירא']),
  stage: owner(13, '+972504567893', ['רועי', 'לוי']),
  lens: owner(14, '+972504567894', ['תמר', 'רוזן']),
  wheels: owner(15, '+972504567895', ['סלים', 'אבו רביע']),
};
/** People who ordered, came and wrote; nobody needs to sign in as one of them, though everybody can. */
const customers = [
  owner(21, '+972504567801', ['ליאור', 'אברהמי']),
  owner(22, '+972504567802', ['מאיה', 'גולן']),
  owner(23, '+972504567803', ['אבי', 'מזרחי']),
  owner(24, '+972504567804', ['ענבל', 'שרון']),
  owner(25, '+972504567805', ['עידן', 'פרץ']),
  owner(26, '+972504567806', ['Daniel', 'Katz']),
].map((person) => ({ ...person, username: person.username.replace('owner', 'customer') }));
type Person = ReturnType<typeof owner> & { password?: string };

const people: Person[] = [
  {
    id: DEMO_HOST_ID,
    username: 'demo-host',
    phone: '+972502345678',
    name: ['נועה', 'ברק'],
    groups: [],
  },
  {
    id: DEMO_PARTNER_ID,
    username: 'demo-partner',
    phone: '+972503456789',
    name: ['ג׳ולי', 'מלכה'],
    groups: [],
  },
  {
    id: DEMO_ADMIN_ID,
    username: 'demo-admin',
    phone: '+972509876543',
    name: ['Amit', 'Sela'],
    groups: [SUPER_ADMIN],
    password: 'smachot-admin-demo',
  },
  // the second of four eyes, for refunds that one admin asks for and another approves
  {
    id: '01940000-0000-7000-8000-000000000004',
    username: 'demo-second-admin',
    phone: '+972509876544',
    name: ['רות', 'דגן'],
    groups: [SUPER_ADMIN],
    password: 'smachot-admin-demo',
  },
  ...Object.values(owners),
  ...customers,
];

type DemoCustomer = { id: UserId; firstName: string; lastName: string; phone: E164 };
export type DemoPeople = {
  hostId: UserId;
  adminId: UserId;
  /** The host first. */
  demoCustomers: DemoCustomer[];
  /** Ids by the names the demo stores call their owners. */
  storeOwners: Record<string, string>;
};

/** Seeds a host, a partner, two super admins and the owners of stores as signed-up accounts. Existing rows are left alone. */
export const seedIdentityDemo = async (source: DataSource): Promise<DemoPeople> => {
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
  const others = Object.fromEntries(
    Object.entries(owners).map(([name, { id }]): [string, string] => [name, id]),
  );
  return {
    hostId: DEMO_HOST_ID,
    adminId: DEMO_ADMIN_ID,
    demoCustomers: [people[0]!, ...customers].map(({ id, phone, name: [firstName, lastName] }) => ({
      ...{ id, phone, firstName, lastName },
    })),
    storeOwners: { admin: DEMO_ADMIN_ID, partner: DEMO_PARTNER_ID, ...others },
  };
};
