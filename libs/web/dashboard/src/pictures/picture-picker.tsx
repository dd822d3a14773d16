import { Button, Note, type ButtonKind } from '@smachot/web-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPicture, type PictureProblem } from './picture-check';

type Props = {
  label: ReactNode;
  many?: boolean;
  kind?: ButtonKind;
  busy?: boolean;
  disabled?: boolean;
  /** Called with valid files only; the picker itself shows the errors of the others. */
  onPick: (files: File[]) => void;
};

type Refused = { name: string; problem: PictureProblem };

/** Hands the valid ones of the chosen files to `onPick` and keeps the others with what is wrong with them. */
const usePick = (onPick: Props['onPick']) => {
  const [refused, setRefused] = useState<Refused[]>([]);
  // what was chosen before may have changed while these were looked at
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  const pick = async (list: FileList | null) => {
    const checked = await Promise.all(
      [...(list ?? [])].map(async (file) => ({ file, problem: await checkPicture(file) })),
    );
    setRefused(checked.flatMap(({ file, problem }) => (problem ? [{ name: file.name, problem }] : [])));
    const good = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    if (good.length > 0) latest.current(good);
  };
  return { refused, pick };
};

/** A button that brings pictures; each is looked at before anything travels. */
export function PicturePicker({ label, many, kind = 'soft', busy, disabled, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { refused, pick } = usePick(onPick);
  return (
    <>
      <Button
        kind={kind}
        icon="upload"
        busy={busy}
        disabled={disabled ?? false}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many ?? false}
        accept="image/png,image/jpeg"
        aria-label={typeof label === 'string' ? label : undefined}
        onChange={(event) => {
          void pick(event.target.files).then(() => {
            if (input.current) input.current.value = '';
          });
        }}
      />
      {refused.length > 0 ? <RefusedFiles refused={refused} /> : null}
    </>
  );
}

function RefusedFiles({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Note tone="bad">
      {refused.map(({ name, problem }) => (
        <div key={name}>
          <bdi>{name}</bdi>: {t(`pictures.${problem}`)}
        </div>
      ))}
    </Note>
  );
}
