import { DAY_MS } from '@smachot/kernel';
import { drawPaper } from '@smachot/server-documents';
import { FileStore, SealedFiles, Secrets, UnitOfWork } from '@smachot/server-platform';
import { testConfig, TUESDAY } from '@smachot/server-testing';
import sharp from 'sharp';
import { seedVerificationDemo } from '../src';
import { DocumentRepository } from '../src/persistence/document.repository';
import { DocumentFiles } from '../src/services/document-files';
import { ResealDocumentsHandler } from '../src/use-cases/reseal-documents';
import { ACCOUNT, ADMIN, after, PDF, type VerificationApp, verificationApp } from './verification-app';

let app: VerificationApp;
beforeAll(async () => {
  app = await verificationApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app?.close());

const WORDS = 'אישור ניהול חשבון';
const letter = (lines = 1) =>
  drawPaper({
    title: WORDS,
    heading: WORDS,
    head: ['12-634-471840512'],
    lines: Array.from({ length: lines }, (_, at) => [`שורה ${at}`, '']),
    total: ['', ''],
    foot: [],
  });
type Stored = { id: string; file: string; previews: string[]; key: string | null; state: string };
const stored = async (id: string): Promise<Stored> => {
  const [row]: Stored[] = await app.source.query(
    `select id, file_key as file, preview_keys as previews, sealed_with as key, preview_state as state
     from verification.documents where id = $1`,
    [id],
  );
  return row!;
};
/** The bytes as they lie in the folder or the bucket. */
const bytesOf = (key: string): Promise<Buffer | undefined> =>
  app.app
    .get(FileStore)
    .read(key)
    .catch(() => undefined);

describe('a document', () => {
  const upload = async (bytes: Buffer, name?: string) => {
    const { status, body } = await app.upload(await app.person(), bytes, name);
    return [status, body.code ?? body.mediaType];
  };

  it('is a PDF, PNG or JPEG by its content, without active content, of 10 MB at most', async () => {
    const script = Buffer.from(
      PDF.toString().replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>'),
    );
    expect(await upload(PDF)).toEqual([201, 'application/pdf']);
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'letter.png')).toEqual([
      415,
      'document.unsupported',
    ]);
    expect(await upload(script)).toEqual([415, 'document.active']);
    expect(await upload(Buffer.from('89504e470d0a1a0a0000', 'hex'))).toEqual([415, 'document.unsupported']);
    expect(await upload(Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]))).toEqual([
      413,
      'document.too_large',
    ]);
  });

  it('that is a picture is drawn anew: nothing but the picture is stored', async () => {
    const { owner } = await app.store();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: 'ZEHAVIT' } })
      .jpeg()
      .toBuffer();
    const { body } = await app.upload(owner, Buffer.concat([photo, Buffer.from('<script>')]), 'צילום.png');
    expect(body).toMatchObject({ mediaType: 'image/jpeg', fileName: 'צילום.jpg' });
    const { file } = await stored(body.documentId);
    const kept = (await app.app.get(SealedFiles).read('bank-document', file)).toString('latin1');
    expect(photo.toString('latin1')).toContain('ZEHAVIT');
    expect(kept).not.toMatch(/ZEHAVIT|<script>/);
  });

  it('is read at an address of sixty seconds, as an attachment that no cache keeps', async () => {
    const { details } = await app.submitted();
    const { presigned_url, previewState, previews, expiresAt } = await app.addresses(details.id);
    expect([previewState, previews]).toEqual(['waiting', []]);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    const file = await app.call('GET', presigned_url);
    expect([file.status, file.raw.equals(PDF)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''letter.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const expired = await app.call('GET', presigned_url);
    later.mockRestore();
    const other = await app.submitted();
    const forged = presigned_url.replace(details.document.documentId, other.documentId);
    expect([expired.status, (await app.call('GET', forged)).status]).toEqual([404, 404]);
    expect((await app.call('GET', `${presigned_url}&page=1`)).status).toBe(404);
    expect((await app.call('GET', presigned_url.split('?')[0]!)).status).toBe(422);
  });

  it('that is a picture is its own preview, shown in the page', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { owner, details } = await app.submitted();
    const { documentId } = (await app.upload(owner, picture, 'a.png')).body;
    await app.edit(owner, details.id, { ...ACCOUNT, documentId });
    const { previews } = await app.addresses(details.id);
    const preview = await app.call('GET', previews[0]!);
    expect(preview.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
    });
  });

  it('is deleted when nothing has used it for a day', async () => {
    const { owner, details, documentId } = await app.submitted();
    const unused = (await app.upload(owner)).body.documentId;
    const next = (await app.upload(owner)).body.documentId;
    await app.edit(owner, details.id, { ...ACCOUNT, documentId: next });
    await app.tick(after(DAY_MS - 1));
    const left = async () =>
      (
        await app.source.query<{ id: string }[]>(
          'select id from verification.documents where uploader_id = $1',
          [owner],
        )
      ).map(({ id }) => id);
    expect((await left()).toSorted()).toEqual([documentId, unused, next].toSorted());
    const files = [await stored(documentId), await stored(unused)].map(({ file }) => file);
    await app.tick(after(DAY_MS));
    expect(await left()).toEqual([next]);
    expect(await Promise.all(files.map(bytesOf))).toEqual([undefined, undefined]);
  });

  it('lies encrypted, and so do the previews of its first five pages, which nobody reads without a fresh signature', async () => {
    const { owner, details } = await app.submitted();
    const { documentId } = (await app.upload(owner, await letter(200))).body;
    await app.edit(owner, details.id, { ...ACCOUNT, documentId });
    await app.jobs.drain();
    const shown = await app.addresses(details.id);
    expect(shown.previewState).toBe('ready');
    expect(shown.pages).toBeGreaterThan(5);
    expect(shown.previews).toHaveLength(5);
    const [first, second] = shown.previews;
    const page = await app.call('GET', first!);
    expect(page.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
    });
    const { format, height } = await sharp(page.raw).metadata();
    expect([format, height]).toEqual(['webp', 1_800]);
    const sixth = first!.replace('page=1', 'page=6');
    const bySecond = new URLSearchParams(second!.split('?')[1]).get('signature')!;
    const other = first!.replace(/signature=\w+/, `signature=${bySecond}`);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const expired = await app.call('GET', first!);
    later.mockRestore();
    const refused = [expired, await app.call('GET', sixth), await app.call('GET', other)];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { file, previews } = await stored(documentId);
    for (const key of [file, ...previews]) {
      const bytes = (await bytesOf(key))!;
      expect(bytes.subarray(0, 4).toString()).toBe('SMF1');
      expect(bytes.toString('latin1')).not.toMatch(/%PDF|WEBP/);
    }
  });

  it('that cannot be drawn is offered for download', async () => {
    const { details } = await app.submitted();
    await app.jobs.drain();
    expect(await app.addresses(details.id)).toMatchObject({ previewState: 'failed', previews: [] });
  });

  it('that was stored in clear is encrypted and drawn, and nothing of it stays behind', async () => {
    const { details, documentId } = await app.submitted();
    await app.jobs.drain();
    await app.app.get(FileStore).put('documents/old.pdf', await letter(), 'application/pdf');
    await app.source.query(
      `update verification.documents set file_key = 'documents/old.pdf', sealed_with = null, preview_state = 'waiting' where id = $1`,
      [documentId],
    );
    const before = await app.call('GET', (await app.addresses(details.id)).presigned_url);
    await app.jobs.tick(TUESDAY);
    await app.jobs.drain();
    const now = await app.addresses(details.id);
    expect(now).toMatchObject({ previewState: 'ready', pages: 1 });
    expect((await app.call('GET', now.presigned_url)).raw.equals(before.raw)).toBe(true);
    expect(await stored(documentId)).toMatchObject({ key: 'v1', state: 'ready' });
    expect(await bytesOf('documents/old.pdf')).toBeUndefined();
  });

  it('of the demo data waits for the demo admin, drawn, however often it is written', async () => {
    const names = ['savta-julie', 'hameashna', 'mika-cakes'];
    const stores = await Promise.all(names.map(() => app.store()));
    const demo = {
      storeIds: Object.fromEntries(names.map((name, at) => [name, stores[at]!.partnerId])),
      owners: { partner: stores[0]!.owner, smoke: stores[1]!.owner, sweet: stores[2]!.owner },
      adminId: ADMIN,
      now: TUESDAY,
    };
    await seedVerificationDemo(app.source, app.config, demo);
    await seedVerificationDemo(app.source, app.config, demo);
    await app.jobs.drain();
    const rows: { id: string; status: string }[] = await app.source.query(
      'select id, status from verification.bank_details where store_id = any($1) order by submitted_at',
      [Object.values(demo.storeIds)],
    );
    expect(rows.map(({ status }) => status)).toEqual(['verified', 'rejected', 'in_process']);
    expect(await app.addresses(rows[2]!.id)).toMatchObject({ previewState: 'ready', pages: 1 });
  });

  it('is encrypted anew with its previews when the key was changed; one that is lost keeps no other back', async () => {
    const [lost, { documentId }] = [await app.submitted(), await app.submitted()];
    const { owner } = await app.store();
    const drawn = (await app.upload(owner, await letter())).body.documentId;
    await app.jobs.drain();
    const [before, gone] = [await stored(drawn), await stored(lost.documentId)];
    await app.app.get(FileStore).delete(gone.file);
    const { SECRET_KEY, LOG_LEVEL } = app.config.settings;
    const rotated = new Secrets(
      testConfig('postgres://x', { SECRET_KEY, LOG_LEVEL, SEALING_KEYS: `k1:${'n'.repeat(32)}` }),
    );
    const store = app.app.get(FileStore);
    const files = new DocumentFiles(store, new SealedFiles(store, rotated));
    const work = app.app.get(UnitOfWork);
    const reseal = new ResealDocumentsHandler(work, new DocumentRepository(), files, rotated);
    await expect(reseal.execute()).rejects.toThrow(/^1 of/);
    const after = await stored(drawn);
    expect([after.key, (await stored(documentId)).key, (await stored(lost.documentId)).key]).toEqual([
      'k1',
      'k1',
      'v1',
    ]);
    expect((await files.read({ sealedWith: 'k1' }, after.file)).subarray(0, 4).toString()).toBe('%PDF');
    expect((await files.read({ sealedWith: 'k1' }, after.previews[0]!)).subarray(8, 12).toString()).toBe(
      'WEBP',
    );
    await expect(app.app.get(SealedFiles).read('bank-document', after.file)).rejects.toThrow('k1');
    await app.jobs.drain();
    expect(await bytesOf(before.file)).toBeUndefined();
    expect(await bytesOf(before.previews[0]!)).toBeUndefined();
  });
});
