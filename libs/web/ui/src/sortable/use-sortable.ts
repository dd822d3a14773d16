import { useEffect, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { roomFor, targetIndex, type Span } from './target-index';

/** `grabbed`: distance in px from the row's top to the pointer. `spans`: null until the rows have their layout for dragging. */
type Drag = { from: number; to: number; dy: number; spans: Span[] | null; grabbed: number };
const EDGE_PX = 90;
const SCROLL_PX = 14;

const spansOf = (list: HTMLElement): Span[] =>
  [...list.children].map((child) => {
    const { top, height } = child.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

// the page's own scrolling is smooth; under a finger it must not lag
const scrollBy = (top: number): void => window.scrollBy({ top, behavior: 'instant' });

/** Scrolls the page when the pointer comes near its edges. */
const follow = (clientY: number): void => {
  if (clientY < EDGE_PX) scrollBy(-SCROLL_PX);
  else if (clientY > window.innerHeight - EDGE_PX) scrollBy(SCROLL_PX);
};

type List = HTMLUListElement | null;
type OnMove = (from: number, to: number) => void;

/** Dragging of a row by its handle; null while no row is dragged. */
const useDrag = (list: List, onMove: OnMove) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = (at: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const grabbed = event.clientY - (list.children[at]?.getBoundingClientRect().top ?? event.clientY);
    setDrag({ from: at, to: at, dy: 0, spans: null, grabbed });
  };
  const move = (event: PointerEvent) => {
    if (!drag || !list) return;
    if (drag.spans) follow(event.clientY);
    // Open rows have folded by now: the list is scrolled back under the pointer before it is measured.
    else
      scrollBy((list.children[drag.from]?.getBoundingClientRect().top ?? 0) + drag.grabbed - event.clientY);
    const spans = drag.spans ?? spansOf(list);
    const dy = event.clientY + window.scrollY - drag.grabbed - (spans[drag.from]?.top ?? 0);
    setDrag({ ...drag, spans, dy, to: targetIndex(spans, drag.from, dy) });
  };
  const drop = () => {
    if (!drag) return;
    setDrag(null);
    if (drag.to !== drag.from) onMove(drag.from, drag.to);
  };
  return { drag, start, move, drop, cancel: () => setDrag(null) };
};

/** Moving of a row by the arrow keys on its handle, which keeps the focus. */
const useArrowKeys = (list: List, onMove: OnMove) => {
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    // a row that changed its place has lost the focus on the way
    list?.children[wanted]?.querySelector<HTMLElement>('[data-grip]')?.focus();
  }, [wanted, list]);
  return (at: number, count: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const to = at + by;
    if (to < 0 || to >= count) return;
    setWanted(to);
    onMove(at, to);
  };
};

/** The dragged row follows the pointer; the others make room for it. */
const rowStyle = (drag: Drag | null, at: number): CSSProperties => {
  if (!drag?.spans) return {};
  if (at === drag.from)
    return {
      transform: `translateY(${drag.dy}px)`,
      position: 'relative',
      zIndex: 3,
      boxShadow: 'var(--sh-3)',
    };
  const room = roomFor(drag.spans, drag.from, drag.to, at);
  return { transform: room ? `translateY(${room}px)` : '', transition: 'transform var(--t) var(--ease)' };
};

/**
 * A list sorted by dragging a handle with finger or mouse, or by the arrow keys on the handle. `setList` is the `ref` of the
 * element whose children are the rows, `handle(at)` on the grip of each, `style(at)` on each row.
 */
export const useSortable = (onMove: OnMove) => {
  const [list, setList] = useState<List>(null);
  const { drag, start, move, drop, cancel } = useDrag(list, onMove);
  const step = useArrowKeys(list, onMove);
  return {
    setList,
    isDragging: drag !== null,
    handle: (at: number, count: number) => ({
      onPointerDown: start(at),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: cancel,
      onKeyDown: step(at, count),
    }),
    style: (at: number) => rowStyle(drag, at),
  };
};
export type Sortable = Omit<ReturnType<typeof useSortable>, 'setList'>;
