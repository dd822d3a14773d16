import type { ExportFormat } from '@smachot/contracts';
import { useConfirmed } from '@smachot/web-platform';
import { ExportButtons } from '@smachot/web-ui';

/** Fetches a file and gives it to the person to keep. */
export type SaveList = (fileName: string, format: ExportFormat) => Promise<void>;

/** Export of the whole filtered list; the server may demand a fresh confirmation first. `name`: the file's name without its extension. */
export function ExportList({ name, saveAs }: { name: string; saveAs: SaveList }) {
  const confirmed = useConfirmed();
  const save = async (format: ExportFormat) => {
    const { error } = await confirmed(() =>
      saveAs(`${name}.${format}`, format).then(
        () => ({ error: undefined }),
        (failure: Error) => ({ error: failure }),
      ),
    );
    if (error) throw error;
  };
  return <ExportButtons save={save} />;
}
