import fs from 'node:fs';
import path from 'node:path';
import { platformApp, testWebFolder } from '@smachot/server-testing';
import { WebPagesModule } from '../src';

const web = testWebFolder();
for (const page of ['index.html', 'guest.html'])
  fs.copyFileSync(path.resolve('apps/web', page), path.join(web.folder, page));
afterAll(() => web.remove());

const headsWith = async (settings: Record<string, string>): Promise<boolean[]> => {
  const platform = await platformApp([], [], {
    imports: [WebPagesModule],
    settings: { WEB_DIR: web.folder, ...settings },
  });
  try {
    const pages = ['/login', '/rsvp/01920000-0000-7000-8000-000000000001'];
    const answers = await Promise.all(pages.map((url) => platform.app.inject({ url })));
    return answers.map(({ body }) => body.includes('<meta name="tracing" /></head>'));
  } finally {
    await platform.close();
  }
};

it('pages tell the browser to begin traces only where a collector is configured', async () => {
  expect(await headsWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual([true, true]);
  expect(await headsWith({})).toEqual([false, false]);
});
