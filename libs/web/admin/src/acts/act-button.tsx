import {
  ActDialog,
  Button,
  useSnackbar,
  type ActDialogProps,
  type ButtonKind,
  type IconName,
} from '@smachot/web-ui';
import { useState } from 'react';
import '../texts';

export type ActButtonProps = Pick<
  ActDialogProps,
  'title' | 'text' | 'confirm' | 'danger' | 'reasons' | 'send'
> & {
  kind?: ButtonKind;
  icon?: IconName;
  disabled?: boolean;
  /** Said when it is done. */
  done: string;
};

/** The button of an act, which asks why before it is done. */
export function ActButton({ kind = 'soft', icon, disabled, done, ...act }: ActButtonProps) {
  const [asking, setAsking] = useState(false);
  const say = useSnackbar();
  const close = () => setAsking(false);
  return (
    <>
      <Button
        kind={kind}
        danger={act.danger ?? false}
        disabled={disabled ?? false}
        onClick={() => setAsking(true)}
        {...(icon ? { icon } : {})}
      >
        {act.confirm}
      </Button>
      {asking ? (
        <ActDialog
          {...act}
          onClose={close}
          onDone={() => {
            close();
            say(done);
          }}
        />
      ) : null}
    </>
  );
}
