import { CheckField } from '@smachot/web-ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { InvitationValues } from './invitation-values';

type SwitchName = 'showTables' | 'isRegistrationOpen' | 'dayOf' | 'thankYou' | 'tables';

/** A switch bound to a field of the invitation's form. */
export function FormSwitch({ name, label, hint }: { name: SwitchName; label: string; hint: string }) {
  const { control } = useFormContext<InvitationValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <CheckField
          kind="switch"
          label={label}
          hint={hint}
          checked={field.value}
          onChange={({ target }) => field.onChange(target.checked)}
        />
      )}
    />
  );
}
