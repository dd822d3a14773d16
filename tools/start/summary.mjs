import { bold, cyan, dim } from '../stack/terminal.mjs';

/** The addresses and paths a newcomer needs once everything is up. */
export function summary({ baseUrl, sandboxUrl, databaseUrl, redisUrl, dataRoot, tookMs, dev }) {
  const row = (label, text, note = '') => `  ${label.padEnd(14)} ${text}${note ? `  ${dim(note)}` : ''}`;
  return [
    '',
    `${bold('Smachot is ready')} ${dim(`in ${(tookMs / 1_000).toFixed(1)} s${dev ? ', rebuilding on change' : ''}`)}`,
    '',
    row('Product', cyan(baseUrl)),
    row('Phone', cyan(sandboxUrl), 'the outside world: SMS, WhatsApp, mail, cards, clock'),
    '',
    `  ${bold('Sign in')}  ${dim('the one-time code arrives on the phone')}`,
    row('Host', '0502345678', 'Noa, with an event half answered'),
    row('Partner', '0503456789', 'Julie, whose store is savta-julie'),
    row(
      'Super admin',
      '0509876543',
      'password smachot-admin-demo; 0509876544 is a second one, for four eyes',
    ),
    '',
    row('PostgreSQL', dim(databaseUrl)),
    row('Redis', dim(redisUrl)),
    row('Logs', dim(`${dataRoot}/logs`)),
    '',
    dim('  Ctrl-C stops everything.'),
    '',
  ].join('\n');
}

/** The message of a second `npm start`. */
export const alreadyRunning = ({ pid, since, baseUrl, sandboxUrl }) =>
  [
    `Smachot is already running (process ${pid}, since ${new Date(since).toLocaleTimeString('en-GB')}):`,
    `  ${baseUrl}`,
    `  ${sandboxUrl}  (phone)`,
    `Stop it with Ctrl-C in its terminal, or with:  kill ${pid}`,
  ].join('\n');
