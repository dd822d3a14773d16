import type { Arrival, Scan, ScanId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ReadModel } from '../database/read-model';
import { returningRows, type Tx } from '../database/unit-of-work';

/** A fact of somebody's arrival, or of its undoing. Facts are added and never changed. */
export type ArrivalRow = {
  /** The scan's, made by the device. */
  id: ScanId;
  eventId: string;
  /** Position among the facts of the event, from 1, in the order of commits. */
  seq: number;
  subjectId: string;
  people: number;
  undoes: ScanId | null;
  /** Of a walk-in; else empty. */
  name: string;
  at: Date;
  deviceId: string;
  door: string;
  /** Null: by a door link, or the account was deleted. */
  byUser: UserId | null;
  receivedAt: Date;
};

/** Most facts of one event. */
const MOST_ARRIVALS = 50_000;

type ForeignKeys = NonNullable<EntitySchema<ArrivalRow>['options']['foreignKeys']>;

/** The table `arrivals` of a context. */
export const arrivalSchema = (
  name: string,
  schema: string,
  foreignKeys: ForeignKeys = [],
): EntitySchema<ArrivalRow> =>
  new EntitySchema<ArrivalRow>({
    name,
    schema,
    tableName: 'arrivals',
    columns: {
      id: { type: 'uuid', primary: true },
      eventId: { type: 'uuid', name: 'event_id' },
      seq: { type: 'int' },
      subjectId: { type: 'uuid', name: 'subject_id' },
      people: { type: 'int' },
      undoes: { type: 'uuid', nullable: true },
      name: { type: 'text' },
      at: { type: 'timestamptz' },
      deviceId: { type: 'uuid', name: 'device_id' },
      door: { type: 'text' },
      byUser: { type: 'uuid', name: 'by_user', nullable: true },
      receivedAt: { type: 'timestamptz', name: 'received_at' },
    },
    indices: [
      { name: 'arrivals_event', columns: ['eventId', 'seq'], unique: true },
      { name: 'arrivals_subject', columns: ['subjectId'] },
      { name: 'arrivals_undoes', columns: ['undoes'], where: '(undoes IS NOT NULL)' },
      { name: 'arrivals_by_user', columns: ['byUser'], where: '(by_user IS NOT NULL)' },
    ],
    foreignKeys,
  });

/** Statements that create the table `arrivals` of a schema; `constraints` as SQL, each with its leading comma. */
export const arrivalTable = (schema: string, constraints = ''): string[] => [
  `CREATE TABLE "${schema}"."arrivals" ("id" uuid NOT NULL, "event_id" uuid NOT NULL, "seq" integer NOT NULL, "subject_id" uuid NOT NULL,
    "people" integer NOT NULL, "undoes" uuid, "name" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "device_id" uuid NOT NULL,
    "door" text NOT NULL, "by_user" uuid, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_${schema}_arrivals" PRIMARY KEY ("id")${constraints})`,
  `CREATE UNIQUE INDEX "arrivals_event" ON "${schema}"."arrivals" ("event_id", "seq")`,
  `CREATE INDEX "arrivals_subject" ON "${schema}"."arrivals" ("subject_id")`,
  `CREATE INDEX "arrivals_undoes" ON "${schema}"."arrivals" ("undoes") WHERE (undoes IS NOT NULL)`,
  `CREATE INDEX "arrivals_by_user" ON "${schema}"."arrivals" ("by_user") WHERE (by_user IS NOT NULL)`,
];

export type Recorded = { deviceId: string; door: string; byUser: UserId | null; receivedAt: Date };

/** Adds facts to the log of arrivals of a context's events. */
export class ArrivalLog {
  constructor(private readonly schema: 'hosted_events' | 'rsvp') {}

  /**
   * Adds the scans that are not known yet. Batches of one event follow each other until their commits, so that a reader who
   * has read up to a position has missed none before it. False: the event has too many facts, and nothing was added.
   */
  async add(tx: Tx, eventId: string, scans: readonly Scan[], recorded: Recorded): Promise<boolean> {
    if (scans.length === 0) return true;
    const table = `${this.schema}.arrivals`;
    await tx.query(`select pg_advisory_xact_lock(hashtext('${table}'), hashtext($1))`, [eventId]);
    const rows = scans.map((scan) => rowOf(scan, recorded));
    const added = returningRows(
      await tx.query<{ seq: number }>(
        `with known as (select coalesce(max(seq), 0) as last from ${table} where event_id = $1),
         fresh as (select distinct on (g.id) g.* from json_populate_recordset(null::${table}, $2) g
           where not exists (select 1 from ${table} a where a.id = g.id))
         insert into ${table} (id, event_id, seq, subject_id, people, undoes, name, at, device_id, door, by_user, received_at)
         select f.id, $1, known.last + row_number() over (order by f.at, f.id), f.subject_id, f.people, f.undoes, f.name, f.at,
           f.device_id, f.door, f.by_user, f.received_at from fresh f, known
         on conflict (id) do nothing returning seq`,
        [eventId, JSON.stringify(rows)],
      ),
    );
    return added.every(({ seq }) => seq <= MOST_ARRIVALS);
  }

  /** A deleted account is no longer named as the one who recorded. */
  async forgetUser(tx: Tx, userId: UserId): Promise<void> {
    await tx.query(`update ${this.schema}.arrivals set by_user = null where by_user = $1`, [userId]);
  }

  /** Facts after a position, with the position of the last one. `subject`: SQL of whom fact `a` concerns. */
  async read(
    read: ReadModel,
    eventId: string,
    after: number,
    limit: number,
    subject = 'a.subject_id',
  ): Promise<{ arrivals: Arrival[]; next: number }> {
    const rows = await read.rows<Omit<Arrival, 'at'> & { at: Date; seq: number }>(
      `select a.id as "scanId", ${subject} as "subjectId", a.people, a.undoes, a.name, a.at, a.device_id as "deviceId", a.door, a.seq
       from ${this.schema}.arrivals a where a.event_id = $1 and a.seq > $2 order by a.seq limit $3`,
      [eventId, after, limit],
    );
    const arrivals = rows.map(({ seq: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
    return { arrivals, next: rows.at(-1)?.seq ?? after };
  }
}

const rowOf = ({ scanId, subjectId, people, undoes, name, at }: Scan, recorded: Recorded) => ({
  id: scanId,
  subject_id: subjectId,
  ...{ people, undoes, name, at },
  device_id: recorded.deviceId,
  door: recorded.door,
  by_user: recorded.byUser,
  received_at: recorded.receivedAt,
});
