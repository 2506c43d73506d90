import type { StatusNode } from './course-data';

const LANE_GAP_PX = 7;
const GAP_ABOVE_NODES_PX = 10;
const LANE_OFFSET_SHARE = 0.04;

export const SPACE_ABOVE_ROW_PX = 40;

export interface TransitionLine {
  readonly x1: string;
  readonly y1: string;
  readonly x2: string;
  readonly y2: string;
}

export interface ArrowTip {
  readonly x: string;
}

export interface LinePart {
  readonly goal: string;
  readonly kind: 'out' | 'back';
  readonly lines: readonly TransitionLine[];
  readonly tip: ArrowTip | null;
}

type Place = Pick<StatusNode, 'status' | 'isEnd' | 'exits'>;

/**
 * Lays out transitions against the usual order, by row of nodes. x positions are shares of the width.
 */
export function layOutTransitions(
  nodes: readonly Place[],
  columns: number,
): readonly (readonly LinePart[])[] {
  const rows = Math.ceil(nodes.length / columns);
  const goals = [...new Set(nodes.flatMap(({ exits }) => exits.map(({ status }) => status)))].filter((goal) =>
    nodes.some(({ status }) => status === goal),
  );
  const ways = goals.map((goal, lane) => wayTo(goal, { nodes, columns, lane }));
  return Array.from({ length: rows }, (_, row) => ways.flatMap((way) => partOf(way, row)));
}

interface Way {
  readonly goal: string;
  readonly kind: LinePart['kind'];
  readonly lane: number;
  /** x positions where lines leave their nodes, by row. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
  readonly end: { readonly row: number; readonly x: number };
}

function wayTo(
  goal: string,
  { nodes, columns, lane }: { nodes: readonly Place[]; columns: number; lane: number },
): Way {
  const xOf = (index: number, side: 1 | -1) =>
    ((index % columns) + 0.5 + side * (lane + 1) * LANE_OFFSET_SHARE) / columns;
  const starts = new Map<number, number[]>();
  for (const [index, { exits }] of nodes.entries()) {
    if (!exits.some(({ status }) => status === goal)) continue;
    const row = Math.floor(index / columns);
    starts.set(row, [...(starts.get(row) ?? []), xOf(index, 1)]);
  }
  const there = nodes.findIndex(({ status }) => status === goal);
  const end = { row: Math.floor(there / columns), x: xOf(there, -1) };
  return { goal, kind: nodes[there]?.isEnd ? 'out' : 'back', lane, starts, end };
}

function partOf({ goal, kind, lane, starts, end }: Way, row: number): LinePart | [] {
  const rows = [...starts.keys(), end.row];
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  if (row < first || row > last) return [];
  const height = px(SPACE_ABOVE_ROW_PX - GAP_ABOVE_NODES_PX - lane * LANE_GAP_PX);
  const beside = px(-lane * LANE_GAP_PX);
  const isEnd = row === end.row;
  const own = starts.get(row) ?? [];
  const stops = isEnd ? [...own, end.x] : own;
  const lines: TransitionLine[] = own.map((x) => vertical(share(x), height, px(SPACE_ABOVE_ROW_PX)));
  if (stops.length > 0) {
    const from = first === last ? share(Math.min(...stops)) : beside;
    lines.push({ x1: from, y1: height, x2: share(Math.max(...stops)), y2: height });
  }
  if (first !== last)
    lines.push(vertical(beside, row === first ? height : '0', row === last ? height : '100%'));
  if (isEnd) lines.push(vertical(share(end.x), height, px(SPACE_ABOVE_ROW_PX - 1)));
  return { goal, kind, lines, tip: isEnd ? { x: share(end.x) } : null };
}

const vertical = (x: string, y1: string, y2: string): TransitionLine => ({ x1: x, y1, x2: x, y2 });

const px = (length: number) => String(length);

const share = (part: number) => `${Number((part * 100).toFixed(3))}%`;
