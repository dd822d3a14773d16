import { focusSoon } from '@smachot/web-ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a stage that replaced the page: it takes the focus, so that it is seen and announced wherever the person was. */
export function StageTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' });
    return focusSoon(title.current);
  }, []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
