// What a use case of a context acts on: how it is named in an address, loaded under a lock, saved, read, and tested.

/**
 * @typedef {object} Subject
 * @property {string} id its parameter in the address, and the field of the command
 * @property {string} params code of the contract of the address's parameters, in `contracts`
 * @property {string} idType of one, as `contracts/src/ids.ts` names it
 * @property {string} contracts the file under libs/shared/contracts/src that the call goes to
 * @property {string} address code of the address of one
 * @property {string} controller file and class, from the context's src
 * @property {string} module file and list of handlers, from the context's src
 * @property {string} providers file and list of repositories and queries, from the context's src
 * @property {string} folder of use cases and of persistence that the files go to
 * @property {string} tests folder of test that the spec goes to; '' for test itself
 * @property {string} row what callers get, a name of apps/api/test/access-rows.ts
 * @property {string} rows file and object of apps/api/test
 * @property {{ file: string, name: string, field: string }} repository
 * @property {{ file: string, name: string, field: string }} [access] what loads it, where the repository does not
 * @property {string} lock code that loads it under a lock, in a transaction `tx`, as a Result
 * @property {string} locked code of the aggregate in that Result's value
 * @property {{ sql: string, name?: string, file?: string }} read SQL of one ($1) as its reader ($2) may see it; the function it calls, and
 * its file
 * @property {string} app file and function that start the context for an integration test
 */

/** @type {Record<string, Subject>} by context */
export const subjects = {
  rsvp: {
    id: 'eventId',
    params: 'InvitationParams',
    idType: 'EventId',
    contracts: 'rsvp/invitations',
    address: '`${event}/:eventId',
    controller: 'http/invitations.controller.ts#InvitationsController',
    module: 'rsvp.module.ts#invitations',
    providers: 'rsvp.module.ts#invitations',
    folder: 'invitations/',
    tests: 'invitations/',
    row: 'owner',
    rows: 'access-expected.ts#expectedAccess',
    repository: {
      file: 'persistence/invitations/invitation.repository',
      name: 'InvitationRepository',
      field: 'invitations',
    },
    access: { file: 'persistence/invitations/invitation-access', name: 'InvitationAccess', field: 'access' },
    lock: "this.access.lock(tx, eventId, userId, 'Editor')",
    locked: '',
    read: {
      sql: "select i.id from rsvp.invitations i where i.id = $1 and i.deleted_at is null and ${mayRead('$2')}",
      name: 'mayRead',
      file: 'invitation-access',
    },
    app: 'rsvp-app#rsvpApp',
  },
  stores: {
    id: 'partner',
    params: 'StoreParams',
    idType: 'StoreId',
    contracts: 'stores/store-calls',
    address: '`${storePath}',
    controller: 'http/stores.controller.ts#StoresController',
    module: 'stores.module.ts#stores',
    providers: 'persistence/persistence.providers.ts#persistenceProviders',
    folder: 'stores/',
    tests: '',
    row: 'crew',
    rows: 'access-of-market.ts#expectedOfMarket',
    repository: { file: 'persistence/stores/store.repository', name: 'StoreRepository', field: 'stores' },
    lock: "this.stores.load(tx, partner, { userId, as: 'Owner' })",
    locked: '.store',
    read: {
      sql: `select s.id from stores.stores s join stores.crew c on c.store_id = s.id and c.user_id = $2
       where \${namedBy(partner, '$1')} and s.closed_at is null`,
      name: 'namedBy',
      file: 'partner-key',
    },
    app: 'stores-app#storesApp',
  },
};
