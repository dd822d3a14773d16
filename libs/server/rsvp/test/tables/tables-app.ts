import { randomInt } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DAY_MS, newId } from '@smachot/kernel';
import { GuestImportHttpModule, GuestListPort } from '@smachot/server-guest-import';
import { OptedOut } from '@smachot/server-messaging';
import { Authenticator, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import { startTestApp, testConfig, type TestDatabase, testDatabase } from '@smachot/server-testing';
import { rsvpPersistence } from '../../src';
import { GuestListAdapter } from '../../src/adapters/guest-list-adapter';
import { TablesController } from '../../src/http/tables.controller';
import { ExistingGuests } from '../../src/persistence/guests/existing-guests';
import { GuestExportQueries } from '../../src/persistence/guests/guest-export.queries';
import { InvitationAccess } from '../../src/persistence/invitations/invitation-access';
import { InvitationRepository } from '../../src/persistence/invitations/invitation.repository';
import { RsvpRepository } from '../../src/persistence/guests/rsvp.repository';
import { TableGuests } from '../../src/services/table-guests';
import { ConfirmTableHandler } from '../../src/use-cases/tables/confirm-table';
import { ExportGuestTableHandler } from '../../src/use-cases/tables/export-guest-table';
import { UploadTableHandler } from '../../src/use-cases/tables/upload-table';

const stores = [platformPersistence, rsvpPersistence];

/** Authenticator that takes the bearer token as the host's id; identity tests the real one. */
class BearerIsHost extends Authenticator {
  async authenticate(bearer: string) {
    return { kind: 'user' as const, userId: bearer, superAdmin: false, familyId: bearer };
  }
}
/** Stub of messaging's query for opted-out phones. */
@QueryHandler(OptedOut)
class SilentPhones implements IQueryHandler<OptedOut> {
  readonly phones = new Set<string>();
  async execute({ phones }: OptedOut): Promise<Set<string>> {
    return new Set(phones.filter((phone) => this.phones.has(phone)));
  }
}

@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: BearerIsHost },
    ...[InvitationAccess, InvitationRepository, ExistingGuests],
    { provide: GuestListPort, useClass: GuestListAdapter },
  ],
  exports: [Authenticator, InvitationAccess, InvitationRepository, ExistingGuests, GuestListPort],
})
class NeighboursModule {}

@Module({
  imports: [GuestImportHttpModule],
  controllers: [TablesController],
  providers: [
    ...[RsvpRepository, TableGuests, SilentPhones],
    ...[ConfirmTableHandler, UploadTableHandler, ExportGuestTableHandler, GuestExportQueries],
  ],
})
class TablesModule {}

type Answer<T> = { status: number; body: T; bytes: Buffer; headers: Record<string, unknown> };
export type TablesApp = {
  app: NestFastifyApplication;
  database: TestDatabase;
  silent: SilentPhones;
  call<T>(method: string, path: string, hostId: string, body?: object): Promise<Answer<T>>;
  upload<T>(path: string, hostId: string, content: string | Buffer, fileName?: string): Promise<Answer<T>>;
  close(): Promise<void>;
};

/** Serves only the table calls, on a database of their own. */
export const tablesApp = async (): Promise<TablesApp> => {
  const database = await testDatabase(stores);
  const config = testConfig(database.url);
  @Module({ imports: [PlatformModule.with(config, stores), HttpModule, NeighboursModule, TablesModule] })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const close = async () => {
    await app.close();
    await database.drop();
  };
  return { app, database, silent: app.get(SilentPhones), ...calls(app), close };
};

const calls = (app: NestFastifyApplication): Pick<TablesApp, 'call' | 'upload'> => {
  const send = async <T>(
    method: string,
    url: string,
    hostId: string,
    payload?: object | Buffer,
    type?: string,
  ): Promise<Answer<T>> => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/v1/events/rsvps/${url}`,
      remoteAddress: `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
      headers: { authorization: `Bearer ${hostId}`, ...(type ? { 'content-type': type } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    const json = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: (json ? answer.json() : undefined) as T,
      bytes: answer.rawPayload,
      headers: answer.headers,
    };
  };
  return {
    call: (method, path, hostId, body) => send(method, path, hostId, body),
    upload: (path, hostId, content, fileName = 'אורחים.csv') => {
      const boundary = 'b0undary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\n`;
      const body = Buffer.concat([
        Buffer.from(head),
        Buffer.from(content),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      return send('POST', path, hostId, body, `multipart/form-data; boundary=${boundary}`);
    },
  };
};

/** Creates an invitation of a host; returns its id. */
export const anEvent = async ({ database }: TablesApp, hostId: string): Promise<string> => {
  const id = newId();
  const [past, soon] = [new Date(), new Date(Date.now() + 30 * DAY_MS)];
  await database.source.query(
    `insert into rsvp.invitations (id, host_id, title, host_name, event_type, recipient, date, location, questions, is_registration_open,
       language, quiet_calendar, closing_date, reminder_rounds, billing_at, erase_at, created_at, version)
     values ($1, $2, 'החתונה של דנה ויוסי', 'דנה', 'wedding', 'guests', $3, '{"address":"חיפה"}', '{headcount}', true, 'he', 'jewish', $3, '[]', $3, $3, $4, 1)`,
    [id, hostId, soon, past],
  );
  return id;
};

/** Table of three good rows and two faulty ones. */
export const CSV =
  'שם,טלפון,כמות,הערות\nדנה לוי,050-2345678,2,צמחונית\nיוסי כהן,532345678,1,\nרות,,3,\n,0542345678,1,\nגיל,054-12,2,\n';
