import { useCallback, useEffect, useRef, useState } from 'react';
import { draftFiles } from './draft-files';

/** The files chosen beside a draft: kept as `draftFiles` does, and there again after a reload unless others were chosen meanwhile. */
export const useDraftFiles = (key: string) => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const isChosen = useRef(false);
  useEffect(() => {
    let isHere = true;
    void draftFiles.read(key).then((found) => {
      if (isHere && !isChosen.current && found.length > 0) setFiles(found);
    });
    return () => {
      isHere = false;
    };
  }, [key]);
  const choose = useCallback(
    (chosen: readonly File[]) => {
      isChosen.current = true;
      setFiles(chosen);
      void draftFiles.keep(key, chosen);
    },
    [key],
  );
  const forget = useCallback(() => void draftFiles.forget(key), [key]);
  return { files, choose, forget };
};
