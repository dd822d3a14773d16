/**
 * Routes of the specification without a screen yet. `soon`: planned and announced so; `not-implemented`: the specification
 * itself lists them as placeholders. Paths are relative to the parent they are mounted under.
 */
export type Planned = { path: string; kind: 'soon' | 'not-implemented'; feature: PlannedFeature };
export type PlannedFeature =
  | 'admin'
  | 'events'
  | 'stores'
  | 'proposals'
  | 'dashboard'
  | 'orders'
  | 'crew'
  | 'availability'
  | 'subscriptions'
  | 'help'
  | 'pricingUnits'
  | 'articles'
  | 'newsletters'
  | 'customers';

const soon = (path: string, feature: PlannedFeature): Planned => ({ path, kind: 'soon', feature });
const placeholder = (path: string, feature: PlannedFeature): Planned => ({
  path,
  kind: 'not-implemented',
  feature,
});

export const openToAll: Planned[] = [
  soon('proposal/:proposalId', 'proposals'),
  soon('proposal/:proposalId/checkout', 'proposals'),
];

export const ofPerson: Planned[] = [
  soon('events', 'events'),
  soon('events/new', 'events'),
  soon('events/:eventId', 'events'),
  soon('events/:eventId/edit', 'events'),
];

export const ofAdmin: Planned[] = [soon('help', 'help')];

export const ofStore: Planned[] = [
  soon('events', 'events'),
  soon('events/new', 'events'),
  soon('events/:eventId', 'events'),
  soon('events/:eventId/edit', 'events'),
  soon('proposals', 'proposals'),
  soon('proposals/new', 'proposals'),
  soon('proposals/terms', 'proposals'),
  placeholder('articles/*', 'articles'),
  placeholder('qr', 'dashboard'),
  placeholder('newsletters/*', 'newsletters'),
  placeholder('business-info/*', 'dashboard'),
  placeholder('customers/*', 'customers'),
];
