import net from 'node:net';
import pg from 'pg';

const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run this by: node tools/test/run.mjs --only faults`);
  return value;
};

const OURS = 'faults';

/** Of which each database is a copy. */
export const template = (): string => given('FAULTS_TEMPLATE');
export function databaseUrl(name: string): string {
  const url = new URL(given('TEST_DATABASE_ADMIN_URL'));
  url.pathname = `/${name}`;
  return url.href;
}

/** The address for the apps: with a role that owns nothing. Every copy of the template has its grants. */
export function appUrl(url: string): string {
  const address = new URL(url);
  [address.username, address.password] = [template(), 'faults'];
  return address.href;
}

/** A migrated database of this test alone. */
export class Database {
  private constructor(
    readonly url: string,
    private readonly name: string,
    private readonly pool: pg.Pool,
  ) {}

  static async create(purpose: string): Promise<Database> {
    const name = `faults_${purpose}_${Date.now().toString(36)}`;
    await asAdmin(`create database ${name} template ${template()}`);
    const url = databaseUrl(name);
    const pool = new pg.Pool({ connectionString: url, max: 3, application_name: OURS });
    // its connections may be still on their way out when the database is dropped under them
    pool.on('error', () => undefined);
    return new Database(url, name, pool);
  }

  async rows<Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, parameters)).rows;
  }
  async one<Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row> {
    return (await this.rows<Row>(sql, parameters))[0]!;
  }

  /** Ends all of the product's database connections in the middle of its work, as in a failover of the server. */
  async cutOff(): Promise<void> {
    await this.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> $1`,
      [OURS],
    );
  }

  /** `FAULTS_KEEP=1` leaves it to be looked at. */
  async drop(): Promise<void> {
    await this.pool.end();
    if (process.env.FAULTS_KEEP) return;
    await asAdmin(`drop database if exists ${this.name} with (force)`);
  }
}

export async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: given('TEST_DATABASE_ADMIN_URL') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export const redisUrl = (): string => `${given('TEST_REDIS_URL')}/${given('FAULTS_REDIS_DATABASE')}`;

const DONE_TWICE = '+OK\r\n'.repeat(2);

/** Deletes all of this test's data in Redis: queues, paces, limits, streams. */
export function emptyRedis(): Promise<void> {
  const { hostname, port, pathname } = new URL(redisUrl());
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    socket.setTimeout(5000, () => socket.destroy(new Error('Redis does not answer')));
    socket.once('error', reject);
    socket.once('connect', () => socket.write(`SELECT ${pathname.slice(1)}\r\nFLUSHDB\r\n`));
    let answered = '';
    socket.on('data', (answer) => {
      answered += answer.toString();
      if (answered !== DONE_TWICE && DONE_TWICE.startsWith(answered)) return;
      socket.destroy();
      if (answered === DONE_TWICE) resolve();
      else reject(new Error(`Redis: ${answered}`));
    });
  });
}
