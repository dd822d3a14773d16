export { coverAddress, drawingAddress, DRAWINGS_PATH } from './address';
export { drawings, type DrawingName } from './drawings';
