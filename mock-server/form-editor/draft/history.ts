export interface HistoryEntry<Value, Label> {
  readonly value: Value;
  readonly label: Label;
}

export interface DraftHistory<Value, Label> {
  /** The label names the change that replaced the value. */
  readonly past: readonly HistoryEntry<Value, Label>[];
  readonly present: Value;
  readonly future: readonly HistoryEntry<Value, Label>[];
  /** Changes of a series, such as letters typed into one field, are undone together. */
  readonly series: string | null;
}

const MAX_STEPS = 200;

export function createHistory<Value, Label>(present: Value): DraftHistory<Value, Label> {
  return { past: [], present, future: [], series: null };
}

export function recordEntry<Value, Label>(
  history: DraftHistory<Value, Label>,
  value: Value,
  label: Label,
  series: string | null = null,
): DraftHistory<Value, Label> {
  if (value === history.present) return history;
  const isContinued = series !== null && series === history.series && history.past.length > 0;
  const past = isContinued
    ? history.past
    : [...history.past, { value: history.present, label }].slice(-MAX_STEPS);
  return { past, present: value, future: [], series };
}

export function undoEntry<Value, Label>(history: DraftHistory<Value, Label>): DraftHistory<Value, Label> {
  const lastEntry = history.past.at(-1);
  if (lastEntry === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: lastEntry.value,
    future: [{ value: history.present, label: lastEntry.label }, ...history.future],
    series: null,
  };
}

export function redoEntry<Value, Label>(history: DraftHistory<Value, Label>): DraftHistory<Value, Label> {
  const [nextEntry, ...future] = history.future;
  if (nextEntry === undefined) return history;
  return {
    past: [...history.past, { value: history.present, label: nextEntry.label }],
    present: nextEntry.value,
    future,
    series: null,
  };
}
