import { EntitySchema, type EntitySchemaOptions } from 'typeorm';
import type { AnyEntity } from './data-source';

/**
 * Defines one table of a context. The type of its rows is dropped here and nowhere else: a data source holds tables of any
 * rows, and a schema of TypeORM stands only for its own.
 */
export const defineEntity = <Row>(options: EntitySchemaOptions<Row>): AnyEntity =>
  anyEntity(new EntitySchema(options));

/** The same for a schema whose repository needs the type of its rows. */
export const anyEntity = <Row>(schema: EntitySchema<Row>): AnyEntity => schema as unknown as AnyEntity;
