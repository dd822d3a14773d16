import { EntitySchema, type EntitySchemaOptions } from 'typeorm';
import { type AnyEntity, anyEntity } from './undeclared';

/** Defines one table of a context. A schema whose repository needs the type of its rows is made by itself and passed to `anyEntity`. */
export const defineEntity = <Row>(options: EntitySchemaOptions<Row>): AnyEntity =>
  anyEntity(new EntitySchema(options));
