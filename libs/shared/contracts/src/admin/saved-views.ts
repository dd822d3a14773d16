import * as z from 'zod/mini';
import { call } from '../call';
import { SavedViewId } from '../ids';
import { line } from '../primitives';
import { AdminList } from './admin-lists';

/** The most views an admin can keep. */
export const SAVED_VIEWS_MAX = 50;

/** A list with its filters, kept by one admin. `query`: the filters as the address has them, without the question mark. */
export const SavedView = z.object({
  viewId: SavedViewId,
  list: AdminList,
  name: z.string(),
  query: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;
export const SavedViewForm = z.object({
  list: AdminList,
  name: line(40),
  query: z.string().check(z.maxLength(1000), z.regex(/^[\w\-.*~%=&+:]*$/)),
});
export type SavedViewForm = z.infer<typeof SavedViewForm>;

const path = '/admin/api/views';
/** The caller's own, by name. */
export const listSavedViews = call({
  id: 'admin.listViews',
  method: 'GET',
  path,
  access: 'superAdmin',
  answer: z.object({ views: z.array(SavedView) }),
});
/** Saves a view; one of the same list and name is replaced. Refused beyond `SAVED_VIEWS_MAX` (`admin.too_many_views`). */
export const saveView = call({
  id: 'admin.saveView',
  method: 'POST',
  path,
  access: 'superAdmin',
  noAct: true,
  body: SavedViewForm,
  answer: SavedView,
  status: 200,
});
/** A view that is missing, or another admin's, counts as deleted. */
export const deleteView = call({
  id: 'admin.deleteView',
  method: 'DELETE',
  path: `${path}/:viewId`,
  access: 'superAdmin',
  noAct: true,
  params: z.object({ viewId: SavedViewId }),
  status: 204,
});
