/**
 * Routes of the specification without a screen yet. `soon`: planned and announced so; `not-implemented`: the specification
 * itself lists them as placeholders. Paths are relative to the parent they are mounted under.
 */
export type Planned = { path: string; kind: 'soon' | 'not-implemented'; feature: PlannedFeature };
export type PlannedFeature = 'articles' | 'newsletters';

export const ofStore: Planned[] = [
  { path: 'articles/*', kind: 'not-implemented', feature: 'articles' },
  { path: 'newsletters/*', kind: 'soon', feature: 'newsletters' },
];
