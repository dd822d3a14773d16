import { randomInt } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { type AnswerOf, type listPublicEvents } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import {
  Authenticator,
  HttpModule,
  PlatformModule,
  platformPersistence,
  ReadModel,
} from '@smachot/server-platform';
import { startTestApp, testConfig, testDatabase, testWebFolder } from '@smachot/server-testing';
import { HostedEventsHttpModule, hostedEventsPersistence } from '../src';

const stores = [platformPersistence, hostedEventsPersistence];
export const NOW = new Date('2027-05-04T08:00:00.000Z');

/** Authenticates every caller as a visitor. */
class Nobody extends Authenticator {
  authenticate() {
    return Promise.resolve(undefined);
  }
}
@Global()
@Module({ providers: [{ provide: Authenticator, useClass: Nobody }], exports: [Authenticator] })
class NeighboursModule {}

export type Page = AnswerOf<typeof listPublicEvents>;
type Given = {
  slug: string;
  start: string;
  end?: string;
  category?: string;
  visibility?: string;
  address?: string | null;
  coverPhoto?: object | null;
};

/** Every call of this context over HTTP, on a database of its own, at noon of a day in May. */
export const hostedEventsApp = async () => {
  const database = await testDatabase(stores);
  const web = testWebFolder();
  const config = testConfig(database.url, {
    WEB_DIR: web.folder,
    PUBLIC_URL: 'https://app.smachot.example',
  });
  @Module({
    imports: [PlatformModule.with(config, stores), HttpModule, NeighboursModule, HostedEventsHttpModule],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const kept = app.get(Clock);
  kept.now = () => NOW;
  const { source } = database;

  const call = async <T = Page>(url: string) => {
    const answer = await app.inject({
      url,
      remoteAddress: `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
    });
    const json = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: (json ? answer.json() : undefined) as T,
    };
  };

  return {
    source,
    call,
    read: app.get(ReadModel),
    /** Answers the slugs of a page. */
    async slugs(query = ''): Promise<string[]> {
      return (await call(`/v1/events/public${query}`)).body.events.map(({ slug }) => slug);
    },
    /** @returns its id */
    async event({ slug, start, end, category, visibility, address, coverPhoto }: Given): Promise<string> {
      const id = newId();
      await source.query(
        `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description,
           start_datetime, end_datetime, location_type, location, address, geocode, cover_photo, created_at)
         values ($1, $2, $3, 'meetup', $4, 'he', 'ערב היכרות', 'נפגשים, מדברים', $5, $6, 'in-person', 'הסטודיו', $7, null, $8, now())`,
        [
          ...[id, slug, visibility ?? 'public', category ?? 'networking', start, end ?? start],
          ...[address === undefined ? 'דיזנגוף 50, תל אביב' : address, coverPhoto ?? null],
        ],
      );
      return id;
    },
    async registration(eventId: string, status: string, participants = 1): Promise<void> {
      await source.query(
        `insert into hosted_events.registrations (id, event_id, status, participants, created_at) values ($1, $2, $3, $4, now())`,
        [newId(), eventId, status, participants],
      );
    },
    async close(): Promise<void> {
      await app.close();
      web.remove();
      await database.drop();
    },
  };
};
export type HostedEventsApp = Awaited<ReturnType<typeof hostedEventsApp>>;
