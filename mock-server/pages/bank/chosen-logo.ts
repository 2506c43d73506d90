import { useRef, useState } from 'react';

const TYPES = ['image/svg+xml', 'image/png'];
const MAX_BYTES = 200_000;

type LogoProblem = 'logoType' | 'logoSize' | 'logoBroken';

export interface ChosenLogo {
  /** Data URL of the chosen file, which is not applied yet. */
  readonly src: string | null;
  readonly refused: { readonly problem: LogoProblem; readonly file: string } | null;
  /** @returns false if the file is refused */
  choose(file: File | null): boolean;
  reportBroken(): void;
}

export function useChosenLogo(): ChosenLogo {
  const [src, setSrc] = useState<string | null>(null);
  const [refused, setRefused] = useState<ChosenLogo['refused']>(null);
  const newest = useRef<File | null>(null);

  return {
    src,
    refused,
    choose(file) {
      const problem = file && problemOf(file);
      newest.current = problem ? null : file;
      setSrc(null);
      setRefused(file && problem ? { problem, file: file.name } : null);
      if (file && !problem) {
        void dataUrlOf(file).then((url) => {
          if (newest.current === file) setSrc(url);
        });
      }
      return !problem;
    },
    reportBroken() {
      setSrc(null);
      setRefused({ problem: 'logoBroken', file: newest.current?.name ?? '' });
    },
  };
}

function problemOf({ type, size }: File): LogoProblem | null {
  if (!TYPES.includes(type)) return 'logoType';
  return size > MAX_BYTES ? 'logoSize' : null;
}

/** The content security policy allows no `blob:` pictures. Null for an unreadable file. */
function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
