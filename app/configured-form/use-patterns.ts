import { useEffect, useState } from 'react';
import type { DynamicField } from './rules/field';
import type { PatternEngine, PatternMatcher, RunnablePattern } from './rules/pattern';
import type { ValidationContext } from './rules/validate-field';

type MatcherOf = ValidationContext['matcherOf'];

const noMatcherYet: MatcherOf = () => null;

const ENGINE_LOADERS: Record<PatternEngine, () => Promise<(source: string) => PatternMatcher | null>> = {
  linear: () => import('./rules/linear-pattern').then(({ compileLinearPattern }) => compileLinearPattern),
  bounded: () => import('./rules/bounded-pattern').then(({ compileBoundedPattern }) => compileBoundedPattern),
};

/** DYN-14. Until the engines are loaded, the browser accepts every text and the server decides. */
export function usePatterns(fields: readonly DynamicField[]): MatcherOf {
  const [matcherOf, setMatcherOf] = useState<MatcherOf>(() => noMatcherYet);
  const serializedPatterns = JSON.stringify(patternsOf(fields));
  useEffect(() => {
    const patterns: RunnablePattern[] = JSON.parse(serializedPatterns);
    if (patterns.length === 0) return;
    let isCurrent = true;
    compileMatchers(patterns).then(
      (matchers) =>
        isCurrent &&
        setMatcherOf(
          () =>
            ({ source }: RunnablePattern) =>
              matchers.get(source) ?? null,
        ),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [serializedPatterns]);
  return matcherOf;
}

const patternsOf = (fields: readonly DynamicField[]): RunnablePattern[] =>
  fields.flatMap(({ checks }) => checks.flatMap((check) => (check.type === 'regex' ? [check.run] : [])));

async function compileMatchers(
  patterns: readonly RunnablePattern[],
): Promise<ReadonlyMap<string, PatternMatcher | null>> {
  const sources = new Map(patterns.map(({ source, engine }) => [source, engine]));
  const matchers = [...sources].map(async ([source, engine]) => {
    const compile = await ENGINE_LOADERS[engine]();
    return [source, compile(source)] as const;
  });
  return new Map(await Promise.all(matchers));
}
