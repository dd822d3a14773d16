import { useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';

/** Date and time in Israel. */
export function When({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at}>
      <bdi>{format.date(at)}</bdi> <Ltr>{format.time(at)}</Ltr>
    </time>
  );
}
