export type Position = { keys: number[]; id: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const cursorOf = ({ keys, id }: Position): string => `${keys.join('~')}~${id}`;

/** @returns undefined when the cursor is none of this order's */
export const positionOf = (cursor: string, keys: number): Position | undefined => {
  const parts = cursor.split('~');
  const id = parts.pop() ?? '';
  const numbers = parts.map(Number);
  const known = parts.length === keys && parts.every((part) => part !== '') && numbers.every(Number.isFinite);
  return known && ID.test(id) ? { keys: numbers, id } : undefined;
};
