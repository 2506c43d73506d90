import { useRef, useState } from 'react';
import { dataUrlOf, type FittedLogo, fitLogo, type LogoChange, MAX_BYTES } from './fit-logo';

type LogoProblem = 'logoType' | 'logoSize' | 'logoBroken';

export interface ChosenLogo {
  readonly src: string | null;
  readonly changes: readonly LogoChange[];
  readonly refusedFile: { readonly problem: LogoProblem; readonly file: string } | null;
  /** @returns false if the file is refused */
  choose(file: File | null, replace: (fittedFile: File | null) => void): boolean;
}

export function useChosenLogo(): ChosenLogo {
  const [fittedLogo, setFitted] = useState<{ src: string; changes: readonly LogoChange[] } | null>(null);
  const [refusedFile, setRefused] = useState<ChosenLogo['refusedFile']>(null);
  const newestFile = useRef<File | null>(null);

  async function prepare(file: File, replace: (fittedFile: File | null) => void) {
    const result = await fitLogo(file);
    const src = result && (await dataUrlOf(result.file));
    if (newestFile.current !== file) return;
    const problem = problemOf(result);
    if (problem === null && result !== null && src !== null) {
      if (result.file !== file) replace(result.file);
      setFitted({ src, changes: result.changes });
      return;
    }
    replace(null);
    setRefused({ problem: problem ?? 'logoBroken', file: file.name });
  }

  return {
    src: fittedLogo?.src ?? null,
    changes: fittedLogo?.changes ?? [],
    refusedFile,
    choose(file, replace) {
      const problem = file && !isPicture(file) ? 'logoType' : null;
      newestFile.current = problem ? null : file;
      setFitted(null);
      setRefused(file && problem ? { problem, file: file.name } : null);
      if (file && !problem) void prepare(file, replace);
      return problem === null;
    },
  };
}

/** Systems that do not know SVG give no type. */
const isPicture = ({ type }: File) =>
  type === '' || /^image\/|^(?:text|application)\/(?:xml|plain|gzip|x-gzip)$/.test(type);

function problemOf(result: FittedLogo | null): LogoProblem | null {
  if (result === null) return 'logoBroken';
  return result.file.size > MAX_BYTES ? 'logoSize' : null;
}
