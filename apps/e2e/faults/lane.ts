/** Ports and a database of Redis for one test at a time; as many lanes as tests run beside each other. */
export type Lane = { web: number; sandbox: number; smtp: number; door: number; redisDatabase: number };

/** Sets the addresses of this lane. The journeys' world, which these tests share, reads them on import, so this must run before. */
export function enter({ web, sandbox, smtp, door, redisDatabase }: Lane): void {
  process.env.BASE_URL = `http://127.0.0.1:${web}`;
  process.env.SANDBOX_URL = `http://127.0.0.1:${sandbox}`;
  process.env.FAULTS_SMTP_PORT = String(smtp);
  process.env.FAULTS_DOOR_PORT = String(door);
  process.env.FAULTS_REDIS_DATABASE = String(redisDatabase);
}
