import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

export type Offset = { x: number; y: number };
type DragEvents = { onDrop: (offset: Offset, under: Element | null) => void; touchOnly?: string };

const THRESHOLD_PX = 6;
const NOWHERE: Offset = { x: 0, y: 0 };

const mayStart = (event: PointerEvent<HTMLElement>, touchOnly: string | undefined): boolean =>
  event.button === 0 &&
  (event.pointerType === 'mouse' || !touchOnly || (event.target as Element).closest(touchOnly) !== null);

/**
 * Dragging with a pointer: `offset` in px while something is dragged, `pointer` where the pointer is in the window. A press that hardly moves stays a click. `touchOnly`: selector of
 * the part by which fingers drag, because elsewhere they scroll.
 */
export const useDrag = ({ onDrop, touchOnly }: DragEvents) => {
  const [offset, setOffset] = useState<Offset | null>(null);
  const [pointer, setPointer] = useState<Offset>(NOWHERE);
  const start = useRef<Offset | null>(null);
  const dragged = useRef(false);
  const distance = ({ clientX, clientY }: PointerEvent): Offset => ({
    x: clientX - (start.current?.x ?? clientX),
    y: clientY - (start.current?.y ?? clientY),
  });
  const cancel = () => {
    start.current = null;
    setOffset(null);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    dragged.current = false;
    if (mayStart(event, touchOnly)) start.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const now = distance(event);
    if (!dragged.current && Math.hypot(now.x, now.y) < THRESHOLD_PX) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    setOffset(now);
    setPointer({ x: event.clientX, y: event.clientY });
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    const moved = dragged.current && start.current ? distance(event) : null;
    cancel();
    if (moved) onDrop(moved, document.elementFromPoint(event.clientX, event.clientY));
  };
  const handlers = {
    ...{ onPointerDown: press, onPointerMove: move, onPointerUp: drop, onPointerCancel: cancel },
    onClickCapture: (event: MouseEvent) => swallowClick(event, dragged),
  };
  return { offset, pointer, handlers };
};

/** The click that ends a drag is none. */
const swallowClick = (event: MouseEvent, dragged: RefObject<boolean>): void => {
  // a press of a key is a click too, without a pointer
  if (!dragged.current || event.detail === 0) return;
  dragged.current = false;
  event.stopPropagation();
  event.preventDefault();
};
