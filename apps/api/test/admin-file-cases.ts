import type { SavedView } from '@smachot/contracts';
import { couponsAndDetails } from './admin-partner-cases';
import { RARE, ROWS } from './admin-rows';
import type { Person, Product } from './product';

type Admins = { product: Product; admin: Person };
type Around = Admins & {
  owner: Person;
  storeId: string;
  acts: () => Promise<{ details: Record<string, unknown> }[]>;
};
type Read = <T>(path: string, by?: Person) => Promise<T>;

/** Cases of one spec, which share its app and rows. */
export const filesOfLists = (around: () => Around): void => {
  describe('a file', () => {
    const file = async (path: string) => {
      const { product, admin } = around();
      await product.confirm(admin);
      return product.call('GET', `/admin/api/${path}`, {
        bearer: admin.bearer,
        headers: { 'accept-language': 'en' },
      });
    };

    it('has the rows of the filters, none of them a formula', async () => {
      await around().product.source.query(
        `update identity.users set first_name = '=HYPERLINK("x")', last_name = '' where username = 'user-1200'`,
      );
      const { headers, text } = await file('users/export?format=csv&state=blocked');
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['cache-control']).toContain('no-store');
      const lines = text.trimEnd().split('\r\n');
      expect(lines).toHaveLength(ROWS / RARE + 1);
      expect(lines[0]).toContain('First name,Last name,Phone');
      expect(lines.filter((line) => line.includes('HYPERLINK'))).toEqual([
        expect.stringMatching(/^"'=HYPERLINK\(""x""\)",,058-000-1200,/),
      ]);
    });

    it('of coupons says whose they are, and one of bank details has no number of an account', async () => {
      const { product, owner, storeId } = around();
      await couponsAndDetails(product, storeId, owner.user.id);
      const coupons = (await file('coupons/export?format=csv&q=file')).text.trimEnd().split('\r\n');
      expect(
        coupons
          .slice(1)
          .map((line) => line.split(',').slice(0, 4))
          .sort(),
      ).toEqual([
        ['FILE-ALL', 'The platform', 'Stopped', '15%'],
        ['FILE-OWN', 'המטבח', 'Active', '25'],
      ]);
      expect((await file('coupons/export?format=csv&q=file-own')).text.trimEnd().split('\r\n')).toHaveLength(
        2,
      );
      const { text } = await file('bank-details/export?format=csv&verification_status=rejected');
      const lines = text.trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(/^מטבח 7,Rejected,31,001,01\/02\/2026 02:00,,02\/02\/2026 02:00,/);
      expect(text).not.toContain('471840512');
      expect((await around().acts()).at(-1)?.details).toMatchObject({
        list: 'bank_details',
        rows: 1,
        complete: true,
      });
    });

    it('holds a whole list, and the log says how many rows it had', async () => {
      const { text } = await file('orders/export?format=csv&until=2026-06-01');
      expect(text.trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
      expect((await around().acts()).at(-1)?.details).toEqual({
        call: 'admin.exported',
        list: 'orders',
        format: 'csv',
        until: '2026-06-01',
        rows: ROWS,
        complete: true,
      });
    });

    it('of every list is a spreadsheet, and the log does not repeat what was searched for', async () => {
      for (const list of [
        ...['users', 'partners', 'orders', 'subscriptions', 'audit', 'events'],
        ...['coupons', 'bank-details'],
      ]) {
        const { status, headers } = await file(
          `${list}/export?format=xlsx&since=2026-01-03&until=2026-01-03`,
        );
        expect([list, status]).toEqual([list, 200]);
        expect(headers['content-type']).toContain('spreadsheetml');
      }
      await file('users/export?format=csv&q=0580001234');
      const { details } = (await around().acts()).at(-1)!;
      expect(details).toMatchObject({ list: 'users', searched: 'phone', rows: 1 });
      expect(JSON.stringify(details)).not.toContain('1234');
    });
  });
};

/** Cases of one spec, which share its app. */
export const savedViews = (around: () => Admins & { get: Read }): void => {
  describe('a saved view', () => {
    const save = (person: Person, body: object) =>
      around().product.call('POST', '/admin/api/views', { bearer: person.bearer, body });
    const viewsOf = async (person: Person) =>
      (await around().get<{ views: SavedView[] }>('views', person)).views;
    const view = { list: 'users', name: 'חסומים', query: 'state=blocked' };

    it('is its admin’s alone, and replaced by one of the same name', async () => {
      const { product, admin } = around();
      const other = await product.superAdmin('0521110053');
      await product.confirm(other);
      await product.confirm(admin);
      await save(admin, view);
      await save(admin, { ...view, query: 'state=deleted' });
      const [kept, ...more] = await viewsOf(admin);
      expect([kept, more]).toEqual([{ ...view, query: 'state=deleted', viewId: expect.any(String) }, []]);
      expect(await viewsOf(other)).toEqual([]);
      const path = `/admin/api/views/${kept!.viewId}`;
      await product.call('DELETE', path, { bearer: other.bearer });
      expect(await viewsOf(admin)).toHaveLength(1);
      await product.call('DELETE', path, { bearer: admin.bearer });
      expect(await viewsOf(admin)).toEqual([]);
    });

    it('is refused beyond fifty', async () => {
      const { product, admin } = around();
      await product.confirm(admin);
      for (let number = 0; number < 50; number++) await save(admin, { ...view, name: `תצוגה ${number}` });
      const refused = await save(admin, view);
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([
        409,
        'admin.too_many_views',
      ]);
      expect((await save(admin, { ...view, name: 'תצוגה 7', query: '' })).status).toBe(200);
    });
  });
};
