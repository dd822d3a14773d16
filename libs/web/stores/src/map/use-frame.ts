import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Box, Frame } from './pins';

/** The size until it is measured: a phone of 360 px. */
const USUAL: Frame = { width: 328, height: 410 };

/** The size of a map on the screen. */
export const useFrame = (): [RefObject<HTMLDivElement | null>, Frame] => {
  const holder = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState(USUAL);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setFrame((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [holder, frame];
};

const BUTTON = 44;
const SPACE = 4;
const EDGE = 8;
/** The box of the map's own buttons, stacked in the lower right corner. */
export const actsBox = ({ width, height }: Frame, count: number): Box => {
  const tall = count * BUTTON + (count - 1) * SPACE;
  return { x: width - EDGE - BUTTON, y: height - EDGE - tall, width: BUTTON + EDGE, height: tall + EDGE };
};
