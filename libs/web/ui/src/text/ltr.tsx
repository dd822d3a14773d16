import { nationalPhone } from '@smachot/kernel';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Codes, file names, times: always from the left, isolated from the line around them. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** An id, a file name or an address: from the left; a long one goes on in the next line. */
export function LongCode({ children, className }: { children: string; className?: string | undefined }) {
  return <Ltr className={clsx('breaking', className)}>{children}</Ltr>;
}

/** A web or mail address. */
export function AddressText({ address }: { address: string }) {
  return <LongCode>{address}</LongCode>;
}

/** An E.164 phone as people here read it: 053-123-4567; others stay international. */
export function PhoneText({ phone, className }: { phone: string; className?: string }) {
  return <Ltr className={className}>{nationalPhone(phone)}</Ltr>;
}
