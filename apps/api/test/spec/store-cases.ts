import { createHash } from 'node:crypto';
import {
  answered,
  ask,
  type Cases,
  otherStoreId,
  people,
  product,
  read,
  refused,
  STORE,
  storeId,
} from './spec-world';

const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
);
const account = { bankNumber: '12', branchNumber: '634', accountNumber: '471840512' };

const waitingDetails = async (): Promise<string> =>
  (
    await read<{ id: string }>(
      `select d.id from verification.bank_details d join stores.stores s on s.id = d.store_id where s.username = 'hameashna'`,
    )
  ).id;

/** The lines about sign-in, stores, their money, and administrators. */
export const storeCases: Cases = {
  'GET /api/auth/refresh': async (line) => {
    const bearer = people.host!.refresh!;
    const answer = await product.call('GET', '/api/auth/refresh', { bearer });
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(['access_token', 'refresh_token']));
    expect(line).toBeTruthy();
    await refused({ visitor: 401, stranger: 401 }, ['GET', '/api/auth/refresh']);
  },
  'POST /v1/documents/upload': async (line) => {
    const uploaded: { documentId: string; bytes: number } = await answered(line, 'otherPartner', [
      'POST',
      '/v1/documents/upload',
      PDF,
    ]);
    expect(uploaded.bytes).toBe(PDF.length);
    await refused({ visitor: 401 }, ['POST', '/v1/documents/upload', PDF]);
  },
  'GET /v1/bank-details/{a}/{b}': async (line) => {
    const path = `/v1/bank-details/partner/${storeId}`;
    expect(await answered(line, 'partner', ['GET', path])).toMatchObject({
      bankDetails: { bankNumber: '12', verification_status: 'verified', accountLastDigits: '456' },
    });
    await refused({ visitor: 401, stranger: 404, otherPartner: 404 }, ['GET', path]);
  },
  'POST /v1/bank-details/{a}/{b}': async (line) => {
    const path = `/v1/bank-details/partner/${otherStoreId}`;
    const { documentId } = (await ask('otherPartner', 'POST', '/v1/documents/upload', PDF)).body;
    const body = { ...account, documentId };
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['POST', path, body]);
    expect(await answered(line, 'otherPartner', ['POST', path, body])).toMatchObject({
      verification_status: 'in_process',
    });
  },
  'PUT /v1/bank-details/{id}': async (line) => {
    const { id } = await read<{ id: string }>(
      'select id from verification.bank_details where store_id = $1',
      [otherStoreId],
    );
    const body = { ...account, branchNumber: '600' };
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['PUT', `/v1/bank-details/${id}`, body]);
    expect(await answered(line, 'otherPartner', ['PUT', `/v1/bank-details/${id}`, body])).toMatchObject({
      branchNumber: '600',
    });
  },
  'GET /v1/payments/user-tokens': async (line) => {
    const cards = await answered(line, 'host', ['GET', '/v1/payments/user-tokens']);
    expect(JSON.stringify(cards)).toContain('"lastFourDigits":"5846"');
    await refused({ visitor: 401 }, ['GET', '/v1/payments/user-tokens']);
    expect(JSON.stringify((await ask('stranger', 'GET', '/v1/payments/user-tokens')).body)).not.toContain(
      '5846',
    );
  },
  'POST /v1/payments/partner/subscriptions': async (line) => {
    const { termsVersion } = (await ask('visitor', 'GET', '/v1/plans')).body;
    const body = { partnerId: storeId, planId: 'basic-plan', billing: 'monthly', due: 0, termsVersion };
    const path = '/v1/payments/partner/subscriptions';
    await refused({ visitor: 401, stranger: 404, otherPartner: 404 }, ['POST', path, body]);
    const chosen = await answered(line, 'partner', ['POST', path, body]);
    // the year is paid: the plan ends with it
    expect(chosen).toMatchObject({ planId: 'plus-plan', phase: 'ending' });
  },
  'GET /v1/plans/{planId}/pricing': async (line) => {
    for (const billing of ['monthly', 'annually'])
      expect(
        await answered(line, 'visitor', ['GET', `/v1/plans/pro-plan/pricing?billing=${billing}`]),
      ).toMatchObject({ id: 'pro-plan', pricing: { billingCycle: billing } });
    const { status } = await ask('visitor', 'GET', '/v1/plans/gold-plan/pricing');
    expect([404, 422]).toContain(status);
  },
  'PUT /v1/partners/{id}/email': async (line) => {
    const [path, body] = [`/v1/partners/${STORE}/email`, { email: 'julie@example.com' }];
    await refused({ visitor: 401, stranger: 404, otherPartner: 404 }, ['PUT', path, body]);
    expect(await answered(line, 'partner', ['PUT', path, body])).toEqual({ ...body, emailVerified: false });
  },
  'GET /v1/partners/verify-email': async (line) => {
    const token = 'a-link-that-came-by-mail-to-the-store';
    await product.source.query(
      `insert into stores.email_verifications (token_hash, store_id, email, expires_at) values ($1, $2, 'julie@example.com', now() + interval '1 day')`,
      [createHash('sha256').update(token).digest('base64url'), storeId],
    );
    const path = (given: string) => `/v1/partners/verify-email?token=${given}`;
    const { status } = await ask('visitor', 'GET', path('another-link-that-nobody-sent'));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await answered(line, 'visitor', ['GET', path(token)])).toMatchObject({ partnerUsername: STORE });
  },
  'POST /v1/partners/{id}/resend-verification': async (line) => {
    await ask('otherPartner', 'PUT', '/v1/partners/dj-roi/email', { email: 'roi@example.com' });
    const path = '/v1/partners/dj-roi/resend-verification';
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['POST', path]);
    await product.source.query(`update stores.email_verifications set expires_at = now()`);
    await answered(line, 'otherPartner', ['POST', path]);
  },
  'GET /admin/api/bank-details': async (line) => {
    const path = '/admin/api/bank-details';
    const all: { bankDetails: object[] } = await answered(line, 'admin', ['GET', path]);
    expect(all.bankDetails.length).toBeGreaterThanOrEqual(3);
    const waiting: { bankDetails: { verification_status: string }[] } = await answered(line, 'admin', [
      'GET',
      `${path}?is_verified=false`,
    ]);
    const statuses = waiting.bankDetails.map(({ verification_status: status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['in_process', 'rejected']));
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['GET', path]);
  },
  'GET /admin/api/bank-details/{id}': async (line) => {
    const path = `/admin/api/bank-details/${await waitingDetails()}`;
    expect(JSON.stringify(await answered(line, 'admin', ['GET', path]))).toContain('234565');
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['GET', path]);
  },
  'GET /admin/api/bank-details/{id}/document': async (line) => {
    const path = `/admin/api/bank-details/${await waitingDetails()}/document`;
    const { presigned_url: url }: { presigned_url: string } = await answered(line, 'admin', ['GET', path]);
    const file = await product.call('GET', url.replace(/^https?:\/\/[^/]+/, ''));
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment') as string,
    });
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['GET', path]);
  },
  'PUT /admin/api/bank-details/{id}/verify': async (line) => {
    const path = `/admin/api/bank-details/${await waitingDetails()}/verify?verification_status=rejected&notes=document_unreadable`;
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['PUT', path]);
    expect(await answered(line, 'admin', ['PUT', path])).toMatchObject({ verification_status: 'rejected' });
    await refused({ admin: 409 }, ['PUT', path]);
  },
};
