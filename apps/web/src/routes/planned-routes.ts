/**
 * Routes of the specification without a screen yet. `soon`: planned and announced so; `not-implemented`: the specification
 * itself lists them as placeholders. Paths are relative to the parent they are mounted under.
 */
export type Planned = { path: string; kind: 'soon' | 'not-implemented'; feature: PlannedFeature };
export type PlannedFeature = 'reviews' | 'articles' | 'newsletters';

const soon = (path: string, feature: PlannedFeature): Planned => ({ path, kind: 'soon', feature });
const placeholder = (path: string, feature: PlannedFeature): Planned => ({
  path,
  kind: 'not-implemented',
  feature,
});

export const ofPerson: Planned[] = [soon('reviews/*', 'reviews')];

export const ofStore: Planned[] = [
  soon('reviews/*', 'reviews'),
  placeholder('articles/*', 'articles'),
  placeholder('newsletters/*', 'newsletters'),
];
