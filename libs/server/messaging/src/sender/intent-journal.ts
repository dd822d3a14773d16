import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The owner of a journal, so that another worker can tell whether the owner may still be running. */
export type JournalOwner = { workerId: string; host: string; pid: number; started: string; boot: string };

const ROTATE_AFTER = 20_000;

/** Beside the folder of the files, so that it is on the same volume and outlives the process. */
export const journalFolder = (filesDir: string): string =>
  path.join(path.dirname(path.resolve(filesDir)), 'intents');

const readText = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
/** When a process started, in ticks since boot: a pid is used again, the pair is not. Empty where unknown. */
const startOf = (pid: number | 'self'): string =>
  readText(`/proc/${pid}/stat`).split(') ').pop()?.split(' ')[19] ?? '';
const bootId = (): string => readText('/proc/sys/kernel/random/boot_id').trim();

export const thisProcess = (workerId: string): JournalOwner => ({
  workerId,
  host: os.hostname(),
  pid: process.pid,
  started: startOf('self'),
  boot: bootId(),
});

/**
 * The state of a journal's owner. gone: it certainly writes nothing any more. here: still running. elsewhere: cannot be
 * determined from this machine. lost: the machine restarted, which may have lost the last lines of the journal.
 */
export const ownerState = (owner: JournalOwner): 'gone' | 'here' | 'elsewhere' | 'lost' => {
  if (owner.host !== os.hostname()) return 'elsewhere';
  if (owner.boot !== bootId()) return 'lost';
  const started = startOf(owner.pid);
  if (started) return started === owner.started ? 'here' : 'gone';
  try {
    process.kill(owner.pid, 0);
    return 'here';
  } catch (error) {
    return (error as { code?: string }).code === 'ESRCH' ? 'gone' : 'here';
  }
};

/** One journal file: which message, at which attempt, was about to be written to a socket. */
class Volume {
  lines = 0;
  users = 0;
  private readonly fd: number;
  constructor(
    readonly file: string,
    owner: JournalOwner,
  ) {
    this.fd = fs.openSync(file, 'a', 0o600);
    fs.writeSync(this.fd, `${JSON.stringify(owner)}\n`);
  }
  append(entry: string): void {
    fs.writeSync(this.fd, `${entry}\n`);
    this.lines++;
  }
  remove(): void {
    fs.closeSync(this.fd);
    fs.rmSync(this.file, { force: true });
  }
}

/** The part of the journal that one batch writes. */
export type BatchJournal = {
  /** Called in the turn in which the message is written to the socket, before it. */
  intend: (messageId: string, attempt: number) => void;
  /** Called when the provider has certainly not received it. */
  retract: (messageId: string, attempt: number) => void;
  /** The batch is recorded. */
  done: () => void;
};

const RETRACTED = '!';
export const entryOf = (messageId: string, attempt: number): string => `${messageId}:${attempt}`;

/**
 * The messages this worker is about to send, written synchronously before the socket is. After a SIGKILL it tells which
 * leased messages cannot have left. A volume is deleted once every batch that used it is recorded.
 */
export class IntentJournal {
  private current: Volume;
  private serial = 0;

  constructor(
    private readonly folder: string,
    private readonly owner: JournalOwner,
  ) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.current = this.next();
  }

  begin(): BatchJournal {
    if (this.current.lines >= ROTATE_AFTER) {
      const full = this.current;
      this.current = this.next();
      if (!full.users) full.remove();
    }
    const volume = this.current;
    volume.users++;
    return {
      intend: (messageId, attempt) => volume.append(entryOf(messageId, attempt)),
      retract: (messageId, attempt) => volume.append(`${RETRACTED}${entryOf(messageId, attempt)}`),
      done: () => {
        volume.users--;
        if (!volume.users && volume !== this.current) volume.remove();
      },
    };
  }

  close(): void {
    this.current.remove();
  }

  private next(): Volume {
    return new Volume(path.join(this.folder, `${this.owner.workerId}.${this.serial++}.log`), this.owner);
  }
}

export type FoundJournal = { owner: JournalOwner; files: string[] };

/** The journals in a folder, by worker. */
export const findJournals = (folder: string): Map<string, FoundJournal> => {
  const found = new Map<string, FoundJournal>();
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  for (const name of names) {
    const file = path.join(folder, name);
    const owner = readOwner(firstLine(file));
    if (!owner) continue;
    const journal = found.get(owner.workerId) ?? { owner, files: [] };
    journal.files.push(file);
    found.set(owner.workerId, journal);
  }
  return found;
};

/** The messages a worker was about to send. A torn last line is no entry: the socket is written only after a whole line. */
export const entriesOf = ({ files }: FoundJournal): Set<string> => {
  const entries = new Set<string>();
  for (const line of files.flatMap((file) => readText(file).split('\n').slice(1, -1)))
    if (line.startsWith(RETRACTED)) entries.delete(line.slice(RETRACTED.length));
    else entries.add(line);
  return entries;
};

const firstLine = (file: string): string => {
  try {
    const fd = fs.openSync(file, 'r');
    const head = Buffer.alloc(1024);
    const read = fs.readSync(fd, head, 0, head.length, 0);
    fs.closeSync(fd);
    return head.toString('utf8', 0, read).split('\n')[0]!;
  } catch {
    return '';
  }
};

const readOwner = (line: string): JournalOwner | undefined => {
  try {
    const owner = JSON.parse(line) as Partial<JournalOwner>;
    return owner.workerId && owner.host && owner.pid ? (owner as JournalOwner) : undefined;
  } catch {
    return undefined;
  }
};
