import { useEffect, useState } from 'react';
import type { DynamicField } from './rules/field';
import type { Matcher, PatternEngine } from './rules/pattern';

type ReadPattern = (pattern: string) => Matcher | null;

const notYet: ReadPattern = () => null;

/** The engines are large: each is loaded by itself, after the page. */
const LOADING: Record<PatternEngine, () => Promise<ReadPattern>> = {
  linear: () => import('./rules/linear-pattern').then(({ linearPattern }) => linearPattern),
  bounded: () => import('./rules/bounded-pattern').then(({ boundedPattern }) => boundedPattern),
};

/** Runs configured patterns in the browser, by the engines that the fields need; until those are there patterns hold. */
export function usePatterns(fields: readonly DynamicField[]): ReadPattern {
  const [read, setRead] = useState<ReadPattern>(() => notYet);
  const needed = enginesFor(fields).join(' ');
  useEffect(() => {
    if (needed === '') return;
    let wanted = true;
    const engines = needed.split(' ').filter(isEngine);
    Promise.all(engines.map((engine) => LOADING[engine]())).then(
      (readers) => wanted && setRead(() => remembered(firstOf(readers))),
      // Without them the server judges alone.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [needed]);
  return read;
}

const isEngine = (name: string): name is PatternEngine => Object.hasOwn(LOADING, name);

/** The engines that patterns of the fields are run by, linear first. */
function enginesFor(fields: readonly DynamicField[]): PatternEngine[] {
  const needed = fields.flatMap(({ checks }) =>
    checks.flatMap((check) => (check.type === 'regex' ? [check.engine] : [])),
  );
  return (['linear', 'bounded'] as const).filter((engine) => needed.includes(engine));
}

/** A pattern is run by the first that can. */
const firstOf =
  (readers: readonly ReadPattern[]): ReadPattern =>
  (pattern) => {
    for (const read of readers) {
      const matcher = read(pattern);
      if (matcher) return matcher;
    }
    return null;
  };

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
