import { MAX_PATTERN_STEPS } from './bounded-pattern';
import { MAX_PROGRAM_SIZE } from './linear-source';

export interface PatternLimits {
  readonly size: number;
  readonly steps: number;
}

const STEPS_OF_FORM = 5_000_000;

const SIZE_OF_FORM = 10_000;

/** All patterns get equal shares, so that no result depends on another field. */
export function createPatternLimits(patterns: number): PatternLimits {
  const parts = Math.max(1, patterns);
  return {
    size: Math.min(MAX_PROGRAM_SIZE, Math.floor(SIZE_OF_FORM / parts)),
    steps: Math.min(MAX_PATTERN_STEPS, Math.floor(STEPS_OF_FORM / parts)),
  };
}
