import { useEffect, useState } from 'react';
import type { DynamicField } from './rules/field';
import type { Matcher } from './rules/pattern';

type ReadPattern = (pattern: string) => Matcher | null;

const notYet: ReadPattern = () => null;

/** Runs configured patterns in the browser. Their engine is large and loaded only for fields that need it; until then patterns hold. */
export function usePatterns(fields: readonly DynamicField[]): ReadPattern {
  const [read, setRead] = useState<ReadPattern>(() => notYet);
  const needed = fields.some(({ checks }) => checks.some(({ type }) => type === 'regex'));
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    import('./rules/pattern').then(
      ({ readPattern }) => wanted && setRead(() => remembered(readPattern)),
      // Without it the server judges alone.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [needed]);
  return read;
}

/** Compiles each pattern once. */
function remembered(read: ReadPattern): ReadPattern {
  const known = new Map<string, Matcher | null>();
  return (pattern) => {
    const matcher = known.get(pattern);
    if (matcher !== undefined) return matcher;
    const compiled = read(pattern);
    known.set(pattern, compiled);
    return compiled;
  };
}
