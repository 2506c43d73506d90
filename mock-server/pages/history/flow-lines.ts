import type { StatusNode } from './history-data';

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
  readonly arrowTip: ArrowTip | null;
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
  const targetStatuses = [...new Set(nodes.flatMap(({ exits }) => exits.map(({ status }) => status)))].filter(
    (goal) => nodes.some(({ status }) => status === goal),
  );
  const routes = targetStatuses.map((goal, lane) => createRoute(goal, { nodes, columns, lane }));
  return Array.from({ length: rows }, (_, row) => routes.flatMap((route) => createLinePart(route, row)));
}

interface TransitionRoute {
  readonly goal: string;
  readonly kind: LinePart['kind'];
  readonly lane: number;
  /** x positions where lines leave their nodes, by row. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
  readonly end: { readonly row: number; readonly x: number };
}

function createRoute(
  goal: string,
  { nodes, columns, lane }: { nodes: readonly Place[]; columns: number; lane: number },
): TransitionRoute {
  const xPositionOf = (index: number, side: 1 | -1) =>
    ((index % columns) + 0.5 + side * (lane + 1) * LANE_OFFSET_SHARE) / columns;
  const starts = new Map<number, number[]>();
  for (const [index, { exits }] of nodes.entries()) {
    if (!exits.some(({ status }) => status === goal)) continue;
    const row = Math.floor(index / columns);
    starts.set(row, [...(starts.get(row) ?? []), xPositionOf(index, 1)]);
  }
  const targetIndex = nodes.findIndex(({ status }) => status === goal);
  const end = { row: Math.floor(targetIndex / columns), x: xPositionOf(targetIndex, -1) };
  return { goal, kind: nodes[targetIndex]?.isEnd ? 'out' : 'back', lane, starts, end };
}

function createLinePart({ goal, kind, lane, starts, end }: TransitionRoute, row: number): LinePart | [] {
  const rows = [...starts.keys(), end.row];
  const [firstRow, lastRow] = [Math.min(...rows), Math.max(...rows)];
  if (row < firstRow || row > lastRow) return [];
  const height = px(SPACE_ABOVE_ROW_PX - GAP_ABOVE_NODES_PX - lane * LANE_GAP_PX);
  const laneX = px(-lane * LANE_GAP_PX);
  const isEnd = row === end.row;
  const rowStarts = starts.get(row) ?? [];
  const lineEnds = isEnd ? [...rowStarts, end.x] : rowStarts;
  const lines: TransitionLine[] = rowStarts.map((x) =>
    createVerticalLine(share(x), height, px(SPACE_ABOVE_ROW_PX)),
  );
  if (lineEnds.length > 0) {
    const startX = firstRow === lastRow ? share(Math.min(...lineEnds)) : laneX;
    lines.push({ x1: startX, y1: height, x2: share(Math.max(...lineEnds)), y2: height });
  }
  if (firstRow !== lastRow)
    lines.push(createVerticalLine(laneX, row === firstRow ? height : '0', row === lastRow ? height : '100%'));
  if (isEnd) lines.push(createVerticalLine(share(end.x), height, px(SPACE_ABOVE_ROW_PX - 1)));
  return { goal, kind, lines, arrowTip: isEnd ? { x: share(end.x) } : null };
}

const createVerticalLine = (x: string, y1: string, y2: string): TransitionLine => ({ x1: x, y1, x2: x, y2 });

const px = (length: number) => String(length);

const share = (part: number) => `${Number((part * 100).toFixed(3))}%`;
