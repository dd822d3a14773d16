import { isId } from '@smachot/kernel';

export type Position = { keys: number[]; id: string };

export const cursorOf = ({ keys, id }: Position): string => `${keys.join('~')}~${id}`;

/** @returns undefined when the cursor is none of this order's */
export const positionOf = (cursor: string, keys: number): Position | undefined => {
  const parts = cursor.split('~');
  const id = parts.pop() ?? '';
  const numbers = parts.map(Number);
  const known = parts.length === keys && parts.every((part) => part !== '') && numbers.every(Number.isFinite);
  return known && isId(id) ? { keys: numbers, id } : undefined;
};
