import { useFormat } from '@smachot/web-platform';

/** A sum in shekels, isolated. Its direction is that of its format: in Hebrew the sign stands to the left of the digits. */
export function SumText({ shekels, className }: { shekels: number; className?: string | undefined }) {
  const format = useFormat();
  return <bdi className={className}>{format.shekels(shekels)}</bdi>;
}
