import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import '../styles/controls.css';

export type FieldWords = {
  label: ReactNode;
  /** A permanent hint under the field that describes the expected value. */
  hint?: ReactNode;
  /** The error in words; also marks the field as invalid. */
  error?: ReactNode;
};

export const describedBy = (id: string, { hint, error }: FieldWords): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Own label above, never floating; hint and problem below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="ui-said">
          {hint}
        </p>
      ) : null}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </div>
  );
}

/** The error under its field; also for custom fields. */
export function FieldProblem({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="ui-said ui-field-error">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
