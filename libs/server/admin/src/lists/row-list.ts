import type { ListPage, ListPosition } from '@smachot/server-platform';

/** A list of the panel as its rows on the wire, the newest first: what a page of the screen and a file are made of. */
export interface RowList<Filter, Row> {
  page(filter: Filter, position: ListPosition): Promise<ListPage<Row>>;
}
