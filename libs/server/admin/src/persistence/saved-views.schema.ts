import type { SavedView, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

export type SavedViewRow = Omit<SavedView, 'viewId'> & {
  id: SavedView['viewId'];
  adminId: UserId;
  createdAt: Date;
};

export const SavedViewSchema = new EntitySchema<SavedViewRow>({
  name: 'SavedView',
  schema: 'admin',
  tableName: 'saved_views',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_saved_views' },
    adminId: { type: 'uuid', name: 'admin_id' },
    list: { type: 'text' },
    name: { type: 'text' },
    query: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [{ name: 'saved_views_once', columns: ['adminId', 'list', 'name'], unique: true }],
});
