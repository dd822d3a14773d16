import { useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';

/** Date and time in Israel. */
export function When({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at}>
      <Ltr>{`${format.date(at)} ${format.time(at)}`}</Ltr>
    </time>
  );
}

/** A sum in shekels. */
export function Sum({ shekels }: { shekels: number }) {
  const format = useFormat();
  return <Ltr>{format.shekels(shekels)}</Ltr>;
}
