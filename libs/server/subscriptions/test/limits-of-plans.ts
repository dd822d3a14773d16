import type { PlanKeeping } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { startOfDay } from '@smachot/pricing';
import type { OwnedStore, SubscriptionsApp } from './subscriptions-app';

/** Cases of one spec, which share its app. */
export const limitsOfPlans = (app: () => SubscriptionsApp): void => {
  describe('the limits of a plan', () => {
    const unit = (name: string, visibility = 'public') => ({
      ...{ type: 'simple', name, summary: name, description: name, visibility, durationHours: 6 },
      pricingFactor: { type: 'no_participants', price: 100 },
    });
    const add = ({ owner, partner }: OwnedStore) =>
      app().call<{ pricingUnitId: string; version: number }>(
        'POST',
        `/v1/partners/${partner}/pricing-units`,
        {
          as: owner,
          body: unit(newId()),
        },
      );
    const archivedOf = async ({ owner, partner }: OwnedStore): Promise<string[]> => {
      const { body } = await app().call<PlanKeeping>('GET', `/v1/partners/${partner}/plan-keeping`, {
        as: owner,
      });
      return body.units
        .filter(({ archivedByPlan }) => archivedByPlan)
        .map(({ pricingUnitId }) => pricingUnitId);
    };
    const fill = async (store: OwnedStore, count: number) => {
      for (let index = 0; index < count; index++) expect((await add(store)).status).toBe(201);
    };

    it('are enforced for pricing units, each refusal names the plan that lifts it', async () => {
      const store = await app().store();
      await fill(store, 10);
      expect((await add(store)).body.code).toBe('plan.units.iron_swords');
      expect(await app().read(store)).toMatchObject({ used: { pricingUnits: 10, crew: 1 } });
      await app().choose(store, 'iron-swords-plan');
      const listedPlan = async () =>
        app().source.query('select plan_id from stores.stores where id = $1', [store.storeId]);
      expect(await listedPlan()).toEqual([{ plan_id: 'iron-swords-plan' }]);
      const { body: eleventh } = await add(store);
      const ofUnit = `/v1/pricing-units/${eleventh.pricingUnitId}`;
      await app().act(store, 'cancel');
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      expect(await listedPlan()).toEqual([{ plan_id: 'basic-plan' }]);
      // what is over the limit is archived, and nothing is added
      expect(await app().read(store)).toMatchObject({
        used: { pricingUnits: 10 },
        limits: { pricingUnits: 10 },
      });
      const refused = 'plan.units.iron_swords';
      expect((await app().call('POST', `${ofUnit}/duplicate`, { as: store.owner })).body.code).toBe(refused);
      const archived = await archivedOf(store);
      expect(archived).toHaveLength(1);
      expect(await app().noticesTo(store.owner)).toEqual(['subscription_ended', 'plan_fitted']);
      const ofArchived = `/v1/pricing-units/${archived[0]!}`;
      const { body: seen } = await app().call<{ version: number; visibility: string }>(
        'GET',
        `${ofArchived}/manage`,
        {
          as: store.owner,
        },
      );
      const again = { pricingUnit: unit('again'), version: seen.version };
      expect((await app().call('PUT', ofArchived, { as: store.owner, body: again })).body.code).toBe(refused);
      expect(seen.visibility).toBe('archived');
      await app().choose(store, 'iron-swords-plan');
      expect(await archivedOf(store)).toEqual([]);
      const { body: back } = await app().call('GET', `${ofArchived}/manage`, { as: store.owner });
      expect(back).toMatchObject({ visibility: 'public' });
    });
    it('let the owner choose what stays, before and after the plan became smaller', async () => {
      const store = await app().store();
      await app().choose(store, 'iron-swords-plan');
      await fill(store, 12);
      const keeping = `/v1/partners/${store.partner}/plan-keeping`;
      const read = async () =>
        (await app().call<PlanKeeping>('GET', keeping, { as: store.owner })).body.units;
      const inOrder = (await read()).map(({ pricingUnitId }) => pricingUnitId).reverse();
      const order = (pricingUnitIds: string[]) =>
        app().call<PlanKeeping>('PUT', keeping, { as: store.owner, body: { pricingUnitIds } });
      expect((await order(inOrder)).body.units.map(({ pricingUnitId: id }) => id)).toEqual(inOrder);
      await app().act(store, 'cancel');
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      const archived = async () =>
        (await read()).filter(({ archivedByPlan }) => archivedByPlan).map(({ pricingUnitId: id }) => id);
      expect(await archived()).toEqual(inOrder.slice(10));
      // the jobs of a plan may come twice
      await app().work.run((tx) => {
        tx.emit('subscriptions.plan_changed', { storeId: store.storeId });
        return Promise.resolve();
      });
      await app().settle();
      expect(await archived()).toEqual(inOrder.slice(10));
      const other = [...inOrder].reverse();
      await order(other);
      expect(await archived()).toEqual(other.slice(10));
      const member = await app().member(store, 'Member');
      expect((await app().call('GET', keeping, { as: member })).body.code).toBe('crew.owners_only');
      expect(
        (await app().call('PUT', keeping, { as: await app().person(), body: { pricingUnitIds: [] } })).status,
      ).toBe(404);
    });
    it('suspend members who joined last, never owners, and reinstate them', async () => {
      const store = await app().store();
      await app().choose(store, 'iron-swords-plan');
      const crew = [];
      for (const role of ['Member', 'Member', 'Member', 'Owner'] as const)
        crew.push(await app().member(store, role));
      const [first, , last, owner] = crew as [string, string, string, string];
      await app().act(store, 'cancel');
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      const manage = (as: string) => app().call('GET', `/v1/partners/${store.partner}/manage`, { as });
      const statuses = async () =>
        (await Promise.all([first, last, owner].map(manage))).map(({ status }) => status);
      expect(await statuses()).toEqual([200, 404, 200]);
      const list = await app().call<{ members: { suspended: boolean }[] }>(
        'GET',
        `/v1/partners/${store.partner}/crew`,
        { as: store.owner },
      );
      expect(list.body.members.map(({ suspended }) => suspended)).toEqual([false, false, false, true, true]);
      expect(await app().noticesTo(last)).toEqual(['crew_suspended']);
      expect(await app().noticesTo(first)).toEqual([]);
      expect(await app().noticesTo(owner)).toContain('plan_fitted');
      await app().choose(store, 'iron-swords-plan');
      expect(await statuses()).toEqual([200, 200, 200]);
    });
    it('let the owner choose who stays, before and after the plan became smaller', async () => {
      const store = await app().store();
      await app().choose(store, 'iron-swords-plan');
      const people = [];
      for (let index = 0; index < 3; index++) people.push(await app().member(store, 'Member'));
      const [first, , last] = people as [string, string, string];
      const keeping = `/v1/partners/${store.partner}/plan-keeping`;
      const members = async () =>
        (await app().call<PlanKeeping>('GET', keeping, { as: store.owner })).body.crew.map(
          ({ memberId }) => memberId,
        );
      const order = (memberIds: string[]) =>
        app().call<PlanKeeping>('PUT', keeping, { as: store.owner, body: { memberIds } });
      const [owner, ...joined] = (await members()) as [string, ...string[]];
      const backwards = [...joined].reverse();
      const strangers = newId();
      expect((await order([strangers, ...backwards, owner])).status).toBe(200);
      expect(await members()).toEqual([owner, ...backwards]);
      // the units are put in order by themselves, and change nothing of the members
      await app().call('PUT', keeping, { as: store.owner, body: { pricingUnitIds: [] } });
      expect(await members()).toEqual([owner, ...backwards]);
      await app().act(store, 'cancel');
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      const manage = (as: string) => app().call('GET', `/v1/partners/${store.partner}/manage`, { as });
      const statuses = () =>
        Promise.all([store.owner, first, last].map(async (one) => (await manage(one)).status));
      expect(await statuses()).toEqual([200, 404, 200]);
      await order(joined);
      expect(await statuses()).toEqual([200, 200, 404]);
      expect(await app().noticesTo(last)).toEqual(['crew_suspended']);
      expect(await members()).toEqual([owner, ...joined]);
    });
    it('are asked again when an invitation to the crew is accepted', async () => {
      const store = await app().store();
      await app().choose(store, 'iron-swords-plan');
      for (const role of ['Member', 'Member'] as const) await app().member(store, role);
      const invited = await app().person();
      const [{ phone }] = await app().source.query<[{ phone: string }]>(
        'select phone from identity.users where id = $1',
        [invited],
      );
      const { body } = await app().call<{ invitationId: string }>(
        'POST',
        `/v1/partners/${store.partner}/crew`,
        {
          as: store.owner,
          body: { phoneNumber: phone, role: 'Member' },
        },
      );
      await app().source.query(
        `update stores.crew_invitations set expires_at = expires_at + interval '60 days' where id = $1`,
        [body.invitationId],
      );
      await app().act(store, 'cancel');
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      const accept = () =>
        app().call('POST', `/v1/me/crew-invitations/${body.invitationId}`, {
          as: invited,
          body: { accept: true },
        });
      expect((await accept()).body.code).toBe('crew.store_full');
      await app().choose(store, 'iron-swords-plan');
      expect((await accept()).status).toBeLessThan(300);
    });
    it('are enforced for the crew, open invitations included', async () => {
      const store = await app().store();
      const invite = (phoneNumber: string) =>
        app().call('POST', `/v1/partners/${store.partner}/crew`, {
          as: store.owner,
          body: { phoneNumber, role: 'Member' },
        });
      await app().member(store, 'Member');
      expect((await invite('0521110001')).status).toBe(201);
      // the same phone again replaces the invitation
      expect((await invite('0521110001')).status).toBe(201);
      expect((await invite('0521110002')).body.code).toBe('plan.crew.iron_swords');
      await app().choose(store, 'iron-swords-plan');
      expect((await invite('0521110002')).status).toBe(201);
    });
  });
};
