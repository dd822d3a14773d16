import { nationalPhone } from '@smachot/kernel';
import type { ReactNode } from 'react';

/** Codes, file names, times, prices: always from the left, isolated from the line around them. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** An E.164 phone as people here read it: 053-123-4567; others stay international. */
export function PhoneText({ phone, className }: { phone: string; className?: string }) {
  return <Ltr className={className}>{nationalPhone(phone)}</Ltr>;
}
