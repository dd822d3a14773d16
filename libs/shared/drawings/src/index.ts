export { coverAddress, drawingAddress, DRAWINGS_PATH } from './address';
export { drawings, type DrawingName } from './drawings';
export {
  type Chair,
  CHAIR_RADIUS,
  chairsOfTable,
  type DrawnTable,
  type Size,
  sizeOfTable,
  TABLE_INSET,
} from './table-figure';
